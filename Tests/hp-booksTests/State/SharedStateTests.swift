import BookCore
import TestSupport
import Testing

/// Many runs at once that save into the same file.
@Suite(.limitForPrograms)
struct SharedStateTests {
  private static let volumes = 20

  private let reader: ShellUser
  private let data: String

  init() throws {
    reader = try ShellUser()
    data = try reader.home.write(SampleBook.file(volumes: Self.volumes), to: "books.json")
  }

  @Test func eachOfAHundredRunsKeepsItsChange() throws {
    let even = (1...Self.volumes).filter { $0.isMultiple(of: 2) }
    try run(sideBySide: 5) { even.contains($0) ? "--expand" : "--collapse" }
    #expect(try remembered().expanded == even)
    let odd = (1...Self.volumes).filter { !$0.isMultiple(of: 2) }
    try run(sideBySide: 5) { even.contains($0) ? "--collapse" : "--expand" }
    #expect(try remembered().expanded == odd)
  }

  /// The seven volumes have a short one among them, of which nothing is remembered.
  @Test func theSevenVolumesEndAsTheyWereAsked() throws {
    for flags in [["--expand", "--collapse"], ["--collapse", "--expand"]] {
      try run((0..<98).map { ["summary", "\($0 % 7 + 1)", flags[$0 % 7 % 2]] })
      let expanded = (1...7).filter { flags[($0 - 1) % 2] == "--expand" && $0 != 2 }
      #expect(try reader.remembered().expanded == expanded)
    }
  }

  @Test func theLastRunOfEachVolumeDecides() throws {
    let script = """
      for flag in $3; do hp-books show "$2" "--$flag" --data "$1" >/dev/null || exit; done
      """
    let chains = (1...Self.volumes).map { volume in
      let last = volume.isMultiple(of: 3) ? "expand" : "collapse"
      return [data, "\(volume)", "collapse expand collapse expand \(last)"]
    }
    try finish(chains) { try reader.startShell(script, $0) }
    let expanded = (1...Self.volumes).filter { $0.isMultiple(of: 3) }
    #expect(try remembered().expanded == expanded)
    #expect((1...Self.volumes).contains(try remembered().lastShown ?? 0))
  }

  /// The shelf, bookmarks and what is forgotten, all at once.
  @Test func changesOfTheLibraryKeepEachOther() throws {
    let books = try BookSeries(contentsOfFile: data).books
    let store = ReaderStateStore(
      file: reader.home.path(ShellUser.usualStateFile), series: .dataFile(data),
      titles: books.map(\.title))
    let (forgotten, others) = (books.prefix(5).map(\.identity), books.dropFirst(5))
    try store.save(
      [.kept(forgotten), .finished(forgotten)] + forgotten.map { .shown($0) }
        + others.map { .expanded($0.identity) })
    let lines =
      others.flatMap { book in
        let volume = String(book.seriesNumber)
        return [["shelf", volume, "--add"], ["bookmark", volume, "2"]]
      } + forgotten.map { ["forget", String($0.volume)] }
    try run(lines.map { $0 + ["--data", data] })
    let state = store.load().state
    let volumes = others.map(\.seriesNumber)
    #expect(state.keptVolumes == volumes)
    #expect(state.bookmarks == Dictionary(uniqueKeysWithValues: volumes.map { ($0, 2) }))
    #expect(state.recentVolumes == [])
    #expect(state.expandedVolumes == volumes)
  }

  private func run(sideBySide count: Int, flag: (Int) -> String) throws {
    let volumes = (0..<count).flatMap { _ in Array(1...Self.volumes) }
    try run(volumes.map { ["summary", "\($0)", flag($0), "--data", data] })
  }

  private func run(_ commandLines: [[String]]) throws {
    try finish(commandLines) { try reader.start($0) }
  }

  /// Runs everything side by side, and again what lost its patience with the others, as a user
  /// would who reads that on a slow disk.
  private func finish(
    _ commandLines: [[String]], start: ([String]) throws -> RunningProgram
  ) throws {
    var due = commandLines
    while !due.isEmpty {
      let results = try due.map { ($0, try start($0)) }.map { ($0, try $1.finish()) }
      let impatient = results.filter { $1.errors.contains("another program is keeping it locked") }
      #expect(impatient.allSatisfy { $1.ending == .exit(74) })
      let others = results.filter { !$1.errors.contains("another program is keeping it locked") }
      #expect(others.allSatisfy { $1.ending == .exit(0) && $1.errors == "" })
      try #require(impatient.count < due.count)
      due = impatient.map(\.0)
    }
    #expect(try reader.home.names(in: ".local/state/hp-books") == ["state.json"])
  }

  private func remembered() throws -> Memory {
    try Memory(file: reader.home.path(ShellUser.usualStateFile), series: data)
  }
}
