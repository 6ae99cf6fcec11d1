import TerminalKit

/// The pieces of text that pages have in common.
extension PageFormat {
  /// A centred title, whole however many lines it takes.
  func title(_ text: String) -> [StyledText] {
    StyledText(text.onOneLine, style: .bold).wrapped(to: textWidth)
      .map { indented($0.centered(in: textWidth)) }
  }

  /// A heading at the margin.
  func heading(_ text: String) -> [StyledText] {
    StyledText(text.onOneLine, style: .bold).wrapped(to: textWidth).map(indented)
  }

  /// A heading and what stands under it, or nothing where that is nothing.
  func section(_ title: String, _ lines: consuming [StyledText]) -> [StyledText] {
    if !lines.isEmpty { lines.insert(contentsOf: heading(title), at: 0) }
    return lines
  }

  /// Paragraphs wrapped to a readable width; line breaks in the text are kept.
  func prose(_ text: String) -> [StyledText] {
    var lines: [StyledText] = []
    for paragraph in text.hardLines {
      // Empty lines stand between paragraphs, not before the first and behind the last.
      for line in StyledText(paragraph).wrapped(to: textWidth)
      where !line.isEmpty || !lines.isEmpty {
        lines.append(indented(line))
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The centred series number: on a blue ground with colour, in parentheses without.
  func badge(_ volume: Int) -> StyledText {
    let badge =
      usesColor
      ? StyledText(
        Words.coloredBadge(volume),
        style: Style(isBold: true, foreground: .brightWhite, background: .blue))
      : StyledText(Words.badge(volume))
    return indented(badge.centered(in: textWidth))
  }

  /// A line moved in by the margin.
  func indented(_ line: StyledText) -> StyledText {
    line.indented(by: margin)
  }
}
