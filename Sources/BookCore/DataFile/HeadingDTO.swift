/// The JSON shape of what a list says about a book, with the types checked and the values not yet.
struct HeadingDTO: Decodable {
  let title: String
  let pages: Int
  let releaseDate: String

  init(from decoder: any Decoder) throws {
    try self.init(in: decoder.attributes())
  }

  init(in fields: KeyedDecodingContainer<JSONKey>) throws {
    title = try fields.text(of: .title)
    do {
      pages = try fields.wholeNumber(of: .pages, wanted: Words.pages)
      releaseDate = try fields.text(of: .releaseDate, wanted: Words.date)
    } catch {
      throw DataFault.adding(title: title, to: error)
    }
  }
}
