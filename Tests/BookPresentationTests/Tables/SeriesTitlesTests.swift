import BookCore
import DisplayText
import TestSupport
import Testing

@testable import BookPresentation

struct SeriesTitlesTests {
  /// Titles, and what is left of them without the whole words that they share.
  @Test(arguments: [
    (["The Tale of One", "The Tale of Two"], ["One", "Two"]),
    (["The Tale", "The Tales"], ["Tale", "Tales"]),
    (["The Tale", "The Tale of Two"], ["Tale", "Tale of Two"]), (["One", "Two"], ["One", "Two"]),
    (["One Tale"], ["One Tale"]), (["One Tale", "One Tale"], ["Tale", "Tale"]),
    (["e\u{301} a", "e\u{301} b"], ["a", "b"]), (["해리 포터", "해리 왕자"], ["포터", "왕자"]),
    ([" One\nA", "One B"], ["A", "B"]),
  ])
  func wholeWordsThatAllShareAreDropped(titles: [String], short: [String]) throws {
    let books = try titles.map { try BookSample(title: $0).book }
    let shared = SeriesTitles(books)
    #expect(books.map { shared.short($0.title.onOneLine) } == short)
  }

  /// Widths of a screen, and the title: whole, without what all titles begin with, or cut.
  @Test(arguments: [
    (1, "…"), (2, "P…"), (8, "Prisone…"), (9, "Prisoner…"), (10, "Prisoner…"), (11, "Prisoner o…"),
    (12, "Prisoner of…"), (13, "Prisoner of…"), (14, "Prisoner of A…"), (18, "Prisoner of Azkab…"),
    (19, "Prisoner of Azkaban"), (20, "Prisoner of Azkaban"), (21, " Prisoner of Azkaban"),
    (38, "         Prisoner of Azkaban"), (39, "          Prisoner of Azkaban"),
    (40, "Harry Potter and the Prisoner of Azkaban"),
    (41, "Harry Potter and the Prisoner of Azkaban"),
    (42, " Harry Potter and the Prisoner of Azkaban"),
  ])
  func whatAllTitlesShareIsDroppedFirst(width: Int, title: String) throws {
    let series = try BookSeries.embedded()
    let line = SeriesTitles(series).heading(series.books[2], width: width, ellipsis: "…")
    let spaces = StyledText(String(title.prefix { $0 == " " }))
    #expect(line == spaces + StyledText(title.drop { $0 == " " }.description, style: .bold))
  }
}
