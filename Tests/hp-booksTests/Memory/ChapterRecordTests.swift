import TestSupport
import Testing

/// A bookmark belongs to a chapter, wherever that stands in its book.
struct ChapterRecordTests {
  private static let chapters = ["1. Hartfield", "2. Randalls", "3. Highbury"]

  private static func book(_ chapters: [String]) -> [SampleBook] {
    [SampleBook(chapters: chapters), SampleBook(title: "Sanditon")]
  }

  /// The chapters of Emma after a change, and where her reader is, who was at Randalls.
  @Test(arguments: [
    (["1. Prologue", "2. Hartfield", "3. Randalls", "4. Highbury"], "3 Randalls"),
    (["Prologue", "1. Hartfield", "2. Randalls", "3. Highbury"], "3 Randalls"),
    (["1. Randalls", "2. Hartfield", "3. Highbury"], "1 Randalls"),
    (["7. Hartfield", "8. Randalls", "9. Highbury"], "2 Randalls"),
    (["Hartfield", "Randalls", "Highbury"], "2 Randalls"),
    (["1. Hartfield", "2. Randals", "3. Highbury"], "2 Randals"),
    (["1. Randalls", "2. Randalls", "3. Randalls"], "2 Randalls"),
    (["1. Hartfield", "2. Highbury"], "begun Randalls"),
    (["1. Hartfield", "2. Box Hill", "3. Highbury"], "begun Randalls"),
    (["1. Randals", "2. Hartfield", "3. Highbury"], "begun Randalls"),
    (["1. Randalls", "2. Hartfield", "3. Randalls"], "begun Randalls"),
    (["1. Randalls", "2. Randals", "3. Randalls"], "2 Randals"),
    (["1. Randalls"], "1 Randalls"),
    ([], "begun Randalls"),
  ])
  func aBookmarkFollowsItsChapter(after: [String], place: String) throws {
    let user = try LibraryUser(Self.book(Self.chapters))
    user.run("bookmark 1 randalls")
    try user.edit(Self.book(after))
    #expect(try user.memories() == ["1 Emma: \(place)"])
    #expect(try user.memories("bookmark 1") == ["1 Emma: \(place)"])
    user.run("shelf 2 --add")
    #expect(try user.memories() == ["1 Emma: \(place)", "2 Sanditon: kept"])
    try user.edit(Self.book(Self.chapters))
    #expect(try user.memories() == ["1 Emma: 2 Randalls", "2 Sanditon: kept"])
  }

  @Test func aBookAndItsChapterMoveTogether() throws {
    let user = try LibraryUser(Self.book(Self.chapters))
    user.run("bookmark 1 2")
    let longer = Self.book(["1. Prologue"] + Self.chapters)
    try user.edit(longer.reversed())
    #expect(try user.memories() == ["2 Emma: 3 Randalls"])
    #expect(try user.memories("bookmark 2 +1") == ["2 Emma: 4 Highbury"])
  }
}
