import Foundation
import TestSupport
import Testing

/// Commands that can be typed without losing anything.
struct SafeChangeTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  private static let title = "Harry Potter and the"

  @Test(arguments: [
    (1, "philosopher’s stone"), (1, "philosopher's stone"), (2, "chamber of secrets"),
    (3, "prisoner of azkaban"), (3, "harry potter and the prisoner of azkaban"),
    (4, "goblet of fire"), (5, "order of the phoenix"), (6, "half blood prince"),
    (6, "half-blood prince"), (7, "deathly hallows"),
  ])
  func askingByAnyWordsChangesNothing(volume: Int, name: String) throws {
    #expect(try user.numbers("bookmark \(name)") == [volume])
    #expect(user.run("bookmark \(name)").ending == .exit(0))
    #expect(try user.folder.names() == [])
    #expect(try user.numbers("bookmark \(name) 9") == [volume])
    #expect(try user.numbers("bookmark") == [volume])
  }

  /// Steps from where the bookmark is: the volume's chapters are 22.
  @Test(arguments: [
    ("bookmark 3 9", "bookmark 3 +1", "10 The Marauder’s Map"),
    ("bookmark 3 9", "bookmark 3 +3", "12 The Patronus"),
    ("bookmark 3 9", "bookmark 3 -2", "7 The Boggart in the Wardrobe"),
    ("bookmark 3 9", "bookmark azkaban +1", "10 The Marauder’s Map"),
    ("bookmark 3 22", "bookmark 3 -21", "1 Owl Post"),
    ("bookmark 3 21", "bookmark 3 +1", "22 Owl Post Again"),
    ("bookmark 3 22", "bookmark 3 +1", "finished 1"),
    ("list", "bookmark 3 +1", "1 Owl Post"),
    ("bookmark 3 9", "next 3", "10 The Marauder’s Map"),
    ("bookmark 3 9", "next", "10 The Marauder’s Map"),
    ("bookmark 3 22", "next", "finished 1"),
  ])
  func aStepIsOneChapterOnOrBack(before: String, step: String, place: String) throws {
    user.run(before)
    let expected = ["3 \(Self.title) Prisoner of Azkaban: \(place)"]
    #expect(try user.memories(step) == expected)
    #expect(try user.memories() == expected)
  }

  /// What was typed before, and the volume that the reader is in then.
  @Test(arguments: [
    ("list", 1), ("show 5", 5), ("bookmark 3 9, show 5", 3), ("bookmark 3 9, bookmark 5 1", 5),
    ("bookmark 3 9, bookmark 3 --finished", 4), ("bookmark 7 1, bookmark 7 --finished", 1),
    ("bookmark 1 --finished, bookmark 7 1, bookmark 7 --finished", 2),
    ("bookmark 4 --finished, bookmark 3 22, next", 5),
  ])
  func nextIsAboutTheVolumeThatTheReaderIsIn(before: String, volume: Int) throws {
    for line in before.components(separatedBy: ", ") { user.run(line) }
    #expect(try user.numbers("next") == [volume])
  }

  @Test(arguments: [
    ("bookmark 3 9", "+14"), ("bookmark 3 22", "+2"), ("bookmark 3 9", "-9"),
    ("bookmark 3 1", "-1"), ("bookmark 3 9", "+99999999999999999999"),
    ("bookmark 3 9", "-9223372036854775808"), ("bookmark 3 9", "+9223372036854775807"),
    ("bookmark 3 9", "+"), ("list", "-1"),
  ])
  func aStepOverAnEndChangesNothing(before: String, step: String) throws {
    user.run(before)
    let text = user.folder.text(of: "state.json")
    let run = user.run("bookmark 3 \(step)")
    #expect(run.ending == .exit(64))
    #expect(run.output.isEmpty)
    #expect(user.folder.text(of: "state.json") == text)
  }

  @Test func whatWasFinishedStaysFinishedWhileItIsReadAgain() throws {
    let volume = "1 \(Self.title) Philosopher’s Stone"
    #expect(try user.memories("bookmark 1 --finished") == ["\(volume): finished 1"])
    #expect(try user.memories("bookmark 1 --finished") == ["\(volume): finished 1"])
    let place = "3 The Letters from No One"
    #expect(try user.memories("bookmark 1 3") == ["\(volume): \(place), finished 1"])
    #expect(try user.memories("bookmark 1 --finished") == ["\(volume): finished 2"])
    #expect(try user.memories("bookmark 1 3") == ["\(volume): \(place), finished 2"])
    #expect(try user.memories("bookmark 1 --remove") == ["\(volume): finished 2"])
    #expect(try user.memories("bookmark 1 --remove") == [])
  }
}

// MARK: Undo

extension SafeChangeTests {
  /// Every change, of a reader who has done all there is to do.
  @Test(arguments: [
    "bookmark 3 2", "bookmark 3 +1", "bookmark 3 --finished", "bookmark 3 --remove",
    "bookmark 1 5", "bookmark 1 --remove", "bookmark 1-3 --remove", "bookmark --clear", "forget 3",
    "forget 1 3-5", "forget --all", "shelf 2 --add", "shelf 3 5 --remove", "shelf --clear",
    "recent --clear", "summary 3 --collapse", "summary 4 --expand", "next", "next 2",
  ])
  func undoIsOneStepBackExactly(line: String) throws {
    for line in [
      "bookmark 1 --finished", "bookmark 3 9", "bookmark 6 2", "shelf 5 3 7 --add",
      "summary 1 --expand", "summary 3 --expand", "show 5", "show 1", "show 3",
    ] {
      user.run(line)
    }
    let before = try remembered()
    let change = user.run(line)
    #expect(change.ending == .exit(0))
    let after = try remembered()
    #expect(after != before)
    for expected in [before, after, before] {
      #expect(user.run("undo").ending == .exit(0))
      #expect(try remembered() == expected)
    }
  }

  /// Changes, and a command behind them that has nothing to do.
  @Test(arguments: [
    ("bookmark 2 --finished, undo", "bookmark 2 --remove"),
    ("show 1, shelf 1-2 --add, recent --clear, forget 1-2", "bookmark 1 --remove"),
    ("bookmark 2 1, forget 1-2, bookmark 1 2", "bookmark 1 2"),
    ("shelf 3 --add, shelf 3 --remove", "shelf 3 --remove"),
    ("bookmark 3 9, forget 3", "forget 3"), ("shelf 3 --add, shelf --clear", "bookmark --clear"),
  ])
  func whatChangesNothingIsNotTakenBack(changes: String, idle: String) throws {
    var before = try remembered()
    var after = before
    for line in changes.components(separatedBy: ", ") {
      before = after
      user.run(line)
      after = try remembered()
    }
    let text = try user.folder.read("state.json")
    user.run(idle)
    #expect(try user.folder.read("state.json") == text)
    user.run("undo")
    #expect(try remembered() == before)
  }

  @Test func whatWasMerelyShownSinceStays() throws {
    user.run("show 1")
    user.run("bookmark 3 9")
    user.run("bookmark 3 2")
    user.run("show 5")
    user.run("undo")
    #expect(try user.memories("bookmark") == ["3 \(Self.title) Prisoner of Azkaban: 9 Grim Defeat"])
    #expect(try user.numbers("recent") == [5, 1])
  }

  @Test func onlyTheLastChangeOfItsSeriesIsTakenBack() throws {
    let data = try user.folder.write(SampleBook.file(volumes: 2), to: "own.json")
    user.run("shelf 3 --add")
    user.run(["shelf", "1", "--add", "--data", data])
    user.run("undo")
    #expect(try user.memories() == [])
    #expect(try user.memories(ofDataFile: data) == ["1 Emma 1: kept"])
  }

  @Test func withoutAChangeThereIsNothingToTakeBack() throws {
    let run = user.run("undo")
    #expect(run.ending != .exit(74))
    #expect(try user.folder.names() == [])
    user.run("show 3")
    user.run("undo")
    #expect(try user.numbers("recent") == [3])
  }

  @Test func anAnswerThatReplacedSomethingSaysHowToGetItBack() {
    user.run("bookmark 3 9")
    for line in ["bookmark 3 2", "bookmark 3 --remove", "forget --all"] {
      user.run("shelf 1 --add")
      #expect(user.run(line).output.hasSuffix("Undo: hp-books undo\n"))
      user.run("undo")
    }
  }

  private struct Remembered: Equatable {
    let memories: [String]
    let shelf: [Int]
    let recent: [Int]
    let lastShown: String
  }

  private func remembered() throws -> Remembered {
    try Remembered(
      memories: user.memories(), shelf: user.numbers("shelf"), recent: user.numbers("recent"),
      lastShown: user.run("show --json").output)
  }
}

// MARK: Saving

extension SafeChangeTests {
  /// What stands where the folder of the state file should be.
  @Test(arguments: [
    "shelf 3 --add", "shelf 3 --add --json", "bookmark 3 9", "bookmark 3 9 --json", "next",
    "next --json", "bookmark 3 --finished",
    "bookmark 3 --finished --json",
  ])
  func nothingIsClaimedBeforeItIsSaved(line: String) throws {
    try user.folder.write("", to: "ro")
    let run = user.run("\(line) --state \(user.folder.path("ro/s.json"))")
    #expect(run.output.isEmpty)
    #expect(run.ending == .exit(74))
  }

  @Test func pagesStillLeaveFirst() throws {
    try user.folder.write("", to: "ro")
    let run = user.run("summary 3 --expand --state \(user.folder.path("ro/s.json"))")
    #expect(run.output.contains("Prisoner of Azkaban"))
    #expect(run.ending == .exit(74))
  }
}

// MARK: Sizes

extension SafeChangeTests {
  private static let limit = 16 << 20

  /// A state whose unknown member is as long as it takes.
  private func lay(bytes: Int) throws -> String {
    let (start, end) = (#"{"version": 2, "series": {}, "notes": ""#, #""}"#)
    let notes = String(repeating: "x", count: bytes - start.utf8.count - end.utf8.count)
    let text = start + notes + end
    try user.folder.write(text, to: "state.json")
    return text
  }

  @Test func nothingIsWrittenThatWouldNotBeRead() throws {
    let text = try lay(bytes: Self.limit)
    #expect(user.run("list").errors.isEmpty)
    let run = user.run("shelf 3 --add")
    #expect(run.ending == .exit(74))
    #expect(run.output.isEmpty)
    #expect(try user.folder.read("state.json") == text)
    #expect(try user.folder.names() == ["state.json"])
  }

  @Test func aLargeStateIsUsedAsLongAsItIsRead() throws {
    _ = try lay(bytes: Self.limit - 4_096)
    #expect(user.run("shelf 3 --add").ending == .exit(0))
    #expect(try user.memories("shelf") == ["3 \(Self.title) Prisoner of Azkaban: kept"])
  }

  /// Lists of numbers are short in a file of version 1, and records are longer.
  @Test func aStateOfManyRecordsIsRefusedWhereItWouldGrowTooLarge() throws {
    let numbers = (1...600_000).map(String.init).joined(separator: ",")
    let text = #"{"version":1,"series":{"embedded":{"kept":[\#(numbers)]}}}"#
    try user.folder.write(text, to: "state.json")
    #expect(user.run("bookmark 3 9").ending == .exit(74))
    #expect(try user.folder.read("state.json") == text)
  }

  @Test(arguments: ["shelf 3 --add", "list", "show 3"])
  func aLargerStateIsTooLargeAndNotDamaged(line: String) throws {
    let text = try lay(bytes: Self.limit + 1)
    let run = user.run(line)
    #expect(run.ending == .exit(line.contains("--add") ? 74 : 0))
    #expect(run.errors.contains("16 MiB"))
    #expect(!run.errors.contains("damaged"))
    #expect(try user.folder.read("state.json") == text)
    #expect(try user.folder.names() == ["state.json"])
  }
}
