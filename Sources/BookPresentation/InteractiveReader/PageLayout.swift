import BookCore
import DisplayText

/// The lines of a volume's page, each with its place in the text.
struct PageLayout {
  struct Line {
    let text: StyledText
    let place: BookPlace

    /// What stands to the left of the text: a row of the cover, or nothing.
    let cover: StyledText
  }

  private(set) var lines: [Line] = []

  /// The columns before the text of the page.
  private let margin: Int

  /// Creates a page without lines.
  init() {
    margin = 0
  }

  /// Lays blocks out with an empty line between them, and a cover beside the first of them.
  init(_ blocks: BookBlocks, cover: DrawnCover = .none) {
    margin = blocks.format.margin
    if !cover.isNone {
      for line in CoverLayout(cover, blocks).lines {
        append(line.text, beside: line.cover, in: line.section)
      }
    }
    for section in cover.isNone ? BookSection.allCases : CoverLayout.sectionsBelow {
      let texts = blocks.lines(of: section)
      // The line between two blocks ends the first, so that each block begins with its heading.
      if let last = lines.last, !texts.isEmpty { append(StyledText(), in: last.place.section) }
      for text in texts { append(text, in: section) }
    }
  }

  /// The rows on which sections begin.
  var sectionRows: [Int] {
    BookSection.allCases.compactMap { section in
      lines.firstIndex { $0.place.section == section }
    }
  }

  /// The row that shows a place.
  ///
  /// - Parameter place: A place in the text. One beyond the end of its section, as after a change
  ///   of the data file, is taken as the beginning of the section.
  /// - Returns: The row, counted from 0; the first if the section is gone.
  func row(of place: BookPlace) -> Int {
    let rows = lines.indices.filter { lines[$0].place.section == place.section }
    guard let first = rows.first, let last = rows.last else { return 0 }
    let end = lines[last].place.character + lines[last].text.nonBlankCount
    guard place.character <= end else { return first }
    return rows.last { lines[$0].place.character <= place.character } ?? first
  }

  private mutating func append(
    _ text: StyledText, beside cover: StyledText = StyledText(), in section: BookSection
  ) {
    let last = lines.last { $0.place.section == section }
    let character = last.map { $0.place.character + max($0.text.nonBlankCount, 1) } ?? 0
    let place = BookPlace(section: section, character: character)
    lines.append(Line(text: text, place: place, cover: cover))
  }
}

extension PageLayout {
  /// A row of the page with its hits marked.
  ///
  /// - Parameters:
  ///   - row: The row, counted from 0.
  ///   - hits: What was found in the whole page.
  ///   - current: The hit that is shown at the moment.
  /// - Returns: The line with its hits underlined and the current one in the accent, and a mark in
  ///   the margin, so that they can be recognized without styles. A title with a hit moves out of
  ///   the margin to make room; on a page without margins, there are no marks.
  func line(at row: Int, marking hits: [PageHit], current: PageHit?) -> StyledText {
    let line = lines[row]
    var text = line.text
    var sign: String?
    let shown = line.place.character..<line.place.character + line.text.nonBlankCount
    for hit in hits where hit.section == line.place.section {
      for part in hit.parts where part.overlaps(shown) {
        let range = line.text.bytes(
          ofNonBlank: part.lowerBound - shown.lowerBound..<part.upperBound - shown.lowerBound)
        text = text.marked(at: range, hit == current ? .accent : Style(isUnderlined: true))
        sign = hit == current ? Messages.currentHit : sign ?? Messages.otherHit
      }
    }
    if isTitle(row), hits.contains(where: { $0.field == .title }) {
      text = text.indented(by: margin)
    }
    guard let sign else { return line.cover + text }
    if text.hasMarginSign { text = text.movingMarginSign(in: margin) }
    let style = sign == Messages.currentHit ? Style.accent : .bold
    return line.cover + text.markedInMargin(with: sign, style)
  }

  /// Whether a row is of the title above the facts, and stands in the margin as headings do.
  private func isTitle(_ row: Int) -> Bool {
    lines[row].place.section == .facts && !lines[row].text.plainText.hasPrefix(" ")
  }
}

extension StyledText {
  /// The UTF-8 offsets of some non-blank scalars, and of the white space between them.
  fileprivate func bytes(ofNonBlank range: Range<Int>) -> Range<Int> {
    var index = hasMarginSign ? -1 : 0
    var offset = 0
    var bytes: Range<Int>?
    for scalar in plainText.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if !scalar.properties.isWhitespace {
        if range.contains(index) { bytes = (bytes?.lowerBound ?? offset)..<end }
        index += 1
      }
      offset = end
    }
    return bytes ?? 0..<0
  }
}

extension StringProtocol {
  /// The number of scalars that are not white space.
  var nonBlankCount: Int {
    unicodeScalars.count { !$0.properties.isWhitespace }
  }
}

extension StyledText {
  /// The number of scalars that are not white space, without a sign in the margin.
  var nonBlankCount: Int {
    plainText.nonBlankCount - (hasMarginSign ? 1 : 0)
  }
}
