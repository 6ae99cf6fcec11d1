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

  /// Widths, and the page in them; excerpts go below their labels if they have less than 20 columns.
  @Test(arguments: [
    (
      2...2,
      """
      10
      Em
      ma
      T…

      D…

      C…


      """
    ),
    (
      5...5,
      """
       10
        Em
        ma
       Ti…
         …
       De…
         …
       Ch…
         …

      """
    ),
    (
      8...8,
      """
       10
          Emm
          a
       Title
         Emma
       Dedic…
         …Em…
       Chapt…
         …Em…

      """
    ),
    (
      10...10,
      """
       10  Emma
       Title
         Emma
       Dedicat…
         …Emma
       Chapter…
         …Emma

      """
    ),
    (
      12...18,
      """
       10  Emma
       Title
         Emma
       Dedication
         To Emma
       Chapter 12
         …of Emma

      """
    ),
    (
      22...37,
      """
       10  Emma
       Title
         Emma
       Dedication
         To Emma
       Chapter 12
         The Return of Emma

      """
    ),
    (
      38...39,
      """
       10  Emma
           Title       Emma
           Dedication  To Emma
           Chapter 12  The Return of Emma

      """
    ),
    (
      40...42,
      """
        10  Emma
            Title       Emma
            Dedication  To Emma
            Chapter 12  The Return of Emma

      """
    ),
  ])
  func excerptsStandBesideTheirLabelsIfTheyHaveRoom(
    widths: ClosedRange<Int>, page: String
  ) throws {
    let book = try BookSample(
      seriesNumber: 10, dedication: "To Emma", summary: "",
      chapters: [Chapter(number: 12, title: "The Return of Emma")]
    ).book
    for width in widths {
      let text = try lines("emma", [book], width: width).plainText
      #expect(text == page, "\(width)")
    }
  }

  /// Labels and numbers make their columns: without long ones the page is narrower.
  @Test(arguments: [
    (32, " 3  Emma\n    Title  Emma\n"), (31, " 3  Emma\n Title\n   Emma\n"),
  ])
  func shortLabelsNeedLessRoom(width: Int, page: String) throws {
    let book = try BookSample(dedication: "", summary: "", chapters: []).book
    let text = try lines("emma", [book], width: width).plainText
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
