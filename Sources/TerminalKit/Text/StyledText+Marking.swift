extension StyledText {
  /// The line with one part of it in another style.
  ///
  ///     let line: StyledText = "an owl"
  ///     line.marked(at: 3..<6, Style(isReversed: true)).spans.count  // 2
  ///
  /// - Parameters:
  ///   - range: A range of UTF-8 offsets into ``plainText`` that cuts no scalar in two; what
  ///     lies outside the text is left out.
  ///   - style: The look of the part, instead of the one it had.
  /// - Returns: A line of the same text.
  package func marked(at range: Range<Int>, _ style: Style) -> StyledText {
    let whole = 0..<plainText.utf8.count
    let range = range.clamped(to: whole)
    guard !range.isEmpty else { return self }
    return slice(at: 0..<range.lowerBound)
      + StyledText(visible: text(at: range), StyleRuns(style, length: range.count))
      + slice(at: range.upperBound..<whole.upperBound)
  }
}
