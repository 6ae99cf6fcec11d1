/// The JSON shape of what a list says about a book, with the types checked and the values not yet.
struct HeadingDTO: Decodable {
  let title: String
  let pages: Int
  let releaseDate: String

  init(from decoder: any Decoder) throws {
    try self.init(in: decoder.attributes())
  }

  init(in fields: KeyedDecodingContainer<DataKey>) throws {
    title = try fields.value(of: .title, wanted: Words.text)
    do {
      pages = try fields.value(of: .pages, wanted: Words.pages)
      releaseDate = try fields.value(of: .releaseDate, wanted: Words.date)
    } catch {
      throw DataFault.adding(title: title, to: error)
    }
  }
}
