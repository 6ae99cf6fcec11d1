/// A series, or a part of it, in numbers.
package struct SeriesTotals: Equatable, Sendable {
  /// How many volumes there are.
  package private(set) var volumes = 0

  /// The printed pages of all volumes, or the greatest `Int` if their sum is greater.
  package private(set) var pages = 0

  /// The chapters of all volumes.
  package private(set) var chapters = 0

  /// How many chapters have been read, including those of finished volumes.
  package private(set) var chaptersRead = 0

  /// The pages that have been read, as if all chapters of a volume were equally long.
  package private(set) var pagesRead = 0.0

  /// How many volumes have been read to the end.
  package private(set) var finished = 0

  /// How many volumes have a bookmark in one of their chapters.
  package private(set) var begun = 0

  /// The first and the last day on which a volume was published; nil if there is no volume.
  package private(set) var releaseDates: ClosedRange<ReleaseDate>?

  /// Counts volumes.
  ///
  /// - Parameters:
  ///   - books: The volumes.
  ///   - state: What is remembered of them.
  package init(_ books: some Sequence<Book>, _ state: ReaderState) {
    for book in books { add(book, state.record(of: book.identity).status(in: book.chapters)) }
  }

  private mutating func add(_ book: Book, _ status: ReadingStatus) {
    volumes += 1
    let (sum, isTooLarge) = pages.addingReportingOverflow(book.pages)
    pages = isTooLarge ? .max : sum
    chapters += book.chapters.count
    let dates = releaseDates ?? book.releaseDate...book.releaseDate
    releaseDates =
      min(dates.lowerBound, book.releaseDate)...max(dates.upperBound, book.releaseDate)
    let chaptersRead = status.chaptersRead(of: book.chapters.count)
    self.chaptersRead += chaptersRead
    switch status {
    case .notBegun: break
    case .finished:
      finished += 1
      pagesRead += Double(book.pages)
    case .chapter, .begun:
      begun += 1
      pagesRead += Double(book.pages) * Double(chaptersRead) / Double(max(1, book.chapters.count))
    }
  }
}
