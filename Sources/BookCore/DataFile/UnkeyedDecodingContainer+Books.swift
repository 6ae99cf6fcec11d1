extension Decoder {
  /// The list of books in a data file.
  func books() throws -> any UnkeyedDecodingContainer {
    try object(wanted: Words.topObject).list(of: .data, wanted: Words.books)
  }
}

extension UnkeyedDecodingContainer {
  /// Decodes some books of the list to its end, each with its number.
  mutating func decodeBooks<Shape: Decodable>(
    _ selection: Selection
  ) throws -> [(volume: Int, book: Shape)] {
    var books: [(Int, Shape)] = []
    while !isAtEnd {
      let volume = currentIndex + 1
      guard selection.contains(volume) else {
        _ = try decode(Passed.self)
        continue
      }
      do {
        books.append((volume, try decode(Shape.self)))
      } catch var fault as DataFault {
        fault.place.book = volume
        throw fault
      }
    }
    return books
  }
}

/// A value that is passed over unread.
private struct Passed: Decodable {
  init(from decoder: any Decoder) {}
}
