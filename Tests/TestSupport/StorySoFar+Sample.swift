package import BookCore

extension StorySoFar {
  /// Everything in some books in order; where their numbers leave others out, those have no texts.
  package init(everythingIn books: [Book]) {
    var all: [Book] = []
    for book in books {
      while all.count < book.seriesNumber - 1 { all.append(.blank(all.count + 1, like: book)) }
      all.append(book)
    }
    guard let series = BookSeries(all) else { preconditionFailure("The books must be in order") }
    self.init(everythingIn: series)
  }

  /// What a reader who keeps no place may be told of the seven volumes.
  package static func ofFreshReader() throws -> StorySoFar {
    StorySoFar(of: try BookSeries.embedded(), ReaderState())
  }
}

extension Book {
  fileprivate static func blank(_ volume: Int, like book: Book) -> Book {
    Book(
      seriesNumber: volume, title: "-", author: "", pages: 0, releaseDate: book.releaseDate,
      dedication: "", summary: Summary(""), wiki: nil, chapters: [])
  }
}
