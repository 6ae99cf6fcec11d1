import TerminalKit

/// The words about pager and browser.
extension Messages {
  static let noPagerHelp = "Print a long page at once, without a pager."
  static let noColorHelp = "Use no colour, as --color never."
  static let webHelp = "Open the volume’s page on the web in a browser."

  static func opening(_ address: String) -> String {
    "Opening \(address) in your browser."
  }

  static func noWebPage(ofVolume volume: Int) -> String {
    "Volume \(volume) has no page on the web"
  }

  static func withoutPager(_ failure: ProgramFailure) -> String {
    switch failure {
    case .notStarted(let program, let reason):
      "Could not run the pager '\(program)': \(reason)"
    case .failed(let program):
      "The pager '\(program)' failed, so the page is printed without it"
    }
  }

  /// What to do about a page that no browser has opened.
  ///
  /// - Parameter failure: Why not, or nil where there was no browser to try.
  /// - Returns: The words of the hint.
  static func withoutBrowser(_ failure: ProgramFailure?) -> String {
    let advice = "BROWSER or HP_BOOKS_BROWSER names the program to open it with."
    return switch failure {
    case .notStarted(let program, let reason):
      "Could not run the browser '\(program)': \(reason). \(advice)"
    case .failed(let program):
      "The browser '\(program)' did not open it. \(advice)"
    case nil:
      "There is no browser here. \(advice)"
    }
  }
}
