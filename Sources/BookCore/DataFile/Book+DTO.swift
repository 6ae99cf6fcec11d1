#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Book {
  /// Makes a book of values that were checked.
  init(_ dto: BookDTO, _ heading: BookHeading) {
    self.init(
      seriesNumber: heading.seriesNumber,
      title: heading.title,
      author: dto.author,
      pages: heading.pages,
      releaseDate: heading.releaseDate,
      dedication: dto.dedication,
      summary: Summary(dto.summary),
      wiki: dto.wiki.flatMap(URL.init(string:)),
      chapters: Chapter.list(headings: dto.chapters)
    )
  }
}

extension BookHeading {
  /// Checks all values of a book, and makes an entity of its heading.
  init(checking dto: BookDTO, seriesNumber: Int) throws(DataFault) {
    try self.init(dto.heading, seriesNumber: seriesNumber)
    guard let index = dto.chapters.firstIndex(where: \.isBlank) else { return }
    let place = FieldPlace(
      book: seriesNumber, title: title, chapter: index + 1, field: JSONKey.title.stringValue)
    throw DataFault(
      place: place, found: Words.value(dto.chapters[index]), wanted: Words.nonemptyText)
  }

  /// Checks the values of a heading, and makes it an entity.
  init(_ dto: HeadingDTO, seriesNumber: Int) throws(DataFault) {
    func fault(_ key: JSONKey, found: String, wanted: String) -> DataFault {
      let title = dto.title.isBlank ? nil : dto.title
      let place = FieldPlace(book: seriesNumber, title: title, field: key.stringValue)
      return DataFault(place: place, found: found, wanted: wanted)
    }

    guard !dto.title.isBlank else {
      throw fault(.title, found: Words.value(dto.title), wanted: Words.nonemptyText)
    }
    guard dto.pages >= 0 else {
      throw fault(.pages, found: "\(dto.pages)", wanted: Words.pages)
    }
    guard let releaseDate = ReleaseDate(dto.releaseDate) else {
      throw fault(.releaseDate, found: Words.value(dto.releaseDate), wanted: Words.date)
    }
    self.init(
      seriesNumber: seriesNumber, title: dto.title, pages: dto.pages, releaseDate: releaseDate)
  }
}

extension String {
  fileprivate var isBlank: Bool {
    // Hardly any text begins with white space, and only then it has to be read by characters.
    unicodeScalars.first?.isWhiteSpace != false && allSatisfy(\.isWhitespace)
  }
}
