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
    (["The Tale", "The Tale of Two"], ["The Tale", "The Tale of Two"]),
    (["One", "Two"], ["One", "Two"]), (["One Tale"], ["One Tale"]),
    (["One Tale", "One Tale"], ["One Tale", "One Tale"]),
    (
      ["The Hunger Games", "The Hunger Games: Catching Fire", "The Hunger Games: Mockingjay"],
      ["The Hunger Games", "Catching Fire", "Mockingjay"]
    ),
    (["Dune – Messiah", "Dune"], ["Messiah", "Dune"]),
    (["Narnia: The Lion", "Narnia: The Lion King"], ["The Lion", "The Lion King"]),
    (["One Owl: A", "One Owl and B"], ["One Owl: A", "One Owl and B"]),
    (["e\u{301} a", "e\u{301} b"], ["a", "b"]), (["해리 포터", "해리 왕자"], ["포터", "왕자"]),
    ([" One\nA", "One B"], ["A", "B"]),
  ])
  func theBeginningThatTitlesShareIsDropped(titles: [String], short: [String]) throws {
    let books = try titles.map { try Emma(title: $0).book }
    let shared = SeriesTitles(titles)
    #expect(books.map { shared.short($0.title.onOneLine) } == short)
    #expect(shared.shortWidth == short.map { StyledText($0).displayWidth }.max())
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
    let line = SeriesTitles(series.map(\.title)).heading(
      series.books[2], behind: "", width: width, ellipsis: "…")
    let spaces = StyledText(String(title.prefix { $0 == " " }))
    #expect(line == spaces + StyledText(title.drop { $0 == " " }.description, style: .bold))
  }

  /// What titles begin with, and the name in it.
  @Test(arguments: [
    ("Harry Potter and the ", "Harry Potter"), ("Narnia: ", "Narnia"), ("and the ", ""), ("", ""),
    ("해리 포터와 ", "해리 포터"), ("제인 오스틴과 ", "제인 오스틴"), ("해리 포터와: ", "해리 포터와"),
    ("기와 ", "기와"), ("국어과 ", "국어과"), ("나의 사과 ", "나의 사과"),
  ])
  func aSeriesHasTheNameThatItsTitlesShare(shared: String, name: String) {
    #expect(shared.seriesName == name)
  }

  @Test(arguments: [
    ([], ""), (["The Tale"], ""), (["The Tale of A", "The Tale of B"], "The Tale of "),
    (["The Tale of A", "The Tale in B"], "The Tale "), (["The Tale", "The Tale"], ""),
    (["The Tale", "The Tale of A"], ""), (["The Tale", "The Tales"], "The "),
    (["A: B c", "A: B d"], "A: "), (["A B - C", "A B - D"], "A B - "), (["A", "A: B"], "A: "),
    (["A", "A: B", "A – C"], ""), (["A", "A:B"], ""), (["A-b", "A"], ""),
    (["A b: C", "A b D"], ""),
    (["The ", "The Tale"], "The "), (["A", "B"], ""),
    (["", "A b"], ""), (["A b", "A c", ""], ""), (["A b c", "A b d", "A e"], "A "),
    (["가 나", "가 다"], "가 "), (["가나", "가다"], ""), (["é a", "e\u{301} a"], ""),
  ])
  func wholeWordsAreShared(texts: [String], shared: String) {
    #expect(texts.sharedBeginning == shared)
  }
}
