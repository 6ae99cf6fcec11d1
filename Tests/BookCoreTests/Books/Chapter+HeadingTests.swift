import TestSupport
import Testing

@testable import BookCore

struct ChapterHeadingTests {
  /// Half of the headings decide whether chapters are numbered.
  ///
  /// A number beyond the greatest is part of the title, and slips in the numbering are read.
  @Test(arguments: try CaseFile().pairs("headings, and their numbers and titles"))
  func headingsAreNumbersAndTitles(headings: String, chapters: String) {
    expect(headings.parts, chapters.parts)
  }

  @Test(
    arguments: try CaseFile().pairs(
      "a heading with the word for a chapter, and the number and the title"))
  func chaptersAreCountedInOtherScriptsToo(heading: String, chapter: String) {
    expect([heading], [chapter])
  }

  /// What has no number, although it begins with one, or with another digit or half a character.
  @Test(arguments: try CaseFile().texts("headings without a number"))
  func whatIsNoNumberStaysPartOfTheTitle(heading: String) {
    #expect(Chapter.list(headings: [heading]) == [Chapter(place: 1, number: 1, title: heading)])
  }

  @Test(arguments: ["", "   ", "\u{a0}\t"])
  func aChapterMayHaveNoTitle(heading: String) {
    expect([heading], ["1 "])
    expect(["7. Owl Post", heading, "9. Grim"], ["7 Owl Post", "- ", "9 Grim"])
    expect(["Owl Post", heading, "Grim"], ["1 Owl Post", "2 ", "3 Grim"])
  }

  @Test(arguments: ["8.", "8. ", " 8. \u{3000}", "8)"])
  func aNumberAloneIsTaken(heading: String) {
    expect(["7. Owl Post", heading], ["7 Owl Post", "8 "])
    expect([heading.replacing("8", with: "1")], ["1 "])
  }

  /// The beginnings of headings are told by bytes, and by characters only where bytes cannot tell.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func bytesTellTheSameAsCharacters(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "1", "9", "10", "9999", "10000", "99999999999999999999", ".", ". ", ")", ") ", " ", "\t",
      "\u{a0}", "\u{3000}", "A", "é", "\u{301}", "\u{fe0f}", "½", "第", "제", "十", "章", "장", "：", "-",
      "か", "\u{3099}", "‘", "\u{1f3fd}", "Chapter ", "ch", "IV", "One", "-", ":",
    ]
    for _ in 0..<500 {
      let count = Int.random(in: 1...5, using: &generator)
      let heading = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let isBlank = heading.allSatisfy(\.isWhitespace)
      let expected =
        Chapter.listNumberAndTitle(in: heading) ?? Chapter.saidNumberAndTitle(in: heading)
      // With another that has a number, so that half of them have one.
      let found = Chapter.list(headings: [heading, "2. B"])[0]
      #expect(found.number == expected?.0, "\(heading.debugDescription)")
      // What says a number in words, and nothing else, is a title.
      let saysNumber = expected?.1 == "" && heading.contains(where: \.isLetter)
      let title = saysNumber ? heading : expected?.1 ?? (isBlank ? "" : heading)
      #expect(Array(found.title.utf8) == Array(title.utf8), "\(heading.debugDescription)")
    }
  }

  private func expect(
    _ headings: [String], _ chapters: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let list = Chapter.list(headings: headings)
    let found = list.map { "\($0.number.map(String.init) ?? "-") \($0.title)" }
    #expect(found == chapters, sourceLocation: sourceLocation)
    #expect(
      list.map(\.place) == Array(headings.indices.map { $0 + 1 }), sourceLocation: sourceLocation)
    #expect(list.map(\.id) == list.map(\.place), sourceLocation: sourceLocation)
  }
}
