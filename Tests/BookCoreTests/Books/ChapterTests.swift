import BookCore
import TestSupport
import Testing

struct ChapterTests {
  /// Headings, and their numbers and titles.
  @Test(arguments: [
    ([], []),
    (["A", "2.", "C"], ["1 A", "2 ", "3 C"]),
    (
      ["1. Owl Post", "2. Aunt’s Mistake", "14.  Norbert"],
      ["1 Owl Post", "2 Aunt’s Mistake", "14 Norbert"]
    ),
    (["Prologue", "1. The Riddle House"], ["- Prologue", "1 The Riddle House"]),
    (
      ["Owl Post", "1984. A Year", "3.14 and All", "2.", "Chapter 5"],
      ["1 Owl Post", "2 1984. A Year", "3 3.14 and All", "4 2.", "5 Chapter 5"]
    ),
    // A number beyond the greatest is part of the title.
    (["9223372036854775807. End"], ["9223372036854775807 End"]),
    (["9223372036854775808. End"], ["1 9223372036854775808. End"]),
    // Half of the headings decide whether chapters are numbered.
    (["7. Owl Post", "Grim Defeat"], ["7 Owl Post", "- Grim Defeat"]),
    (["7. Owl Post", "Grim Defeat", "Snape"], ["1 7. Owl Post", "2 Grim Defeat", "3 Snape"]),
    // Slips in the numbering are read.
    (["7.No Space"], ["7 No Space"]), (["7) Parenthesis"], ["7 Parenthesis"]),
    (["  7. Indented"], ["7 Indented"]), (["7.\u{a0}Hard Space"], ["7 Hard Space"]),
  ])
  func headingsAreNumbersAndTitles(headings: [String], chapters: [String]) {
    expect(headings, chapters)
  }

  /// Headings with the word for a chapter in Chinese, Japanese or Korean.
  @Test(arguments: [
    ("1장", "1 "), ("제1장", "1 "), ("第一章", "1 "), ("第1章", "1 "), ("第十二章", "12 "),
    ("제 12 장  살아남은 아이", "12 살아남은 아이"), ("12장. 노버트", "12 노버트"),
    (" 第２３章：生き残った男の子", "23 生き残った男の子"), ("第一百零五回　大难不死", "105 大难不死"),
    ("第二〇章大难不死", "20 大难不死"), ("第三百二十話", "320 "), ("第一千零一话、夜", "1001 夜"),
  ])
  func chaptersAreCountedInOtherScriptsToo(heading: String, chapter: String) {
    expect([heading], [chapter])
  }

  /// What has no number, although it begins with one, or with another digit or half a character.
  @Test(arguments: [
    "3장면", "第章", "제장", "第一次", "第一", "章", "第½章", "第一\u{301}章", "第一章\u{301}x",
    "第一二三四五六七八九一章", "第一万章", "99999999999999999999. Overflow", "-1. Minus",
    "１. Full Width", "1: Colon", "1.½ Platform", "1.٣ Owls", "3.²x", "1.\u{301}Accent",
    "5)\u{301} Accent", "7.\u{fe0f} Sign", "8.\u{200d}Joined", "6. \u{301}Stray",
  ])
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
    ]
    for _ in 0..<500 {
      let count = Int.random(in: 1...5, using: &generator)
      let heading = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let isBlank = heading.allSatisfy(\.isWhitespace)
      let expected = Chapter.numberAndTitle(in: heading)
      // With another that has a number, so that half of them have one.
      let found = Chapter.list(headings: [heading, "2. B"])[0]
      #expect(found.number == expected?.0, "\(heading.debugDescription)")
      let title = expected?.1 ?? (isBlank ? "" : heading)
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
