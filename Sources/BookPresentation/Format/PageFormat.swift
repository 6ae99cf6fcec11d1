import DisplayText

/// The room that a page has, and whether it may use colour.
package struct PageFormat: Equatable, Sendable {
  /// The width in columns beyond which prose becomes hard to read, including the margins.
  package static let defaultMaxPageWidth = 80

  /// Below this many columns, the margins shrink to save room.
  private static let narrow = 40

  package let width: Int

  package let usesColor: Bool

  /// Whether marks that are not part of the books are ASCII only.
  package let usesASCII: Bool

  /// Whether bars are drawn, which a screen reader would read out sign by sign.
  package var hasBars = true

  private var maxPageWidth = defaultMaxPageWidth

  /// Whether the page is part of a screen, where no line may be wider than the terminal.
  private var isOnScreen = false

  /// The columns before a heading, which stands out at the edge of the page, so that it can be told
  /// from the text below without colour.
  private var headingMargin = 0

  /// Creates the format of a printed page; every width from 1 up gives a page, and from 20 up a
  /// readable one.
  package init(width: Int, usesColor: Bool, usesASCII: Bool = false) {
    (self.width, self.usesColor, self.usesASCII) = (max(1, width), usesColor, usesASCII)
  }

  /// The format of a page in the middle of a screen, with the same colours and marks; it has all
  /// columns unless its width is given.
  func onScreen(columns: Int, pageWidth: Int? = nil) -> PageFormat {
    var format = PageFormat(width: columns, usesColor: usesColor, usesASCII: usesASCII)
    format.hasBars = hasBars
    format.maxPageWidth = pageWidth ?? columns
    format.isOnScreen = true
    return format
  }

  /// The format of lists of short texts, which have all columns that there are.
  var wide: PageFormat {
    var format = self
    if !isOnScreen { format.maxPageWidth = width }
    return format
  }

  /// A page without colour, as wide as prose may be.
  package static let usual = PageFormat(width: defaultMaxPageWidth, usesColor: false)

  /// The width of a page of prose, including its margins: that of the terminal, up to a maximum.
  package var readableWidth: Int { min(width, maxPageWidth) }

  var margin: Int { readableWidth >= Self.narrow ? 2 : readableWidth > 2 ? 1 : 0 }

  var textWidth: Int { readableWidth - 2 * margin }

  /// The columns for what should not be broken, such as a table or an address.
  var fullWidth: Int { width - indent - 2 * margin }

  /// The columns before a page in the middle of a screen.
  var indent: Int { isOnScreen ? (width - readableWidth) / 2 : 0 }

  var ellipsis: String { Messages.ellipsis(inASCII: usesASCII) }

  /// The room beside something that stands at the margin, with its own margin as the gap.
  ///
  /// What stands there must not be touched, so that headings keep off the edge.
  func beside(columns: Int) -> PageFormat {
    var format = onScreen(columns: readableWidth - columns - margin)
    format.isOnScreen = isOnScreen
    format.headingMargin = format.margin
    return format
  }
}

// MARK: The pieces of text that pages share

extension PageFormat {
  func title(_ text: String) -> [StyledText] {
    StyledText(title: text.onOneLine, style: .bold).wrapped(to: textWidth)
      .map { indented($0.centered(in: textWidth)) }
  }

  func heading(_ text: String) -> [StyledText] {
    heading(StyledText(title: text.onOneLine, style: .bold))
  }

  func heading(_ text: StyledText) -> [StyledText] {
    text.wrapped(to: textWidth).map { $0.indented(by: headingMargin) }
  }

  /// The lines of a text, all of them moved to the right, or all but the first.
  func lines(_ text: StyledText, indent: Int = 0, hangingIndent: Int = 0) -> [StyledText] {
    text.wrapped(to: textWidth - indent, hangingIndent: hangingIndent)
      .map { $0.indented(by: margin + indent) }
  }

  /// A heading with a fact two spaces behind it, or below it if there is no room.
  func heading(_ text: String, with fact: String?) -> [StyledText] {
    var lines = heading(text)
    guard let fact, let last = lines.last else { return lines }
    let line = last + StyledText("  \(fact)")
    if line.displayWidth <= textWidth {
      lines[lines.count - 1] = line
      return lines
    }
    return lines + self.lines(StyledText(fact))
  }

  /// An address or a command to be copied, which may run over the edge of the terminal but not over
  /// that of a screen.
  ///
  /// There it fills whole rows, as if the terminal had wrapped it.
  func whole(_ text: StyledText) -> [StyledText] {
    let line = indented(text)
    let isCut = isOnScreen && indent + line.displayWidth > width
    return isCut ? text.filling(rowsOf: width) : [line]
  }

  /// Paragraphs wrapped to a readable width.
  func prose(_ paragraphs: [StyledText]) -> [StyledText] {
    var lines: [StyledText] = []
    for paragraph in paragraphs {
      // Empty lines go between paragraphs, not before the first or after the last.
      for line in paragraph.wrapped(to: textWidth) where !line.isEmpty || !lines.isEmpty {
        lines.append(indented(line))
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  func badge(_ volume: Int) -> StyledText {
    indented(StyledText(Messages.badge(volume), style: .accent).centered(in: textWidth))
  }

  func indented(_ line: StyledText) -> StyledText { line.indented(by: margin) }

  /// The line with the sign of a bookmark in its margin, if it has one.
  func marked(_ line: StyledText, style: Style = .bold, at column: Int = 0) -> StyledText {
    guard line.plainText.utf8.first == UInt8(ascii: " ") else { return line }
    return line.slice(at: 0..<column)
      + StyledText(Messages.bookmark(inASCII: usesASCII), style: style)
      + line.slice(at: column + 1..<line.length)
  }
}

extension Style {
  /// The accent, which says where the reader is: the volume, the chapter, the hit or the row.
  ///
  /// White on blue by their numbers, since themes have blues of their own on which no white can be
  /// read. Where these are not to be had, it is reversed.
  static let accent = Style(isBold: true, foreground: .indexed(231), background: .indexed(24))

  /// The style of the status line where no rule is above it.
  static let statusLine = Style(foreground: .indexed(231), background: .indexed(242))

  static let otherHit = Style(isUnderlined: true)
}

extension StyledText {
  /// The text with the colours of a style in place of its own.
  func withColors(of style: Style) -> StyledText {
    mapStyles { ($0.foreground, $0.background) = (style.foreground, style.background) }
  }

  /// Whether it has the sign of a bookmark in its margin.
  var hasBookmark: Bool {
    guard let sign = spans.first(where: { $0.style == .accent }) else { return false }
    return [false, true].contains { sign.text == Messages.bookmark(inASCII: $0) }
  }
}
