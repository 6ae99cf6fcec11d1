#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Book {
  /// Checks the values of a book, and makes it an entity.
  init(_ dto: BookDTO, seriesNumber: Int) throws {
    func fault(_ key: DataKey, chapter: Int? = nil, found: String, wanted: String) -> DataFault {
      let place = FieldPlace(
        book: seriesNumber, title: dto.title.isBlank ? nil : dto.title, chapter: chapter,
        field: key.stringValue)
      return DataFault(place: place, found: found, wanted: wanted)
    }

    guard !dto.title.isBlank else {
      throw fault(.title, found: Words.quoted(dto.title), wanted: Words.nonemptyText)
    }
    guard dto.pages >= 0 else {
      throw fault(.pages, found: "\(dto.pages)", wanted: Words.pages)
    }
    guard let releaseDate = ReleaseDate(dto.releaseDate) else {
      throw fault(.releaseDate, found: Words.quoted(dto.releaseDate), wanted: Words.date)
    }
    if let index = dto.chapters.firstIndex(where: \.isBlank) {
      throw fault(
        .title, chapter: index + 1, found: Words.quoted(dto.chapters[index]),
        wanted: Words.nonemptyText)
    }
    self.init(
      seriesNumber: seriesNumber,
      title: dto.title,
      author: dto.author,
      pages: dto.pages,
      releaseDate: releaseDate,
      dedication: dto.dedication,
      summary: Summary(dto.summary),
      wiki: dto.wiki.flatMap(URL.init(string:)),
      chapters: Chapter.list(headings: dto.chapters)
    )
  }
}

extension String {
  fileprivate var isBlank: Bool {
    allSatisfy(\.isWhitespace)
  }
}
