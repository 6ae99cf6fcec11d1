package import BookCore
import TerminalKit

extension Page {
  /// What a search found, grouped by volume.
  ///
  /// Each volume has its number and title, and below a line for each text in which something was
  /// found: where that is, and the words around it.
  ///
  /// - Parameters:
  ///   - results: What was found.
  ///   - format: The room there is.
  /// - Returns: The page; empty where nothing was found.
  package static func search(_ results: [SearchResult], format: PageFormat) -> Page {
    let layout = SearchLayout(results, format)
    return results.reduce(into: Page()) { $0.append(layout.lines(of: $1)) }
  }
}
