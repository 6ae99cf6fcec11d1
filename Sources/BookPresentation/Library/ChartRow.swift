import BookCore

/// What a row of a chart says about a volume, or about the volumes of some years.
struct ChartRow {
  /// The number of rows beyond which volumes are put together.
  static let maxCount = 100

  /// The width below which the status is as short as possible.
  private static let narrow = 60

  /// The number of the volume, or the years.
  let label: String

  /// The title without the words that all titles begin with, or how many volumes there are.
  let title: String

  /// The year of the volume; empty for several volumes.
  let year: String

  let totals: SeriesTotals

  /// How far the reader is; empty if nothing has been begun.
  let status: String
}

extension ChartRow {
  /// A row for each volume.
  ///
  /// A long series has one for each year instead, or for each decade or century, so that it still
  /// fits a few screens.
  static func rows(
    _ books: [Book], bookmarks: [Int: Bookmark], _ format: PageFormat
  ) -> [ChartRow] {
    guard books.count > maxCount else { return rows(volumes: books, bookmarks, format) }
    let spans = [1, 10, 100]
    let span = spans.first { span in
      Set(books.map { $0.releaseDate.year / span }).count <= maxCount
    }
    return rows(periods: books, ofYears: span ?? 100, bookmarks, format)
  }

  private static func rows(
    volumes books: [Book], _ bookmarks: [Int: Bookmark], _ format: PageFormat
  ) -> [ChartRow] {
    let titles = SeriesTitles(books)
    return books.map { book in
      let bookmark = bookmarks[book.seriesNumber]
      return ChartRow(
        label: String(book.seriesNumber), title: titles.short(book.title.onOneLine),
        year: String(book.releaseDate.year), totals: SeriesTotals([book], bookmarks: bookmarks),
        status: format.width < narrow
          ? Messages.shortStatus(of: bookmark, chapters: book.chapters.count)
          : Messages.status(of: bookmark, in: book.chapters))
    }
  }

  private static func rows(
    periods books: [Book], ofYears span: Int, _ bookmarks: [Int: Bookmark], _ format: PageFormat
  ) -> [ChartRow] {
    let periods = Dictionary(grouping: books) { $0.releaseDate.year / span }
    return periods.sorted { $0.key < $1.key }.map { period, books in
      let totals = SeriesTotals(books, bookmarks: bookmarks)
      return ChartRow(
        label: Messages.years(
          max(1, period * span)...period * span + span - 1, inASCII: format.usesASCII),
        title: Messages.volumeUnit.count(totals.volumes), year: "", totals: totals,
        status: totals.finished > 0 ? Messages.readCount(totals.finished) : "")
    }
  }
}
