import TerminalKit

/// What the user wants of the reader's screen.
package struct ReaderLook: Equatable, Sendable {
  /// The columns that the page has at most, its margins included.
  package let widestPage: Int

  /// Whether the reader's own marks are ASCII only.
  package let usesASCII: Bool

  /// Creates a look.
  ///
  /// - Parameters:
  ///   - widestPage: The columns that the page has at most, at least 1.
  ///   - usesASCII: Whether the reader's own marks are ASCII only.
  package init(widestPage: Int = 80, usesASCII: Bool = false) {
    self.widestPage = max(1, widestPage)
    self.usesASCII = usesASCII
  }

  /// The columns of the page, which stands in the middle of a wider screen.
  func pageWidth(on size: TerminalSize) -> Int {
    min(size.columns, widestPage)
  }

  var ellipsis: String {
    usesASCII ? Words.asciiEllipsis : Words.ellipsis
  }

  var rule: String {
    usesASCII ? Words.asciiRule : Words.rule
  }
}
