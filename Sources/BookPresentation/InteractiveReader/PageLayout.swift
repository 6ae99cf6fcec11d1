import BookCore
import DisplayText

/// The lines of a volume's page, each with its place in the text.
struct PageLayout {
  /// A piece of the page's text.
  struct Part {
    let text: StyledText
    let place: BookPlace
  }

  struct Line {
    /// What stands to the left of the text: a row of the cover, or nothing.
    let cover: StyledText

    /// The text; with chapters in two columns, it may be of both.
    fileprivate(set) var parts: [Part]

    /// The place where the line begins.
    var place: BookPlace { parts[0].place }
  }

  private(set) var lines: [Line] = []

  /// The columns before the text of the page.
  private let margin: Int

  /// The columns before the second column of chapters.
  private var secondColumn = 0

  /// The place of what comes next.
  private var next = BookPlace.start

  /// Creates a page without lines.
  init() { margin = 0 }

  /// Lays blocks out with an empty line between them, and a cover beside the first of them.
  ///
  /// - Parameters:
  ///   - blocks: The parts of the page.
  ///   - cover: The cover, if there is one.
  ///   - hidesTitle: Whether the title is left out, whose place comes before the first line then.
  init(_ blocks: BookBlocks, cover: DrawnCover = .none, hidesTitle: Bool = false) {
    margin = blocks.format.margin
    let beginning = CoverLayout(cover, blocks)
    for line in beginning.lines { append(line.text, beside: line.cover, in: line.section) }
    for section in beginning.sectionsBelow {
      let columns =
        section == .chapters
        ? blocks.chapterColumns : ChapterColumns(left: blocks.lines(of: section))
      // The line between two blocks ends the first, so that each block begins with its heading.
      if let last = lines.last, !columns.left.isEmpty {
        append(StyledText(), in: last.place.section)
      }
      let top = lines.count
      for text in columns.left { append(text, in: section) }
      if columns.right.isEmpty { continue }
      secondColumn = columns.rightColumn(blocks.format)
      for (row, text) in columns.right.enumerated() where !text.isEmpty {
        append(text, toRow: top + row, in: section)
      }
    }
    if hidesTitle { lines.removeFirst(blocks.title.count) }
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
    let parts = rows.flatMap { row in lines[row].parts.map { (row: row, part: $0) } }
    let first = rows.first ?? 0
    let ends = parts.lazy.map { $0.part.place.character + $0.part.text.nonBlankCount }
    guard place.character <= ends.max() ?? 0 else { return first }
    let before = parts.filter { $0.part.place <= place }
    return before.max { $0.part.place < $1.part.place }?.row ?? first
  }

  private mutating func append(
    _ text: StyledText, beside cover: StyledText = StyledText(), in section: BookSection
  ) {
    lines.append(Line(cover: cover, parts: [part(text, in: section)]))
  }

  /// Adds a line of the second column, which may be longer than the first.
  private mutating func append(_ text: StyledText, toRow row: Int, in section: BookSection) {
    let part = part(text, in: section)
    if row < lines.count {
      lines[row].parts.append(part)
    } else {
      let blank = Part(text: StyledText(), place: part.place)
      lines.append(Line(cover: StyledText(), parts: [blank, part]))
    }
  }

  private mutating func part(_ text: StyledText, in section: BookSection) -> Part {
    let place = next.section == section ? next : BookPlace(section: section, character: 0)
    let length = max(text.nonBlankCount, 1)
    next = BookPlace(section: section, character: place.character + length)
    return Part(text: text, place: place)
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
    let texts = lines[row].parts.map { marked($0, hits, current: current) }
    let first = lines[row].cover + texts[0]
    return texts.dropFirst().reduce(first) { $0.paddedAtEnd(to: secondColumn) + $1 }
  }

  private func marked(_ part: Part, _ hits: [PageHit], current: PageHit?) -> StyledText {
    var text = part.text
    var sign: String?
    let shown = part.place.character..<part.place.character + part.text.nonBlankCount
    for hit in hits where hit.section == part.place.section {
      for words in hit.parts where words.overlaps(shown) {
        let range = part.text.bytes(
          ofNonBlank: words.lowerBound - shown.lowerBound..<words.upperBound - shown.lowerBound)
        text = text.marked(at: range, hit == current ? .accent : Style(isUnderlined: true))
        sign = hit == current ? Messages.currentHit : sign ?? Messages.otherHit
      }
    }
    if isTitle(part), hits.contains(where: { $0.field == .title }) {
      text = text.indented(by: margin)
    }
    guard let sign else { return text }
    if text.hasMarginSign { text = text.movingMarginSign(in: margin) }
    let style = sign == Messages.currentHit ? Style.accent : .bold
    return text.markedInMargin(with: sign, style)
  }

  /// Whether a part is of the title above the facts, and stands in the margin as headings do.
  private func isTitle(_ part: Part) -> Bool {
    part.place.section == .facts && !part.text.plainText.hasPrefix(" ")
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
  var nonBlankCount: Int { unicodeScalars.count { !$0.properties.isWhitespace } }
}

extension StyledText {
  /// The number of scalars that are not white space, without a sign in the margin.
  var nonBlankCount: Int { plainText.nonBlankCount - (hasMarginSign ? 1 : 0) }
}
