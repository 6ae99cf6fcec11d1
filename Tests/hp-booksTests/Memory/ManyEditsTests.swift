import TestSupport
import Testing

/// Long lives of a reader state, beside what a person would expect of them.
struct ManyEditsTests {
  private static let titles = [
    "Emma", "Persuasion", "Sanditon", "Lady Susan", "Northanger Abbey", "Evelina", "Villette",
    "Middlemarch", "설득", "Waverley",
  ]

  /// What is expected of a book, by its title alone.
  private struct Memory {
    var chapter: Int?
    var timesFinished = 0
    var isKept = false

    var text: String? {
      let parts = [
        chapter.map { "\($0) Part \($0)" },
        timesFinished > 0 ? "finished \(timesFinished)" : nil, isKept ? "kept" : nil,
      ].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }

  /// A series is edited again and again, and books are read that come and go.
  @Test(arguments: 1...2)
  func everyBookKeepsWhatIsItsOwn(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var expected: [String: Memory] = [:]
    let user = try LibraryUser(Self.books(Self.titles))
    for _ in 1...25 {
      let count = Int.random(in: 1...Self.titles.count, using: &generator)
      let present = Array(Self.titles.shuffled(using: &generator).prefix(count))
      try user.edit(Self.books(present))
      let volume = Int.random(in: 1...count, using: &generator)
      let before = expected[present[volume - 1], default: Memory()]
      var after = before
      switch Int.random(in: 0...4, using: &generator) {
      case 0:
        after.isKept.toggle()
        user.run("shelf \(volume) \(after.isKept ? "--add" : "--remove")")
      case 1:
        if before.chapter != nil || before.timesFinished == 0 { after.timesFinished += 1 }
        after.chapter = nil
        user.run("bookmark \(volume) --finished")
      case 2:
        after = Memory()
        user.run("forget \(volume)")
      case 3:
        user.run("show \(volume)")
      default:
        after.chapter = Int.random(in: 1...3, using: &generator)
        user.run("bookmark \(volume) \(after.chapter ?? 1)")
      }
      expected[present[volume - 1]] = after
      #expect(
        try user.memories()
          == zip(1..., present).compactMap { number, title in
            expected[title]?.text.map { "\(number) \(title): \($0)" }
          })
    }
  }

  /// Whatever is typed in between, one step back is what was there before the last change.
  @Test(arguments: 1...3)
  func theLastChangeCanAlwaysBeTakenBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let user = try LibraryUser(Self.books(["Emma", "Persuasion", "Sanditon"]))
    let lines = [
      "show 1", "show 2", "bookmark 1 2", "bookmark 2 +1", "bookmark 1 -1", "next", "next",
      "shelf 1 --add", "shelf 1-2 --add", "shelf 2 --remove", "bookmark 1-2 --finished",
      "bookmark 1 --remove", "bookmark 2 --remove", "bookmark --clear", "shelf --clear",
      "recent --clear", "forget 1", "forget 1-2", "forget --all", "list", "shelf 3",
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
      let recent = try user.numbers("recent")
      user.run(line)
      let after = try user.memories()
      let isChange =
        try after != current || line == "recent --clear" && !recent.isEmpty
        || line.hasPrefix("forget") && user.numbers("recent") != recent
      if isChange { (before, current) = (current, after) }
    }
  }

  private static func books(_ titles: [String]) -> [SampleBook] {
    titles.map { SampleBook(title: $0, chapters: ["1. Part 1", "2. Part 2", "3. Part 3"]) }
  }
}
