import DisplayText
import TestSupport
import Testing

@testable import BookPresentation

struct PageTextsTests {
  /// The rows of a page, each about the same as the one before unless a hash is before it, with a
  /// bar behind its label; then words, and what is found, a place of several rows with their ends.
  @Test(arguments: try CaseFile().sections)
  func wordsAreFoundInTheRows(table: CaseFile.Section) throws {
    var anchor = 0
    let rows = table.heading.parts.map { text in
      if text.hasPrefix("#") { anchor += 1 }
      let words = text.trimmingPrefix("#").spelled
      let label = words.prefix { $0 != "|" }
      let hasLabel = label.count < words.count
      return Row(
        StyledText(words.filter { $0 != "|" }), at: .key(anchor),
        labelLength: hasLabel ? label.utf8.count : 0)
    }
    for row in table.rows {
      let hits = PageTexts(rows).places(of: row[0])
      let found = hits.map { hit in
        hit.parts.map { "\($0.row):\(rows[$0.row].text.slice(at: $0.range).plainText)" }
          .joined(separator: " ")
      }
      #expect(found.joined(separator: ", ") == (row.count > 1 ? row[1] : ""), "\(row[0])")
    }
  }
}
