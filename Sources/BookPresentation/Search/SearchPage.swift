package import BookCore
import TerminalKit

extension Page {
  /// What a search found, grouped by volume.
  ///
  /// Each volume has its number and title, followed by a line for each text with a match: where it
  /// is, and the words around it.
  ///
  /// - Parameters:
  ///   - results: What was found.
  ///   - format: The available room.
  /// - Returns: The page; empty if nothing was found.
  package static func search(_ results: [SearchResult], format: PageFormat) -> Page {
    let layout = SearchLayout(results, format)
    return results.reduce(into: Page()) { $0.append(layout.lines(of: $1)) }
  }
}

/// How the results of a search share the columns of a page.
///
/// Numbers, labels and excerpts have a column each. If that leaves too little room for an excerpt,
/// it goes below its label.
private struct SearchLayout {
  /// The columns that an excerpt needs beside its label.
  private static let minExcerptWidth = 20

  private static let gap = 2

  private let format: PageFormat
  private let numberWidth: Int
  private let labelWidth: Int

  init(_ results: [SearchResult], _ format: PageFormat) {
    self.format = format
    numberWidth = results.map { String($0.seriesNumber).displayWidth }.max() ?? 0
    labelWidth =
      results.flatMap(\.hits).map { Messages.label(of: $0.field).displayWidth }.max() ?? 0
  }

  /// The title of a volume, and a line or two for each hit in it.
  func lines(of result: SearchResult) -> [StyledText] {
    (heading(result) + result.hits.flatMap(lines)).map(format.indented)
  }
}

extension SearchLayout {
  private var labelColumn: Int { numberWidth + Self.gap }
  private var excerptColumn: Int { labelColumn + labelWidth + Self.gap }

  private func heading(_ result: SearchResult) -> [StyledText] {
    let number = StyledText(String(result.seriesNumber), style: .dim)
    let title = StyledText(result.title.onOneLine, style: .bold)
    return (number.paddedAtStart(to: numberWidth) + Self.space + title)
      .wrapped(to: format.textWidth, hangingIndent: labelColumn)
  }

  private func lines(of hit: SearchHit) -> [StyledText] {
    let label = StyledText(Messages.label(of: hit.field), style: .dim)
    let excerpt = Excerpt(hit)
    let room = format.textWidth - excerptColumn
    guard room < Self.minExcerptWidth else {
      let row = label.paddedAtEnd(to: labelWidth) + Self.space + excerpt.line(width: room)
      return [row.indented(by: labelColumn)]
    }
    let line = excerpt.line(width: format.textWidth - Self.gap)
    return [label.truncated(to: format.textWidth), line.indented(by: Self.gap)]
  }

  private static let space = StyledText(.spaces(gap))
}
