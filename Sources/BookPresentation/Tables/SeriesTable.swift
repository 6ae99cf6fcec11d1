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
  private let headings: [BookHeading]
  private let authors: [String]
  private let areKept: [Bool]
  private let places: [String?]

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
    self.headings = headings
    self.authors = authors
    self.areKept = areKept
    self.places = places
  }

  /// The header and the rows.
  ///
  /// - Parameter format: The available room.
  /// - Returns: One line for the header and one for each volume.
  package func lines(_ format: PageFormat) -> [StyledText] {
    let title = TableColumn(Messages.titleColumn, headings.map(\.title.onOneLine))
    let plain = numbers(areMarked: false)
    let marked = areKept.isEmpty ? plain : numbers(areMarked: true)
    let number = marked.part.width == plain.part.width ? marked : plain
    var table = Table(format)
    table.offer([marked, title] + details(hasAuthors: true, hasDates: true, format))
    offer(number, title, to: &table, format)
    lazy var short = title.withoutSharedWords(format.ellipsis)
    offer(number, short, to: &table, format)
    table.offer([number, short.cut(to: 0, format.ellipsis)])
    return table.lines
  }
}

extension SeriesTable {
  /// The numbers, those of volumes on the shelf with a mark if there are to be any.
  private func numbers(areMarked: Bool) -> TableColumn {
    var numbers = headings.map { String($0.seriesNumber) }
    let width = numbers.reduce(0) { max($0, $1.utf8.count) }
    for row in numbers.indices where areMarked && areKept[row] {
      let number = numbers[row]
      numbers[row] = Messages.keptMark + .spaces(width - number.utf8.count + 1) + number
    }
    return TableColumn(Messages.numberColumn, numbers, alignment: .right)
  }

  /// Offers numbers and whole titles with as much beside them as there may be room for.
  private func offer(
    _ number: TableColumn, _ title: @autoclosure () -> TableColumn, to table: inout Table,
    _ format: PageFormat
  ) {
    for hasAuthors in [true, false] {
      for hasDates in [true, false] {
        table.offer(
          [number, title()] + details(hasAuthors: hasAuthors, hasDates: hasDates, format))
      }
    }
  }

  private func details(
    hasAuthors: Bool, hasDates: Bool, _ format: PageFormat
  ) -> [TableColumn] {
    let author = TableColumn(Messages.author, hasAuthors ? authors.map(\.onOneLine) : [])
    let pages = TableColumn(
      Messages.pages, headings.map { String($0.pages) }, alignment: .right)
    if hasDates {
      let date = TableColumn(Messages.released, headings.map(\.releaseDate.formatted))
      let notBegun = Messages.notBegun(inASCII: format.usesASCII)
      let reading = TableColumn(Messages.readingColumn, places.map { $0 ?? notBegun })
      return [author, date, pages, reading.ranked(1)]
    }
    let year = TableColumn(
      Messages.year, headings.map { String($0.releaseDate.year) }, alignment: .right)
    return [author, year.ranked(1), pages.ranked(2)]
  }
}

extension SeriesTable {
  /// Creates the table of some volumes of a series, with what the reader has done with them.
  ///
  /// - Parameters:
  ///   - volumes: Their series numbers, in the order of the rows.
  ///   - series: The series.
  ///   - state: What is remembered of the series.
  /// - Throws: ``DataFileError``.
  package init(
    _ volumes: [Int], of series: DataFile, _ state: ReaderState
  ) throws(DataFileError) {
    let headings = try series.headings()
    let authors = try series.authors()
    let hasKept = volumes.contains { state.record(ofVolume: $0)?.isKept == true }
    let hasBegun = volumes.contains { state.record(ofVolume: $0)?.isBegun == true }
    let books = hasBegun ? try series.allBooks() : []
    self.init(
      volumes.map { headings[$0 - 1] },
      authors: authors.isEmpty ? [] : volumes.map { authors[$0 - 1] },
      areKept: (hasKept ? volumes : []).map { state.record(ofVolume: $0)?.isKept == true },
      places: (hasBegun ? volumes : []).map { volume in
        guard let record = state.record(ofVolume: volume), record.isBegun else { return nil }
        let chapters = books[volume - 1].chapters
        return Messages.shortStatus(record.status(in: chapters), chapters: chapters.count)
      })
  }
}
