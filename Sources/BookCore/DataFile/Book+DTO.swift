#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Book {
  /// Checks the values of a book, and makes it an entity.
  init(_ dto: BookDTO, seriesNumber: Int) throws(DataFault) {
    let heading = try BookHeading(dto.heading, seriesNumber: seriesNumber)
    if let index = dto.chapters.firstIndex(where: \.isBlank) {
      let place = FieldPlace(
        book: seriesNumber, title: heading.title, chapter: index + 1,
        field: DataKey.title.stringValue)
      throw DataFault(
        place: place, found: Words.value(dto.chapters[index]), wanted: Words.nonemptyText)
    }
    self.init(
      seriesNumber: seriesNumber,
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
  /// Checks the values of a heading, and makes it an entity.
  init(_ dto: HeadingDTO, seriesNumber: Int) throws(DataFault) {
    func fault(_ key: DataKey, found: String, wanted: String) -> DataFault {
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
    allSatisfy(\.isWhitespace)
  }
}
