import Foundation

/// A book for a data file of a test's own.
struct SampleBook: Encodable, Sendable {
  var title = "Emma"
  var author = "Jane Austen"
  var pages = 474
  var releaseDate = "1815-12-23"
  var dedication = "To the Prince Regent"
  var summary = "A matchmaker errs."
  var wiki = "https://example.org/emma"
  var chapters = ["1. Hartfield", "2. Randalls"]

  /// A summary that is long enough to be collapsible, with its last word behind the fold.
  static let longSummary = String(repeating: "A matchmaker errs again. ", count: 30) + "The end."

  /// The data file of some books.
  static func file(_ books: [SampleBook]) throws -> Data {
    try JSONEncoder().encode(["data": books.map { ["attributes": $0] }])
  }

  /// The data file of volumes with long summaries.
  static func file(volumes: Int) throws -> Data {
    try file((1...volumes).map { SampleBook(title: "Emma \($0)", summary: longSummary) })
  }

  private enum CodingKeys: String, CodingKey {
    case title, author, pages, dedication, summary, wiki, chapters
    case releaseDate = "release_date"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(author, forKey: .author)
    try container.encode(pages, forKey: .pages)
    try container.encode(releaseDate, forKey: .releaseDate)
    try container.encode(dedication, forKey: .dedication)
    try container.encode(summary, forKey: .summary)
    try container.encode(wiki, forKey: .wiki)
    try container.encode(chapters.map { ["title": $0] }, forKey: .chapters)
  }
}
