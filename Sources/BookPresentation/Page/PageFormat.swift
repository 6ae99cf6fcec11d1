import TerminalKit

/// The room a page has, and whether it may use colour.
package struct PageFormat: Equatable, Sendable {
  /// How wide prose may get before the eye loses its line, the margins included.
  private static let usualWidestPage = 80

  /// Below this many columns every column counts, so the margins shrink.
  private static let narrow = 40

  /// The columns of the terminal.
  package let width: Int

  /// Whether the page is shown in colour.
  package let usesColor: Bool

  /// Whether marks that are not part of the books are ASCII only.
  package let usesASCII: Bool

  private let widestPage: Int

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; every width from 1 up gives a page, and from 20 up a
  ///     page that is good to read.
  ///   - usesColor: Whether the page is shown in colour.
  ///   - usesASCII: Whether marks that are not part of the books are ASCII only.
  package init(width: Int, usesColor: Bool, usesASCII: Bool = false) {
    self.init(
      width: width, widestPage: Self.usualWidestPage, usesColor: usesColor, usesASCII: usesASCII)
  }

  private init(width: Int, widestPage: Int, usesColor: Bool, usesASCII: Bool) {
    self.width = max(1, width)
    self.widestPage = widestPage
    self.usesColor = usesColor
    self.usesASCII = usesASCII
  }

  /// So much room that every paragraph is one line, for what has to be found in whole paragraphs.
  static let endless = PageFormat(
    width: 1 << 40, widestPage: 1 << 40, usesColor: false, usesASCII: false)

  /// The columns of a page of prose, its margins included: those of the terminal, but at most 80.
  package var readableWidth: Int {
    min(width, widestPage)
  }

  /// The empty columns on either side.
  var margin: Int {
    width >= Self.narrow ? 2 : width > 2 ? 1 : 0
  }

  /// The columns of prose.
  var textWidth: Int {
    readableWidth - 2 * margin
  }

  /// The columns of what is better long than broken, such as a table or an address.
  var fullWidth: Int {
    width - 2 * margin
  }

  /// What stands for text that is left out.
  var ellipsis: String {
    usesASCII ? Words.asciiEllipsis : Words.ellipsis
  }
}

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
