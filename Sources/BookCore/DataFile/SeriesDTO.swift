/// The JSON shape of a whole data file.
struct SeriesDTO: Decodable {
  let books: [BookDTO]

  init(from decoder: any Decoder) throws {
    let file = try decoder.object(wanted: Words.topObject)
    var list = try file.list(of: .data, wanted: Words.books)
    var books: [BookDTO] = []
    books.reserveCapacity(list.count ?? 0)
    while !list.isAtEnd {
      let book = try DataFault.locating {
        $0.book = books.count + 1
      } _: {
        try list.decode(BookDTO.self)
      }
      books.append(book)
    }
    self.books = books
  }
}
