extension StyledText {
  /// The part of the line that stands at a place of its plain text, with its styles.
  ///
  ///     let line: StyledText = "an owl"
  ///     line.slice(at: 3..<6).plainText  // "owl"
  ///
  /// - Parameter range: A range of UTF-8 offsets into ``plainText`` that cuts no scalar in two.
  ///   What lies outside the text is left out.
  /// - Returns: The part as a line of its own.
  package func slice(at range: Range<Int>) -> StyledText {
    let range = range.clamped(to: 0..<plainText.utf8.count)
    return StyledText(visible: text(at: range), runs.slice(at: range))
  }

  /// The text at a place, without its styles.
  ///
  /// - Parameter range: A range of UTF-8 offsets in ``plainText`` that cuts no scalar in two.
  /// - Returns: The whole text or a part of it.
  func text(at range: Range<Int>) -> String {
    let bytes = plainText.utf8
    guard range.count < bytes.count else { return plainText }
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return String(plainText[start..<bytes.index(start, offsetBy: range.count)])
  }
}
