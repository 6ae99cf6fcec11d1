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

  private static func books(_ titles: [String]) -> [SampleBook] {
    titles.map { SampleBook(title: $0, chapters: ["1. Part 1", "2. Part 2", "3. Part 3"]) }
  }
}
