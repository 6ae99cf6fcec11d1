package import BookCore
import DisplayText

extension Page {
  /// The rows of a table of volumes.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - format: The available room.
  /// - Returns: The page; without lines if there are no volumes.
  package static func volumes(_ table: SeriesTable, format: PageFormat) -> Page {
    Page(table.lines(format))
  }

  /// The volumes that have been begun or finished, each with a bar and the place of the bookmark.
  ///
  /// - Parameters:
  ///   - books: All volumes of the series, in file order.
  ///   - bookmarks: How far each has been read, by series number.
  ///   - format: The available room.
  /// - Returns: The page; without lines if there are no bookmarks.
  package static func bookmarks(
    in books: [Book], _ bookmarks: [Int: Bookmark], format: PageFormat
  ) -> Page {
    Page(BookmarkTable(books, bookmarks).lines(format))
  }

  /// The series at a glance: a bar for each volume, and the totals.
  ///
  /// - Parameters:
  ///   - books: The volumes, in file order.
  ///   - bookmarks: How far each has been read, by series number.
  ///   - format: The available room.
  /// - Returns: The page.
  package static func stats(
    _ books: [Book], bookmarks: [Int: Bookmark], format: PageFormat
  ) -> Page {
    let totals = SeriesTotals(books, bookmarks: bookmarks)
    var page = Page(SeriesChart(books, bookmarks: bookmarks, format).lines)
    page.append([Messages.extent(of: totals), Messages.progress(in: totals)].flatMap(format.prose))
    return page
  }

  /// What is true after a change, and how to take it back.
  ///
  /// - Parameters:
  ///   - answers: What is true now, a sentence or a fact for each line.
  ///   - undo: The commands that together bring back what was forgotten.
  ///   - format: The available room.
  /// - Returns: The page.
  package static func answer(
    _ answers: [String], undo: [ShellCommand] = [], format: PageFormat
  ) -> Page {
    let lines = answers.flatMap { answer in
      StyledText(answer).wrapped(to: format.fullWidth, hangingIndent: 2).map(format.indented)
    }
    return Page(lines + undo.flatMap { $0.lines(after: Messages.undo, format) })
  }
}
