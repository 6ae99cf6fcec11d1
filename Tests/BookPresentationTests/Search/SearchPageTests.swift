import BookCore
import BookPresentation
import TerminalKit
import Testing

struct SearchPageTests {
  @Test(arguments: [
    (
      80,
      """
         3  Emma, or the Matchmaker of Highbury and Her Friends
            Title       Emma, or the Matchmaker of Highbury and Her Friends
            Dedication  To Emma
            Summary     …is the friend of Emma: they are happy until somebody comes…
            Chapter     Before Emma
            Chapter 12  Emma

        10  Emma
            Title       Emma

      """
    ),
    (
      40,
      """
         3  Emma, or the Matchmaker of
            Highbury and Her Friends
            Title       Emma, or the…
            Dedication  To Emma
            Summary     …of Emma: they are…
            Chapter     Before Emma
            Chapter 12  Emma

        10  Emma
            Title       Emma

      """
    ),
    (
      20,
      """
        3  Emma, or the
           Matchmaker of
           Highbury and
           Her Friends
       Title
         Emma, or the…
       Dedication
         To Emma
       Summary
         …of Emma: they…
       Chapter
         Before Emma
       Chapter 12
         Emma

       10  Emma
       Title
         Emma

      """
    ),
  ])
  func hitsStandUnderTheirVolume(width: Int, page: String) throws {
    let books = [
      try BookSample(
        title: "Emma, or the Matchmaker of Highbury and Her Friends", dedication: "To Emma",
        summary: """
          The heroine is handsome, clever and rich, and so is the friend of Emma: they are happy \
          until somebody comes to stay.
          """,
        chapters: [
          Chapter(number: nil, title: "Before Emma"), Chapter(number: 11, title: "Other"),
          Chapter(number: 12, title: "Emma"),
        ]
      ).book,
      try BookSample(seriesNumber: 4, title: "Persuasion").book,
      try BookSample(seriesNumber: 10).book,
    ]
    let text = try lines("emma", books, width: width).plainText
    #expect(text == page)
  }

  @Test func whatWasFoundIsBoldAndLabelsAreDim() throws {
    let book = try BookSample(chapters: [Chapter(number: 1, title: "The Emma Case")]).book
    let lines = try lines("emma case", [book], width: 80)
    let styles = lines[1].spans.filter { !$0.text.allSatisfy { $0 == " " } }
    #expect(styles.map(\.text) == ["Chapter 1", "  The ", "Emma", "Case"])
    #expect(styles.map(\.style) == [.dim, .plain, .bold, .bold])
  }

  @Test func nothingFoundIsAnEmptyPage() {
    #expect(Page.search([], format: PageFormat(width: 80, usesColor: false)).lines.isEmpty)
  }

  @Test(arguments: Array(1...45) + [79, 80, 81, 120])
  func noLineIsWiderThanTheTerminal(width: Int) throws {
    let books = try BookSeries.embedded().books
    for word in ["a", "harry", "the of", "stairs minds", "dursley"] {
      for line in try lines(word, books, width: width) {
        #expect(line.displayWidth <= max(width, 4), "\(line.plainText)")
        #expect(line.plainText.last != " ")
      }
    }
  }

  private func lines(_ words: String, _ books: [Book], width: Int) throws -> [StyledText] {
    let search = try #require(BookSearch(words))
    let format = PageFormat(width: width, usesColor: true)
    return Page.search(search.results(in: books), format: format).lines
  }
}
