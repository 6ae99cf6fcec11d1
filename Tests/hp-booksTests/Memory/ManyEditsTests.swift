import TestSupport
import Testing

/// Many changes, one after the other, and what takes each of them back.
struct ManyEditsTests {
  /// Whatever is typed in between, one step back is what was there before the last change.
  @Test(arguments: (1...3).sampled(1))
  func theLastChangeCanAlwaysBeTakenBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let user = try LibraryUser(Self.books(["Emma", "Persuasion", "Sanditon"]))
    let lines = [
      "show 1", "show 2", "bookmark 1 2", "bookmark 2 +1", "bookmark 1 -1", "next", "next",
      "shelf 1 --add", "shelf 1-2 --add", "shelf 2 --remove", "bookmark 1-2 --finished",
      "bookmark 1 --remove", "bookmark 2 --remove", "bookmark --clear", "shelf --clear",
      "forget --recent", "forget 1", "forget 1-2", "forget --all", "list", "shelf 3",
    ]
    var current: [String] = []
    var before: [String]?
    for _ in 1...80 {
      if let expected = before, Int.random(in: 1...4, using: &generator) == 1 {
        user.run("undo")
        #expect(try user.memories() == expected)
        (before, current) = (current, expected)
        continue
      }
      let line = lines.randomElement(using: &generator) ?? "list"
      let recent = try user.numbers("list --recent")
      user.run(line)
      let after = try user.memories()
      let isChange =
        try after != current || line.hasPrefix("forget") && user.numbers("list --recent") != recent
      if isChange { (before, current) = (current, after) }
    }
  }

  private static let changes = [
    "bookmark 1 2", "bookmark 2 1", "bookmark 2 +0", "bookmark 1 -1", "bookmark 3 +2", "next",
    "next 2", "bookmark --finished", "bookmark 1-2 --finished", "bookmark 2 --remove",
    "bookmark --clear", "shelf 1 --add", "shelf 1-2 --remove", "shelf --clear", "forget 1",
    "forget 2-3", "forget --recent", "forget --lost", "forget --all", "summary 3 --expand", "undo",
  ]

  /// What was done before two lines.
  private static let lives = [
    [], ["show 1", "bookmark 2 1", "bookmark 1 2", "forget 1"],
    ["show 3", "shelf 1-2 --add", "bookmark 1 2", "bookmark 2 --finished", "show 2"],
    ["bookmark 1-3 --finished", "bookmark 2 1", "bookmark 1 2", "undo"],
  ]

  private static let pairs = lives.flatMap { life in
    changes.flatMap { first in changes.map { life + [first, $0] } }
  }

  /// What `undo` brings back is what the last answer said had changed; a line that says that
  /// nothing changed leaves what can be undone as it is.
  @Test(arguments: pairs.sampled(120))
  func undoBringsBackWhatTheLastAnswerSaid(lines: [String]) throws {
    let user = try LibraryUser(Self.books(["Emma", "Persuasion", "Sanditon"]))
    func told() -> String {
      user.run("status --json").output + user.run("list --recent --json").output
    }
    func file() -> String? { try? user.folder.read("state.json") }
    for line in lines.dropLast() { user.run(line) }
    let (before, state) = (told(), file())
    let line = lines[lines.count - 1]
    let answer = user.run(line)
    let after = told()
    let isDaily = line.hasPrefix("next") || line.hasPrefix("summary")
    #expect(
      answer.output.contains("  \(line == "undo" ? "Do it again" : "Undo"): hp-books undo ")
        == (after != before && !isDaily), "\(answer)")
    if after == before {
      #expect(file() == state, "\(answer)")
    } else {
      #expect(user.run("undo").output.hasPrefix("  Undone. "))
      #expect(told() == before, "\(answer)")
    }
    if let state {
      try user.folder.write(state, to: "state.json")
    } else if file() != nil {
      try user.folder.remove("state.json")
    }
    let document = user.run(line + " --json").output
    if document.contains("isChanged") {
      #expect(document.contains("\"isChanged\": true") == (after != before), "\(document)")
    }
  }

  private static func books(_ titles: [String]) -> [SampleBook] {
    titles.map { SampleBook(title: $0, chapters: ["1. Part 1", "2. Part 2", "3. Part 3"]) }
  }
}
