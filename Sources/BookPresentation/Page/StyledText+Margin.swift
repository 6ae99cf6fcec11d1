import TerminalKit

extension StyledText {
  /// The line with a sign in the first column of its margin, if it has one.
  ///
  /// - Parameters:
  ///   - sign: A sign of one column.
  ///   - style: The style of the sign.
  /// - Returns: The line, as wide as before.
  func markedInMargin(with sign: String, _ style: Style = .accent) -> StyledText {
    guard plainText.utf8.first == UInt8(ascii: " ") else { return self }
    return StyledText(sign, style: style) + slice(at: 1..<plainText.utf8.count)
  }
}
