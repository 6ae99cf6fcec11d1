import TestSupport
import Testing

@Suite(.limitForPrograms)
struct MemoryTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test func thePageShownLastIsShownAgain() throws {
    #expect(try reader.run("show").output.contains("(1)\n"))
    let page = try reader.run("show", "5")
    #expect(try reader.run("show") == page)
    #expect(try reader.run("chapters") == reader.run("chapters", "5"))
    #expect(try reader.run("summary") == reader.run("summary", "5"))
  }

  @Test func onlyPagesCountAsShown() throws {
    _ = try reader.run("show", "5")
    _ = try reader.run("summary", "4", "--expand")
    _ = try reader.run("chapters", "3")
    #expect(try reader.remembered() == Memory(expanded: [4], lastShown: 5))
  }

  @Test(arguments: ["show", "summary"])
  func summariesStayAsTheyWereLeft(_ command: String) throws {
    let collapsed = try reader.run(command, "3")
    let expanded = try reader.run(command, "3", "--expand")
    #expect(expanded.output.contains("Less: hp-books summary 3 --collapse\n"))
    #expect(try reader.run(command, "3") == expanded)
    #expect(try reader.run(command, "3", "--collapse") == collapsed)
    #expect(try reader.run(command, "3") == collapsed)
  }

  @Test func eachVolumeIsRememberedForItself() throws {
    let fourth = try reader.run("summary", "4")
    for volume in ["6", "3", "1"] { _ = try reader.run("summary", volume, "--expand") }
    _ = try reader.run("summary", "6", "--collapse")
    #expect(try reader.remembered() == Memory(expanded: [1, 3]))
    #expect(try reader.run("summary", "4") == fourth)
  }

  @Test func eachDataFileIsRememberedForItself() throws {
    let home = reader.home
    let first = try home.write(SampleBook.file(volumes: 3), to: "first.json")
    let second = try home.write(SampleBook.file(volumes: 3), to: "second.json")
    _ = try reader.run("summary", "1", "--expand", "--data", first)
    _ = try reader.run("show", "2", "--data", second)
    let state = home.path(ShellUser.usualStateFile)
    #expect(try Memory(file: state, series: first) == Memory(expanded: [1]))
    #expect(try Memory(file: state, series: second) == Memory(expanded: [], lastShown: 2))
    #expect(try reader.remembered() == Memory(expanded: []))
  }

  /// What `hp-books help state` says to do when a data file moves.
  @Test func theStateFollowsAFileWhosePathIsReplaced() throws {
    let home = reader.home
    let old = try home.write(SampleBook.file(volumes: 2), to: "old.json")
    let expanded = try reader.run("summary", "2", "--expand", "--data", old)
    let new = home.path("new shelf.json")
    let script = """
      cd && mv old.json 'new shelf.json' &&
      hp-books paths --data 'new shelf.json' --width 500 &&
      sed "s|$HOME/old.json|$HOME/new shelf.json|" \(ShellUser.usualStateFile) > edited &&
      mv edited \(ShellUser.usualStateFile)
      """
    let paths = try reader.shell(script).output
    #expect(paths.contains(new))
    #expect(paths.contains(home.path(ShellUser.usualStateFile)))
    let moved = try reader.run("summary", "2", "--data", new)
    #expect(moved.output.replacing("'\(new)'", with: old) == expanded.output)
    #expect(try Memory(file: home.path(ShellUser.usualStateFile), series: new).expanded == [2])
  }

  @Test func twoDataFilesKeepTheirOwn() throws {
    let files = try ["a.json", "b.json"].map {
      try reader.home.write(SampleBook.file(volumes: 2), to: $0)
    }
    let file = reader.home.path("state.json")
    for (volume, data) in zip(1..., files) {
      let words = ["summary", "\(volume)", "--expand", "--data", data, "--state", file]
      #expect(try reader.run(words).ending == .exit(0))
    }
    for (volume, data) in zip(1..., files) {
      #expect(try Memory(file: file, series: data).expanded == [volume])
    }
  }

  @Test func aDataFileIsTheSameByAnyPath() throws {
    let home = reader.home
    let file = try home.write(SampleBook.file(volumes: 3), to: "books.json")
    try home.createFolder("work")
    let script = "cd \"$HOME/work\" && hp-books summary 1 --expand --data ../books.json"
    #expect(try reader.shell(script).ending == .exit(0))
    let expanded = try reader.run("summary", "1", "--data", file)
    #expect(expanded.output.contains("Less: "))
  }

  @Test(arguments: ["--expand", "--collapse"])
  func aShortSummaryIsNeitherExpandedNorCollapsed(_ flag: String) throws {
    let outcome = try reader.run("summary", "2", flag)
    #expect(try outcome == reader.run("summary", "2"))
    #expect(try reader.home.contents == [])
    _ = try reader.run("show", "2", flag)
    #expect(try reader.remembered() == Memory(expanded: [], lastShown: 2))
  }

  @Test func aVolumeThatIsGoneIsNotShown() throws {
    let file = try reader.home.write(SampleBook.file(volumes: 9), to: "books.json")
    _ = try reader.run("show", "9", "--data", file)
    try reader.home.write(SampleBook.file(volumes: 2), to: "books.json")
    #expect(try reader.run("show", "--data", file).output.contains("(1)\n"))
  }

  @Test(arguments: [-1, 0, 8, .max, .min])
  func aVolumeThatNeverWasIsPassedOver(_ volume: Int) throws {
    let text = """
      {"version": 1, "series": {"embedded": {"expanded": [\(volume), 3, 3], "lastShown": \(volume)}}}
      """
    let file = try reader.home.write(text, to: "state.json")
    #expect(try reader.run("show", "--state", file).output.contains("(1)\n"))
    #expect(try reader.run("summary", "3", "--state", file).output.contains("Less: "))
  }
}
