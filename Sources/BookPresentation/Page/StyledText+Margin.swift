import TerminalKit

extension StyledText {
  /// The line with a sign in the first column of its margin, if it has one.
  ///
  /// - Parameter sign: A sign of one column.
  /// - Returns: The line, as wide as before.
  func markedInMargin(with sign: String) -> StyledText {
    guard plainText.utf8.first == UInt8(ascii: " ") else { return self }
    return StyledText(sign, style: .bold) + slice(at: 1..<plainText.utf8.count)
  }
}
