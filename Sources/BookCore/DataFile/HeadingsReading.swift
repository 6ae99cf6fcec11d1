#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is read of a data file where nothing but the headings of its books is decoded.
///
/// A type of its own beside ``SeriesReading`` and no generic one: the making of generic types at
/// run time took a twelfth of a run.
struct HeadingsReading: Decodable {
  let headings: [BookHeading]

  init(from decoder: any Decoder) throws {
    var list = try decoder.books()
    var headings: [BookHeading] = []
    try list.forEachBook(in: .all) { (dto: HeadingDTO, volume) in
      headings.append(try BookHeading(dto, seriesNumber: volume))
    }
    self.headings = headings
  }
}
