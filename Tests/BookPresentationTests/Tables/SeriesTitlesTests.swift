import BookCore
import DisplayText
import TestSupport
import Testing

@testable import BookPresentation

struct SeriesTitlesTests {
  /// Titles, and what is left of them without the whole words that they share.
  @Test(
    arguments: try CaseFile().table("the beginning that titles share is dropped")
      as [([String], [String])])
  func theBeginningThatTitlesShareIsDropped(titles: [String], short: [String]) throws {
    let books = try titles.map { try Emma(title: $0).book }
    let shared = SeriesTitles(titles)
    #expect(books.map { shared.short($0.title.onOneLine) } == short)
    #expect(shared.shortWidth == short.map { StyledText($0).displayWidth }.max())
  }

  /// Widths of a screen, and the title: whole, without what all titles begin with, or cut.
  @Test(
    arguments: try CaseFile().table("what all titles share is dropped first") as [(Int, String)])
  func whatAllTitlesShareIsDroppedFirst(width: Int, title: String) throws {
    let series = try BookSeries.embedded()
    let line = SeriesTitles(series.map(\.title)).heading(
      series.books[2], behind: "", width: width, ellipsis: "…")
    let spaces = StyledText(String(title.prefix { $0 == " " }))
    #expect(line == spaces + StyledText(title.drop { $0 == " " }.description, style: .bold))
  }

  /// What titles begin with, and the name in it.
  @Test(arguments: try CaseFile().pairs("a series has the name that its titles share"))
  func aSeriesHasTheNameThatItsTitlesShare(shared: String, name: String) {
    #expect(shared.seriesName == name)
  }

  @Test(arguments: try CaseFile().table("whole words are shared") as [([String], String)])
  func wholeWordsAreShared(texts: [String], shared: String) {
    #expect(texts.sharedBeginning == shared)
  }
}
