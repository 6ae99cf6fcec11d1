extension Decoder {
  /// The list of books in a data file.
  func books() throws -> any UnkeyedDecodingContainer {
    try object(wanted: Words.topObject).list(of: .data, wanted: Words.books)
  }
}

extension UnkeyedDecodingContainer {
  /// Decodes some books of the list, one after another as far as they reach.
  mutating func forEachBook<Shape: Decodable>(
    in volumes: VolumeSelection, _ take: (Shape, _ volume: Int) throws -> Void
  ) throws {
    while !isAtEnd, volumes.reaches(currentIndex + 1) {
      let volume = currentIndex + 1
      guard volumes.contains(volume) else {
        _ = try decode(Passed.self)
        continue
      }
      do {
        try take(decode(Shape.self), volume)
      } catch var fault as DataFault {
        fault.place.book = volume
        throw fault
      }
    }
  }
}

/// A value that is passed over unread.
private struct Passed: Decodable {
  init(from decoder: any Decoder) {}
}
