#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The JSON shape of a data file, of which only the headings are decoded.
///
/// A type of its own beside ``SeriesDTO`` and no generic one: the making of generic types at run
/// time took a twelfth of a run.
struct HeadingsDTO: Decodable {
  let books: [(volume: Int, book: HeadingDTO)]

  init(from decoder: any Decoder) throws {
    var list = try decoder.books()
    books = try list.decodeBooks(.all)
  }
}
