/// The JSON shape of a book, with the types checked and the values not yet.
struct BookDTO: Decodable {
  let title: String
  let author: String
  let pages: Int
  let releaseDate: String
  let dedication: String
  let summary: String
  let wiki: String?
  let chapters: [String]

  init(from decoder: any Decoder) throws {
    let book = try decoder.object(wanted: Words.book)
    let fields = try book.object(of: .attributes, wanted: Words.attributes)
    title = try fields.value(of: .title, wanted: Words.text)
    let knownTitle = title
    (author, pages, releaseDate, dedication, summary, chapters) = try DataFault.locating {
      $0.title = knownTitle
    } _: {
      (
        try fields.value(of: .author, wanted: Words.text),
        try fields.value(of: .pages, wanted: Words.pages),
        try fields.value(of: .releaseDate, wanted: Words.date),
        try fields.value(of: .dedication, wanted: Words.text),
        try fields.value(of: .summary, wanted: Words.text),
        try Self.chapterHeadings(in: fields)
      )
    }
    // A link is a help and not a part of the book, so whatever is wrong with it is passed over.
    wiki = try? fields.decodeIfPresent(String.self, forKey: .wiki)
  }
}

extension BookDTO {
  private static func chapterHeadings(
    in fields: KeyedDecodingContainer<DataKey>
  ) throws -> [String] {
    var list = try fields.list(of: .chapters, wanted: Words.chapters)
    var headings: [String] = []
    headings.reserveCapacity(list.count ?? 0)
    while !list.isAtEnd {
      let chapter = try DataFault.locating {
        $0.chapter = headings.count + 1
      } _: {
        try list.decode(ChapterDTO.self)
      }
      headings.append(chapter.title)
    }
    return headings
  }
}
