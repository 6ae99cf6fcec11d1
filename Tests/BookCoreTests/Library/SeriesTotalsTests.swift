import TestSupport
import Testing

@testable import BookCore

struct SeriesTotalsTests {
  private func book(
    _ volume: Int, pages: Int = 100, released: String = "1997-06-26", chapters: Int = 10
  ) throws -> Book {
    Book(
      seriesNumber: volume, title: "Book \(volume)", author: "A", pages: pages,
      releaseDate: try #require(ReleaseDate(released)), dedication: "", summary: Summary(""),
      wiki: nil, chapters: .numbered(chapters))
  }

  private func totals(_ books: [Book], _ state: ReaderState) -> SeriesTotals {
    SeriesTotals(books.progress(state))
  }

  @Test func aSeriesWithoutVolumesHasNothing() {
    let totals = totals([], ReaderState(after: .finished([1])))
    #expect(totals.volumes == 0)
    #expect(totals.releaseDates == nil)
    #expect(totals.finished == 0)
  }

  @Test func everythingIsCounted() throws {
    let books = try [
      book(1, pages: 223, released: "1998-01-01", chapters: 17),
      book(2, pages: 251, released: "1997-06-26", chapters: 18),
      book(3, pages: 317, released: "1997-12-31", chapters: 22),
      book(4, pages: 0, released: "1997-06-27", chapters: 0),
    ]
    let totals = totals(
      books,
      ReaderState(after: .finished([1, 5]), .bookmarked(3, place: 9), .bookmarked(4, place: 2)))
    #expect(totals.volumes == 4)
    #expect(totals.pages == 791)
    #expect(totals.chapters == 57)
    #expect(totals.chaptersRead == 17 + 8)
    #expect(totals.finished == 1)
    #expect(totals.begun == 2)
    let dates = try #require(totals.releaseDates)
    #expect(
      (dates.lowerBound.description, dates.upperBound.description) == ("1997-06-26", "1998-01-01"))
  }

  /// A volume counts once, and for the reading of the series that is under way.
  @Test(
    arguments: try CaseFile().triples(
      "what is remembered, what is counted, and how much of each bar is heavy"))
  func eachReadingIsCountedAnew(memory: String, expected: String, shares: String) throws {
    let series = try BookSeries.ofFourBooks()
    let progress = series.books.progress(ReaderState(remembering: memory, of: series))
    let totals = SeriesTotals(progress)
    #expect(
      """
      round \(totals.round), \(totals.chaptersRead) read, \(totals.finished) finished, \
      \(totals.begun) begun
      """ == expected)
    let heavy = progress.map { String(Int($0.share(inRound: totals.round) * 100)) }
    #expect(heavy.joined(separator: " ") == shares)
  }

  /// Of a volume without chapters, all or nothing is read.
  @Test(arguments: [0, 1, .max])
  func theNumberOfReadingsHasNoEnd(times: Int) throws {
    let book = try book(1, chapters: 0)
    let bookmark: Bookmark? = times == .max ? 1 : nil
    let progress = VolumeProgress(
      book, BookRecord(of: book.identity, bookmark: bookmark, timesFinished: times))
    let totals = SeriesTotals([progress])
    #expect(totals.round == max(1, times))
    #expect(progress.share(inRound: totals.round) == (times > 0 && bookmark == nil ? 1 : 0))
  }

  @Test func morePagesThanCanBeCountedAreNoTrouble() throws {
    let books = try [book(1, pages: .max), book(2, pages: .max), book(3)]
    #expect(totals(books, ReaderState()).pages == .max)
  }
}
