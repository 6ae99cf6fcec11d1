package import BookCore
import DisplayText

/// The volumes that have been begun or finished, one per row: number, title, a bar, the place of the
/// bookmark and the title of its chapter.
///
/// If the terminal is too narrow, the chapter is cut, then dropped; then the bar goes, and at last
/// the title is cut.
struct BookmarkTable {
  private static let barWidth = 10
  private static let minChapterWidth = 8

  private let titles: SeriesTitles
  private let rows: [(book: Book, bookmark: Bookmark)]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - books: All volumes of the series, in file order.
  ///   - bookmarks: How far each has been read, by series number.
  init(_ books: [Book], _ bookmarks: [Int: Bookmark]) {
    titles = SeriesTitles(books)
    rows = books.compactMap { book in
      bookmarks[book.seriesNumber].map { (book: book, bookmark: $0) }
    }
  }

  /// The rows, none wider than the terminal.
  func lines(_ format: PageFormat) -> [StyledText] {
    let number = column(alignment: .right) { book, _ in String(book.seriesNumber) }
    let title = column { book, _ in titles.short(book.title.onOneLine) }
    let place = column { Messages.shortStatus(of: $1, chapters: $0.chapters.count) }
    let chapter = column { book, bookmark in
      bookmark.chapter(of: book.chapters.count).map { book.chapters[$0 - 1].title.onOneLine } ?? ""
    }.cut(to: Self.minChapterWidth, format.ellipsis)
    var table = Table(format)
    table.offer([number, title, bars(format).ranked(1), place, chapter.ranked(2)])
    table.offer([number, title.cut(to: 0, format.ellipsis), place])
    return table.lines
  }
}

extension BookmarkTable {
  private func column(
    alignment: TableRow.Alignment = .left, _ text: (Book, Bookmark) -> String
  ) -> TableColumn {
    TableColumn(rows.map { StyledText(text($0.book, $0.bookmark)) }, alignment: alignment)
  }

  private func bars(_ format: PageFormat) -> TableColumn {
    let width = Double(Self.barWidth)
    return TableColumn(
      rows.map { book, bookmark in
        let count = book.chapters.count
        let share = Double(bookmark.chaptersRead(of: count)) / Double(max(1, count))
        return ProgressBar(length: width, read: (bookmark == .finished ? 1 : share) * width)
          .line(inASCII: format.usesASCII)
      })
  }
}

extension Bookmark {
  /// Where the reader is in a volume, in words.
  ///
  /// - Parameter book: The volume.
  /// - Returns: Such as "chapter 9 of 22, Grim Defeat".
  package func description(in book: Book) -> String {
    Messages.place(of: self, in: book.chapters)
  }
}
