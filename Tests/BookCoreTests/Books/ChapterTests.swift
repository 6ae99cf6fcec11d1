import BookCore
import Testing

struct ChapterTests {
  @Test func aNumberThatOnlyTellsThePlaceIsNoTitle() {
    #expect(
      Chapter.list(headings: ["A", "2.", "C"]) == [
        Chapter(place: 1, number: 1, title: "A"), Chapter(place: 2, number: 2, title: ""),
        Chapter(place: 3, number: 3, title: "C"),
      ])
  }

  @Test func numbersInTheHeadingsAreTaken() {
    #expect(
      Chapter.list(headings: ["1. Owl Post", "2. Aunt Marge's Big Mistake", "14.  Norbert"]) == [
        Chapter(place: 1, number: 1, title: "Owl Post"),
        Chapter(place: 2, number: 2, title: "Aunt Marge's Big Mistake"),
        Chapter(place: 3, number: 14, title: "Norbert"),
      ])
  }

  /// Headings with the word for a chapter in Chinese, Japanese or Korean.
  @Test(arguments: [
    ("1장", 1, ""), ("제1장", 1, ""), ("第一章", 1, ""), ("第1章", 1, ""), ("第十二章", 12, ""),
    ("제 12 장  살아남은 아이", 12, "살아남은 아이"), ("12장. 노버트", 12, "노버트"),
    (" 第２３章：生き残った男の子", 23, "生き残った男の子"), ("第一百零五回　大难不死", 105, "大难不死"),
    ("第二〇章大难不死", 20, "大难不死"), ("第三百二十話", 320, ""), ("第一千零一话、夜", 1001, "夜"),
  ])
  func chaptersAreCountedInOtherScriptsToo(heading: String, number: Int, title: String) {
    #expect(Chapter.list(headings: [heading]) == [Chapter(place: 1, number: number, title: title)])
  }

  @Test(arguments: [
    "3장면", "第章", "제장", "第一次", "第一", "章", "第½章", "第一\u{301}章", "第一章\u{301}x",
    "第一二三四五六七八九一章", "第一万章",
  ])
  func otherWordsWithANumberAreTitles(heading: String) {
    #expect(Chapter.list(headings: [heading]) == [Chapter(place: 1, number: 1, title: heading)])
  }

  @Test func headingsWithoutNumbersAreCounted() {
    #expect(
      Chapter.list(headings: ["Owl Post", "1984. A Year", "3.14 and All", "2.", "Chapter 5"]) == [
        Chapter(place: 1, number: 1, title: "Owl Post"),
        Chapter(place: 2, number: 2, title: "1984. A Year"),
        Chapter(place: 3, number: 3, title: "3.14 and All"),
        Chapter(place: 4, number: 4, title: "2."),
        Chapter(place: 5, number: 5, title: "Chapter 5"),
      ])
  }

  @Test func aPrologueAmongNumberedChaptersStandsOutsideTheCount() {
    #expect(
      Chapter.list(headings: ["Prologue", "1. The Riddle House"]) == [
        Chapter(place: 1, number: nil, title: "Prologue"),
        Chapter(place: 2, number: 1, title: "The Riddle House"),
      ])
  }

  @Test(arguments: ["99999999999999999999. Overflow", "-1. Minus", "１. Full Width", "1: Colon"])
  func whatIsNoNumberStaysPartOfTheTitle(heading: String) {
    #expect(Chapter.list(headings: [heading]) == [Chapter(place: 1, number: 1, title: heading)])
  }

  @Test(arguments: ["7.No Space", "7) Parenthesis", "  7. Indented", "7.\u{a0}Hard Space"])
  func slipsInTheNumberingAreRead(heading: String) {
    #expect(Chapter.list(headings: [heading]).map(\.number) == [7])
    #expect(Chapter.list(headings: [heading]).first?.title.first?.isUppercase == true)
  }

  @Test(arguments: [
    "1.½ Platform", "1.٣ Owls", "3.²x", "1.\u{301}Accent", "5)\u{301} Accent", "7.\u{fe0f} Sign",
    "8.\u{200d}Joined", "6. \u{301}Stray",
  ])
  func anotherDigitOrHalfACharacterIsNoEndOfANumber(heading: String) {
    #expect(Chapter.list(headings: [heading]) == [Chapter(place: 1, number: 1, title: heading)])
  }

  @Test(arguments: ["", "   ", "\u{a0}\t", "1.", "1. ", " 1. \u{3000}", "1)"])
  func aChapterMayHaveNoTitle(heading: String) {
    #expect(Chapter.list(headings: [heading]) == [Chapter(place: 1, number: 1, title: "")])
  }

  @Test(arguments: ["", "   ", "\u{a0}\t"])
  func noTitleAmongNumberedChaptersHasNoNumber(heading: String) {
    #expect(
      Chapter.list(headings: ["7. Owl Post", heading, "9. Grim Defeat"]) == [
        Chapter(place: 1, number: 7, title: "Owl Post"), Chapter(place: 2, number: nil, title: ""),
        Chapter(place: 3, number: 9, title: "Grim Defeat"),
      ])
  }

  @Test(arguments: ["8.", "8. ", "8) "])
  func aNumberAloneAmongNumberedChaptersIsTaken(heading: String) {
    #expect(
      Chapter.list(headings: ["7. Owl Post", heading]) == [
        Chapter(place: 1, number: 7, title: "Owl Post"), Chapter(place: 2, number: 8, title: ""),
      ])
  }

  @Test(arguments: ["", "   "])
  func noTitleAmongUnnumberedChaptersIsCounted(heading: String) {
    #expect(
      Chapter.list(headings: ["Owl Post", heading, "Grim Defeat"]) == [
        Chapter(place: 1, number: 1, title: "Owl Post"), Chapter(place: 2, number: 2, title: ""),
        Chapter(place: 3, number: 3, title: "Grim Defeat"),
      ])
  }

  @Test func halfOfTheHeadingsDecide() {
    let headings = ["7. Owl Post", "Grim Defeat"]
    #expect(Chapter.list(headings: headings).map(\.number) == [7, nil])
    #expect(Chapter.list(headings: headings).map(\.id) == [1, 2])
    #expect(Chapter.list(headings: headings + ["Snape"]).map(\.number) == [1, 2, 3])
  }

  @Test func aNumberBeyondTheGreatestIsPartOfTheTitle() {
    let beyond = "9223372036854775808. End"
    #expect(
      Chapter.list(headings: ["\(Int.max). End"]) == [Chapter(place: 1, number: .max, title: "End")]
    )
    #expect(Chapter.list(headings: [beyond]) == [Chapter(place: 1, number: 1, title: beyond)])
  }

  @Test func noHeadingsAreNoChapters() { #expect(Chapter.list(headings: []).isEmpty) }
}
