import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

struct PageSearchTests {
  @Test(arguments: try CaseFile().sections(of: "three volumes"))
  func hitsStandUnderTheirVolume(page: CaseFile.Section) throws {
    let books = [
      try Emma(
        title: "Emma, or the Matchmaker of Highbury and Her Friends", dedication: "To Emma",
        summary: """
          The heroine is handsome, clever and rich, and so is the friend of Emma: they are happy \
          until somebody comes to stay.
          """,
        chapters: [
          Chapter(place: 1, number: nil, title: "Before Emma"),
          Chapter(
            place: 2, number: 11, title: "Other",
            people: [
              ChapterEntry(
                name: "Mr Knightley",
                text: "The only one who sees faults in Emma Woodhouse, and who tells her so."),
              ChapterEntry(name: "Emma", text: "A heroine."),
            ]),
          Chapter(
            place: 3, number: 12,
            title: "Emma, or the Matchmaker of Highbury and Her Friends and Emma"),
        ]
      ).book,
      try Emma(seriesNumber: 4, title: "Persuasion").book,
      try Emma(seriesNumber: 10).book,
    ]
    try expect(page, of: books)
  }

  /// Texts go below their labels if they have less than 20 columns.
  @Test(arguments: try CaseFile().sections(of: "one volume"))
  func textsStandBesideTheirLabelsIfTheyHaveRoom(page: CaseFile.Section) throws {
    let book = try Emma(
      seriesNumber: 10, dedication: "To Emma", summary: "",
      chapters: [Chapter(place: 1, number: 12, title: "The Return of Emma")]
    ).book
    try expect(page, of: [book])
  }

  /// Labels and numbers make their columns: without long ones the page is narrower.
  @Test(arguments: try CaseFile().sections(of: "short labels"))
  func shortLabelsNeedLessRoom(page: CaseFile.Section) throws {
    let book = try Emma(
      title: "Title", author: "Emma", dedication: "", summary: "", chapters: []
    ).book
    try expect(page, of: [book])
  }

  @Test func aLongChapterTitleIsWholeAndAHostileOneHarmless() throws {
    let titles = ["마법사의 돌과 비밀의 방 그리고 아즈카반의 죄수", " Emma\r\n돌\u{1b}[2J\u{202e}\tend\n"]
    let chapters = titles.map { Chapter(place: 1, number: nil, title: $0) }
    let book = try Emma(title: "Emma\n\u{9b}돌 ", chapters: chapters).book
    #expect(
      try lines("돌", [book], width: 40).plainText == #"""
          3  Emma \u{9b}돌
             Chapter  마법사의 돌과 비밀의 방
                      그리고 아즈카반의 죄수
             Chapter  Emma 돌\u{1b}[2J\u{202e}
                      end

          3 hits in 1 volume

        """#)
  }

  @Test func whatWasFoundHasTheAccentAndLabelsArePlain() throws {
    let book = try Emma(chapters: [Chapter(place: 1, number: 1, title: "The Emma Case")]).book
    let lines = try lines("emma case", [book], width: 80)
    let styles = lines[1].spans.filter { !$0.text.allSatisfy { $0 == " " } }
    #expect(styles.map(\.text) == ["     Chapter 1  The ", "Emma", "Case"])
    #expect(styles.map(\.style) == [.plain, .accent, .accent])
    #expect(lines.last?.spans.last?.style == .plain)
  }

  @Test func whatWasFoundInATitleHasTheAccentThere() throws {
    let book = try Emma(title: " My\nEmma Case", chapters: []).book
    let lines = try lines("emma", [book], width: 80)
    #expect(lines[0].spans.map(\.text) == ["  3  ", "My ", "Emma", " Case"])
    #expect(lines[0].spans.map(\.style) == [.plain, .bold, .accent, .bold])
  }

  @Test func nothingFoundIsAnEmptyPage() throws {
    #expect(try lines("xyzzy", [try Emma(seriesNumber: 1).book], width: 80).isEmpty)
  }

  @Test(arguments: ["a", "harry", "the of", "stairs minds", "dursley", "rowling"])
  func noLineIsWiderThanTheTerminal(words: String) throws {
    let search = try #require(SearchQuery(words))
    let findings = SearchFindings(of: search, in: try .ofFreshReader())
    for width in (Array(1...45) + [79, 80, 81, 120]).sampled(15) {
      for usesASCII in [false, true] {
        let format = PageFormat(width: width, usesColor: true, usesASCII: usesASCII)
        for line in Page.search(findings, format: format).lines {
          #expect(line.displayWidth <= max(width, 4), "\(line.plainText)")
          #expect(line.plainText.last != " ")
        }
      }
    }
  }

  private func expect(_ page: CaseFile.Section, of books: [Book]) throws {
    for width in try #require(page.widths) {
      let text = try lines("emma", books, width: width).plainText
      #expect(text == page.text, "\(width)")
    }
  }

  private func lines(_ words: String, _ books: [Book], width: Int) throws -> [StyledText] {
    let search = try #require(SearchQuery(words))
    let format = PageFormat(width: width, usesColor: true)
    let findings = SearchFindings(of: search, in: StorySoFar(everythingIn: books))
    return Page.search(findings, format: format).lines
  }
}
