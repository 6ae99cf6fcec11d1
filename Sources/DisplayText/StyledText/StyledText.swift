/// One line of text whose parts may have different styles, before it becomes bytes.
///
/// Text is sanitized on the way in (see ``Swift/String/sanitizedForTerminal()``), so a
/// `StyledText` never holds a line break or anything else that could control a terminal.
///
///     let row = StyledText("Pages", style: .bold) + StyledText("  317")
///     row.plainText     // "Pages  317"
///     row.displayWidth  // 10
package struct StyledText: Equatable, Sendable {
  /// A run of text in one style.
  package struct Span: Sendable {
    package let text: String
    package let style: Style
  }

  package private(set) var plainText: String

  /// The styled parts from left to right, neighbours of one style merged; the rest is plain.
  private var runs: [Run]

  /// Where prose may be parted, from left to right.
  private(set) var softBreaks: [SoftBreak] = []

  /// A part of the line in one style that is not plain, as UTF-8 offsets.
  private struct Run: Equatable, Sendable {
    var range: Range<Int>
    let style: Style
  }

  package init() { self.init(sanitized: "") }

  /// Creates a line in one style from a text of any source.
  package init(_ text: String, style: Style = .plain) {
    self.init(sanitized: text.sanitizedForTerminal())
    append(style, at: 0..<plainText.utf8.count)
  }

  /// Creates a line in one style from prose, such as a title or a sentence with one.
  ///
  /// What only says how prose is laid out, such as a soft hyphen, is not shown as a code but left
  /// out, and heeded where lines are broken. Names, paths and what was typed are no prose: in them,
  /// every scalar counts.
  package init(prose text: String, style: Style = .plain) {
    let prose = text.sanitized(asProse: true)
    self.init(sanitized: prose.text)
    softBreaks = prose.breaks
    append(style, at: 0..<plainText.utf8.count)
  }

  /// Creates a line in one style from a title, beside which other text stays in its place.
  package init(title text: String, style: Style = .plain) {
    var style = style
    style.isIsolated = text.hasLettersFromRightToLeft
    self.init(prose: text, style: style)
  }

  private init(sanitized text: String) {
    plainText = text
    runs = []
  }

  /// The runs from left to right: none is empty, and no two neighbours have the same style.
  package var spans: [Span] {
    let length = plainText.utf8.count
    var spans: [Span] = []
    var end = 0
    for run in runs + [Run(range: length..<length, style: .plain)] {
      if end < run.range.lowerBound {
        spans.append(Span(text: text(at: end..<run.range.lowerBound), style: .plain))
      }
      if !run.range.isEmpty { spans.append(Span(text: text(at: run.range), style: run.style)) }
      end = run.range.upperBound
    }
    return spans
  }

  /// Where it has a style, as UTF-8 offsets from left to right.
  package var styledRanges: [Range<Int>] { runs.map(\.range) }

  package var isPlain: Bool { runs.isEmpty }

  package var isAddress: Bool { style(at: 0).isAddress }

  package var isEmpty: Bool { plainText.isEmpty }

  package var displayWidth: Int { plainText.displayWidth }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var joined = left
    joined += right
    return joined
  }

  package static func += (left: inout StyledText, right: StyledText) {
    if left.isEmpty {
      left = right
    } else if !right.isEmpty {
      let length = left.plainText.utf8.count
      for run in right.runs { left.append(run.style, at: run.range.moved(by: length)) }
      for softBreak in right.softBreaks { left.softBreaks.append(softBreak.moved(by: length)) }
      left.plainText += right.plainText
    }
  }

  /// Whether two lines are the same to a terminal: byte for byte.
  package static func == (left: StyledText, right: StyledText) -> Bool {
    left.plainText.utf8.elementsEqual(right.plainText.utf8) && left.runs == right.runs
  }
}

extension StyledText: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

// MARK: - Parts

extension StyledText {
  /// The part of the line at UTF-8 offsets into ``plainText`` that split no scalar, with its
  /// styles; anything outside the text is ignored.
  ///
  ///     let line: StyledText = "an owl"
  ///     line.slice(at: 3..<6).plainText  // "owl"
  package func slice(at range: Range<Int>) -> StyledText {
    let range = range.clamped(to: 0..<plainText.utf8.count)
    var slice = StyledText(sanitized: text(at: range))
    let first = runs.indices.partitioningIndex { runs[$0].range.upperBound > range.lowerBound }
    for run in runs[first...] {
      if run.range.lowerBound >= range.upperBound { break }
      slice.append(run.style, at: run.range.clamped(to: range).moved(by: -range.lowerBound))
    }
    let next = softBreaks.indices.partitioningIndex { softBreaks[$0].offset >= range.lowerBound }
    for softBreak in softBreaks[next...] {
      if softBreak.offset >= range.upperBound { break }
      slice.softBreaks.append(softBreak.moved(by: -range.lowerBound))
    }
    return slice
  }

  /// The line itself if it fits, otherwise as much of it as does with an ellipsis, which has the
  /// style of the text before it.
  ///
  ///     let title: StyledText = "The Boy Who Lived"
  ///     title.truncated(to: 9).plainText  // "The Boy…"
  ///
  /// Terminals that cannot show this ellipsis need another one, or none.
  package func truncated(to width: Int, ellipsis: String = "…") -> StyledText {
    guard width > 0 else { return StyledText() }
    guard displayWidth > width else { return self }
    let ellipsis = String(ellipsis.prefix(width))
    let start = slice(at: 0..<lengthOfStart(in: width - ellipsis.displayWidth))
    let style = style(at: max(0, start.plainText.utf8.count - 1))
    return start + StyledText(ellipsis, style: style)
  }

  /// Gives a style to a part of the text, behind all parts that have one.
  private mutating func append(_ style: Style, at range: Range<Int>) {
    if range.isEmpty || style == .plain { return }
    if let last = runs.last, last.style == style, last.range.upperBound == range.lowerBound {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(Run(range: range, style: style))
    }
  }

  package func mapStyles(_ change: (inout Style) -> Void) -> StyledText {
    spans.reduce(into: StyledText()) { text, span in
      var style = span.style
      change(&style)
      text += StyledText(span.text, style: style)
    }
  }

  private func style(at offset: Int) -> Style {
    runs.first { $0.range.contains(offset) }?.style ?? .plain
  }

  private func text(at range: Range<Int>) -> String {
    let bytes = plainText.utf8
    guard range.count < bytes.count else { return plainText }
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return String(plainText[start..<bytes.index(start, offsetBy: range.count)])
  }

  /// The UTF-8 length of what fits into a width, without white space at its end.
  private func lengthOfStart(in width: Int) -> Int {
    var clusters = ClusterIterator(plainText)
    var columns = 0
    var end = 0
    while let cluster = clusters.next(), columns + cluster.width <= width {
      columns += cluster.width
      if cluster.traits.isDisjoint(with: .blank) { end = cluster.range.upperBound }
    }
    return end
  }
}

// MARK: - Padding, which leaves a line alone that is wide enough

extension StyledText {
  /// The line with enough spaces before it to centre it; an odd column goes to the end.
  package func centered(in width: Int) -> StyledText { indented(by: (width - displayWidth) / 2) }

  package func paddedAtEnd(to width: Int) -> StyledText {
    var line = self
    line.appendSpaces(width - displayWidth)
    return line
  }

  package func paddedAtStart(to width: Int) -> StyledText { .spaces(width - displayWidth) + self }

  /// The line, moved to the right, unless it is empty.
  package func indented(by columns: Int) -> StyledText { isEmpty ? self : .spaces(columns) + self }

  package mutating func appendSpaces(_ count: Int) { self += .spaces(count) }

  private static func spaces(_ count: Int) -> StyledText { StyledText(sanitized: .spaces(count)) }
}

extension String {
  /// Whether it has letters of Hebrew, Arabic and other scripts that run from right to left.
  fileprivate var hasLettersFromRightToLeft: Bool {
    // Most titles have none of the bytes that these begin with.
    let mayHave = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.contains { 0xd6...0xe0 ~= $0 || $0 >= 0xef }
    }
    guard mayHave != false else { return false }
    return unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfefc, 0x1_0800...0x1_0fff: true
      case 0x1_e800...0x1_efff: true
      default: false
      }
    }
  }
}

// MARK: - ASCII

extension StyledText {
  /// The line with ASCII in place of typographic marks, for terminals that cannot show these.
  ///
  ///     let line: StyledText = "a book’s number"
  ///     line.inASCII.plainText  // "a book's number"
  ///
  /// Only for lines of the program's own: the text of a book keeps its marks.
  package var inASCII: StyledText {
    spans.reduce(into: StyledText()) { $0 += StyledText($1.text.inASCII, style: $1.style) }
  }
}

extension String {
  fileprivate var inASCII: String {
    reduce(into: "") { text, character in
      switch character {
      case "‘", "’": text += "'"
      case "“", "”": text += "\""
      case "…": text += "..."
      default: text.append(character)
      }
    }
  }
}

extension SoftBreak {
  fileprivate func moved(by distance: Int) -> SoftBreak {
    SoftBreak(offset: offset + distance, isHyphen: isHyphen)
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
