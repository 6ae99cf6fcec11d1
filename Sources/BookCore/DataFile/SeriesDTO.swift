#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The JSON shape of a data file, of which all books or one are decoded.
struct SeriesDTO: DecodableWithConfiguration {
  /// The books that were decoded, by their number.
  let books: [(volume: Int, book: BookDTO)]

  /// The number of all books.
  let count: Int

  init(from decoder: any Decoder, configuration selection: Selection) throws {
    var list = try decoder.books()
    books = try list.decodeBooks(selection)
    count = list.currentIndex
  }
}
