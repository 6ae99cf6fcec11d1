extension StyledText {
  /// The part of the line that stands at a place of its plain text, with its styles.
  ///
  ///     let line: StyledText = "an owl"
  ///     line.slice(at: 3..<6).plainText  // "owl"
  ///
  /// - Parameter range: A range of UTF-8 offsets into ``plainText`` that cuts no scalar in two.
  ///   What lies outside the text is left out.
  /// - Returns: The part as a line of its own.
  public func slice(at range: Range<Int>) -> StyledText {
    var offset = 0
    return StyledText(
      spans: spans.map { span in
        let place = offset..<offset + span.text.utf8.count
        offset = place.upperBound
        let part = range.clamped(to: place)
        return span.slice(
          at: part.lowerBound - place.lowerBound..<part.upperBound - place.lowerBound)
      })
  }
}

extension StyledText.Span {
  fileprivate func slice(at range: Range<Int>) -> StyledText.Span {
    guard range != 0..<text.utf8.count else {
      return self
    }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    return StyledText.Span(text: String(text[start..<end]), style: style)
  }
}
