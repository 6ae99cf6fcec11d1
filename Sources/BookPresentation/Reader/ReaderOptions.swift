import DisplayText
import TerminalKit

/// How the user wants the interactive reader to look.
package struct ReaderOptions: Equatable, Sendable {
  /// The maximum width of the page in columns, including its margins.
  package let maxPageWidth: Int

  /// Whether the screen is in colour.
  package let usesColor: Bool

  /// Whether marks that are not part of the books are ASCII only.
  package let usesASCII: Bool

  /// Creates options.
  ///
  /// - Parameters:
  ///   - maxPageWidth: The maximum width of the page in columns, at least 1.
  ///   - usesColor: Whether the screen is in colour.
  ///   - usesASCII: Whether marks that are not part of the books are ASCII only.
  package init(
    maxPageWidth: Int = PageFormat.defaultMaxPageWidth, usesColor: Bool = false,
    usesASCII: Bool = false
  ) {
    self.maxPageWidth = max(1, maxPageWidth)
    self.usesColor = usesColor
    self.usesASCII = usesASCII
  }

  /// The width of the page in columns; on a wider screen it is centred.
  func pageWidth(on size: TerminalSize) -> Int {
    min(size.columns, maxPageWidth)
  }

  var ellipsis: String {
    Messages.ellipsis(inASCII: usesASCII)
  }

  var rule: String {
    Messages.rule(inASCII: usesASCII)
  }
}
