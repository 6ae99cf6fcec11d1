import BookCore
import DisplayText

/// The volumes that have been begun or finished, one per row: number, title, a bar, the place of the
/// bookmark and the title of its chapter.
///
/// If the terminal is too narrow, the chapter is cut, then dropped; then the bar goes, and at last
/// the title is cut.
struct BookmarkTable {
  private static let barWidth = 10
  private static let minChapterWidth = 8
  private static let gap = 2

  private let number: TableColumn
  private let title: TableColumn
  private let place: TableColumn
  private let chapter: TableColumn
  private let shares: [Double]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - books: All volumes of the series, in file order.
  ///   - bookmarks: How far each has been read, by series number.
  init(_ books: [Book], _ bookmarks: [Int: Bookmark]) {
    let titles = SeriesTitles(books)
    let rows = books.compactMap { book in
      bookmarks[book.seriesNumber].map { (book: book, bookmark: $0) }
    }
    number = TableColumn(
      rows.map { StyledText(String($0.book.seriesNumber)) }, alignment: .right)
    title = TableColumn(rows.map { StyledText(titles.short($0.book.title.onOneLine)) })
    place = TableColumn(
      rows.map {
        StyledText(
          Messages.shortStatus(of: $0.bookmark, chapters: $0.book.chapters.count))
      })
    chapter = TableColumn(
      rows.map { row in
        let chapter = row.bookmark.chapter(of: row.book.chapters.count)
        return StyledText(chapter.map { row.book.chapters[$0 - 1].title.onOneLine } ?? "")
      })
    shares = rows.map { row in
      let count = row.book.chapters.count
      let share = Double(row.bookmark.chaptersRead(of: count)) / Double(max(1, count))
      return row.bookmark == .finished ? 1 : share
    }
  }

  /// The rows, none wider than the terminal.
  func lines(_ format: PageFormat) -> [StyledText] {
    let room = format.fullWidth - number.width - place.width - 2 * Self.gap
    var table = TableRows(count: shares.count, margin: format.margin, gap: Self.gap)
    table.append(number)
    let afterTitle = room - title.width
    let afterBar = afterTitle - Self.barWidth - Self.gap
    if afterBar >= 0 {
      table.append(title)
      table.append(bars(format))
    } else {
      table.append(title.cut(to: room, format.ellipsis))
    }
    table.append(place)
    let chapterRoom = afterBar - Self.gap
    if chapterRoom >= min(chapter.width, Self.minChapterWidth) {
      table.append(chapter.cut(to: chapterRoom, format.ellipsis))
    }
    return table.lines
  }

  private func bars(_ format: PageFormat) -> TableColumn {
    let width = Double(Self.barWidth)
    return TableColumn(
      shares.map {
        ProgressBar(length: width, read: $0 * width).line(inASCII: format.usesASCII)
      })
  }
}
