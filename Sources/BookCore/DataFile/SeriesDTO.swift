#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The JSON shape of a whole data file, with the shape of its books left open.
struct SeriesDTO<Shape: Decodable>: DecodableWithConfiguration {
  /// The books that were decoded, by their number.
  let books: [(volume: Int, book: Shape)]

  /// The number of all books.
  let count: Int

  init(from decoder: any Decoder, configuration selection: Selection) throws {
    let file = try decoder.object(wanted: Words.topObject)
    var list = try file.list(of: .data, wanted: Words.books)
    var books: [(Int, Shape)] = []
    var volume = 0
    while !list.isAtEnd {
      volume += 1
      if selection.contains(volume) {
        books.append((volume, try Self.book(volume, in: &list)))
      } else {
        _ = try list.decode(Passed.self)
      }
    }
    self.books = books
    count = volume
  }
}

extension SeriesDTO {
  private static func book(
    _ volume: Int, in list: inout any UnkeyedDecodingContainer
  ) throws -> Shape {
    do {
      return try list.decode(Shape.self)
    } catch var fault as DataFault {
      fault.place.book = volume
      throw fault
    }
  }
}

/// A value that is passed over unread.
private struct Passed: Decodable {
  init(from decoder: any Decoder) {}
}
