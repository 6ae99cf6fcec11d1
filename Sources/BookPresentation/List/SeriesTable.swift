package import BookCore
package import DisplayText

/// Volumes of a series, one per row, under a header.
///
/// Volumes on the shelf have a mark before the number, and once there are bookmarks, a column says
/// how far each volume has been read.
///
/// If the terminal is too narrow for a row, that column is dropped, then the marks, if they take
/// any room. Then the year replaces the release date, the pages are dropped, then the year, and then
/// the authors. If titles would still be cut, they lose the words that all of them begin with, which
/// makes room for the other columns again.
package struct SeriesTable: Sendable {
  private static let gap = 2

  private let number: TableColumn
  private let markedNumber: TableColumn
  private let title: TableColumn
  private let author: TableColumn
  private let hasAuthors: Bool
  private let releaseDate: TableColumn
  private let pages: TableColumn
  private let places: [String?]
  private let headings: [BookHeading]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - headings: The headings of the volumes, in the order of the rows.
  ///   - authors: The author of each volume, or none if all volumes have the same author.
  ///   - areKept: Whether each volume has a mark, or none if no volume has one.
  ///   - places: How far each volume has been read, nil for one that is not begun; none if there
  ///     are no bookmarks.
  package init(
    _ headings: [BookHeading], authors: [String] = [], areKept: [Bool] = [], places: [String?] = []
  ) {
    let numbers = headings.map { String($0.seriesNumber) }
    number = TableColumn(Messages.numberColumn, numbers, alignment: .right)
    markedNumber =
      areKept.isEmpty
      ? number
      : TableColumn(
        Messages.numberColumn,
        Self.marked(numbers, areKept),
        alignment: .right)
    title = TableColumn(Messages.titleColumn, headings.map(\.title.onOneLine), alignment: .left)
    author = TableColumn(Messages.author, authors.map(\.onOneLine), alignment: .left)
    hasAuthors = !authors.isEmpty
    releaseDate = TableColumn(
      Messages.released, headings.map(\.releaseDate.formatted), alignment: .left)
    pages = TableColumn(Messages.pages, headings.map { String($0.pages) }, alignment: .right)
    self.places = places
    self.headings = headings
  }

  /// The header and the rows.
  ///
  /// - Parameter format: The available room.
  /// - Returns: One line for the header and one for each volume.
  package func lines(_ format: PageFormat) -> [StyledText] {
    let number = number(in: format.fullWidth)
    let room = format.fullWidth - number.width - Self.gap
    var rows = TableRows(count: number.cells.count, margin: format.margin, gap: Self.gap)
    rows.append(number)
    if title.width <= room {
      append(title, to: &rows, in: room, format)
    } else if room > 0 {
      let title = title.withoutSharedWords(format.ellipsis)
      append(title.cut(to: room, format.ellipsis), to: &rows, in: room, format)
    }
    return rows.lines
  }
}

extension SeriesTable {
  /// The years of the release dates; made only if there is no room for the whole dates.
  private var year: TableColumn {
    TableColumn(
      Messages.year, headings.map { String($0.releaseDate.year) }, alignment: .right)
  }

  /// Numbers with a mark before those of volumes on the shelf, under each other.
  private static func marked(_ numbers: [String], _ areKept: [Bool]) -> [String] {
    let width = numbers.reduce(0) { max($0, $1.utf8.count) }
    return zip(numbers, areKept).map { number, isKept in
      isKept
        ? Messages.keptMark + .spaces(width - number.utf8.count + 1) + number : number
    }
  }

  /// The numbers, with marks if these take no room or there is enough for the whole table.
  private func number(in width: Int) -> TableColumn {
    let others = [title] + (hasAuthors ? [author] : []) + [releaseDate, pages]
    let whole = others.reduce(markedNumber.width) { $0 + Self.gap + $1.width }
    return markedNumber.width == number.width || whole <= width ? markedNumber : number
  }

  /// How far the volumes have been read.
  private func reading(inASCII usesASCII: Bool) -> TableColumn {
    let notBegun = Messages.notBegun(inASCII: usesASCII)
    return TableColumn(Messages.readingColumn, places.map { $0 ?? notBegun }, alignment: .left)
  }

  /// Adds the titles, and as much else as there is room for.
  private func append(
    _ title: TableColumn, to rows: inout TableRows, in room: Int, _ format: PageFormat
  ) {
    rows.append(title)
    var room = room - title.width - Self.gap
    if hasAuthors, author.width <= room {
      rows.append(author)
      room -= author.width + Self.gap
    }
    if releaseDate.width + Self.gap + pages.width <= room {
      rows.append(releaseDate)
      rows.append(pages)
      room -= releaseDate.width + pages.width + 2 * Self.gap
      let reading = reading(inASCII: format.usesASCII)
      if !places.isEmpty, reading.width <= room { rows.append(reading) }
      return
    }
    let year = year
    guard year.width <= room else { return }
    rows.append(year)
    if year.width + Self.gap + pages.width <= room { rows.append(pages) }
  }
}

extension SeriesTable {
  /// Creates the table of some volumes of a series, with what the reader has done with them.
  ///
  /// - Parameters:
  ///   - volumes: Their series numbers, in the order of the rows.
  ///   - series: The series.
  ///   - states: What is remembered about each volume of the series.
  /// - Throws: ``DataFileError``.
  package init(
    _ volumes: [Int], of series: DataFile, _ states: [VolumeState]
  ) throws(DataFileError) {
    let headings = try series.headings()
    let authors = try series.authors()
    let areKept = volumes.map { states[$0 - 1].isKept }
    self.init(
      volumes.map { headings[$0 - 1] },
      authors: authors.isEmpty ? [] : volumes.map { authors[$0 - 1] },
      areKept: areKept.contains(true) ? areKept : [],
      places: try Self.places(in: volumes, of: series, states))
  }

  private static func places(
    in volumes: [Int], of series: DataFile, _ states: [VolumeState]
  ) throws(DataFileError) -> [String?] {
    guard volumes.contains(where: { states[$0 - 1].bookmark != nil }) else { return [] }
    let books = try series.allBooks()
    return volumes.map { volume in
      states[volume - 1].bookmark.map {
        Messages.shortStatus(of: $0, chapters: books[volume - 1].chapters.count)
      }
    }
  }
}
