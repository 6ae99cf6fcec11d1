import JSON

/// What a data file says about a book: checked, but not yet copied out of its bytes.
///
/// A run shows few of the thousands of books that a file may have, so only the places of long texts
/// are kept.
struct BookDTO: Sendable {
  let heading: BookHeading
  let author: JSONText
  let dedication: JSONText
  let summary: JSONText
  let wiki: JSONText?

  /// Where the object begins that may be a cover, or nil if there is none.
  let cover: Int?

  /// Where the list of chapters begins.
  let chapters: Int
}

extension Book {
  /// Creates a book from what a data file says about it.
  init(_ dto: BookDTO, in bytes: [UInt8]) {
    var json = JSONParser(bytes, at: dto.chapters)
    self.init(
      seriesNumber: dto.heading.seriesNumber,
      title: dto.heading.title,
      author: dto.author.string(in: bytes),
      pages: dto.heading.pages,
      releaseDate: dto.heading.releaseDate,
      dedication: dto.dedication.string(in: bytes),
      summary: Summary(dto.summary.string(in: bytes)),
      wiki: dto.wiki.flatMap { WebAddress($0.string(in: bytes)) },
      chapters: Chapter.list(headings: (try? json.chapterTitles()) ?? []))
  }
}

extension JSONParser {
  /// The titles in a list of chapters that has been checked.
  fileprivate mutating func chapterTitles() throws(JSONFault) -> [String] {
    var titles: [String] = []
    try beginList()
    while try nextElement() {
      var title: String?
      try beginObject()
      while let name = try nextName() {
        if title == nil, name.isName("title") {
          title = try text().string(in: bytes)
        } else {
          try skip()
        }
      }
      titles.append(title ?? "")
    }
    return titles
  }
}
