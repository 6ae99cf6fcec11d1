import DisplayText

extension Style {
  /// The accent, which says where the reader is: the volume, the chapter, the hit or the row.
  ///
  /// White on blue by their numbers, since themes have blues of their own on which no white can be
  /// read. Where these are not to be had, it is reversed.
  static let accent = Style(isBold: true, foreground: .indexed(231), background: .indexed(24))
}

extension StyledText {
  /// The line with a sign of one column at the start of its margin, if it has one.
  func markedInMargin(with sign: String, _ style: Style = .accent) -> StyledText {
    guard plainText.utf8.first == UInt8(ascii: " ") else { return self }
    return StyledText(sign, style: style) + slice(at: 1..<plainText.utf8.count)
  }

  /// Whether the sign of a bookmark is in the margin.
  var hasBookmark: Bool {
    guard let first = spans.first, first.style == .accent else { return false }
    return [false, true].contains { first.text == Messages.bookmark(inASCII: $0) }
  }

  /// The line with the sign in its margin moved to the right, so that there is room for another
  /// one; in a margin of one column it is left out.
  func movingMarginSign(in margin: Int) -> StyledText {
    let length = plainText.unicodeScalars.first.map { UTF8.width($0) } ?? 0
    let sign = slice(at: 0..<length)
    let rest = slice(at: length..<plainText.utf8.count)
    return margin > 1 ? " " + sign + rest.slice(at: 1..<rest.plainText.utf8.count) : " " + rest
  }
}
