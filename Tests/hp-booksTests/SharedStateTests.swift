import Foundation
import TestSupport
import Testing

/// Many runs at once that save into the same file.
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
      let runs = try (0..<98).map {
        try reader.start(["summary", "\($0 % 7 + 1)", flags[$0 % 7 % 2]])
      }
      try finish(runs)
      let expanded = (1...7).filter { flags[($0 - 1) % 2] == "--expand" && $0 != 2 }
      #expect(try reader.remembered().expanded == expanded)
    }
  }

  @Test func theLastRunOfEachVolumeDecides() throws {
    let script = """
      for flag in $3; do hp-books show "$2" "--$flag" --data "$1" >/dev/null || exit; done
      """
    let chains = try (1...Self.volumes).map { volume in
      let last = volume.isMultiple(of: 3) ? "expand" : "collapse"
      let flags = "collapse expand collapse expand \(last)"
      return try reader.startShell(script, [data, "\(volume)", flags])
    }
    try finish(chains)
    let expanded = (1...Self.volumes).filter { $0.isMultiple(of: 3) }
    #expect(try remembered().expanded == expanded)
    #expect((1...Self.volumes).contains(try remembered().lastShown ?? 0))
  }

  private func run(sideBySide count: Int, flag: (Int) -> String) throws {
    let runs = try (0..<count).flatMap { _ in
      try (1...Self.volumes).map {
        try reader.start(["summary", "\($0)", flag($0), "--data", data])
      }
    }
    try finish(runs)
  }

  private func finish(_ runs: [RunningProgram]) throws {
    let outcomes = try runs.map { try $0.finish() }
    #expect(outcomes.allSatisfy { $0.ending == .exit(0) })
    #expect(Set(outcomes.map(\.errors)) == [""])
    #expect(try reader.home.names(in: ".local/state/hp-books") == ["state.json"])
  }

  private func remembered() throws -> Memory {
    try Memory(file: reader.home.path(ShellUser.usualStateFile), series: data)
  }
}
