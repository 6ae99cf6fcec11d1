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
  private let rows: [(book: Book, status: ReadingStatus)]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - books: All volumes of the series, in file order.
  ///   - state: What is remembered of them.
  init(_ books: [Book], _ state: ReaderState) {
    titles = SeriesTitles(books)
    rows = books.compactMap { book in
      let status = state.record(of: book.identity).status(in: book.chapters)
      return status == .notBegun ? nil : (book: book, status: status)
    }
  }

  /// The rows, none wider than the terminal.
  func lines(_ format: PageFormat) -> [StyledText] {
    let number = column(alignment: .right) { book, _ in String(book.seriesNumber) }
    let title = column { book, _ in titles.short(book.title.onOneLine) }
    let place = column { Messages.shortStatus($1, chapters: $0.chapters.count) }
    let chapter = column { book, status in
      status.chapter.map { book.chapters[$0 - 1].title.onOneLine } ?? ""
    }.cut(to: Self.minChapterWidth, format.ellipsis)
    var table = Table(format)
    table.offer([number, title, bars(format).ranked(1), place, chapter.ranked(2)])
    table.offer([number, title.cut(to: 0, format.ellipsis), place])
    return table.lines
  }
}

extension BookmarkTable {
  private func column(
    alignment: TableRow.Alignment = .left, _ text: (Book, ReadingStatus) -> String
  ) -> TableColumn {
    TableColumn(rows.map { StyledText(text($0.book, $0.status)) }, alignment: alignment)
  }

  private func bars(_ format: PageFormat) -> TableColumn {
    let width = Double(Self.barWidth)
    return TableColumn(
      rows.map { book, status in
        let count = book.chapters.count
        let share = Double(status.chaptersRead(of: count)) / Double(max(1, count))
        return ProgressBar(length: width, read: (status == .finished ? 1 : share) * width)
          .line(inASCII: format.usesASCII)
      })
  }
}

extension ReadingStatus {
  /// How far a volume has been read, in words.
  ///
  /// - Parameter book: The volume.
  /// - Returns: Such as "chapter 9 of 22, Grim Defeat"; empty if the volume has not been begun.
  package func description(in book: Book) -> String {
    Messages.place(self, in: book.chapters)
  }
}
