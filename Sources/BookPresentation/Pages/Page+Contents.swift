import BookCore
import DisplayText

extension Page {
  /// Volumes to choose one of them, with the hue of each if there are colours.
  static func contents(
    _ volumes: [Int], facts: VolumeRowFacts, areKept: Bool, hues: [Color]?, format: PageFormat
  ) -> Page {
    if volumes.isEmpty { return Page(format.answer([Messages.emptyShelf])) }
    let rows = VolumeRows(
      facts, .overview, areKept: areKept, barColor: { hues?[$0.seriesNumber - 1] }, format: format)
    return Page(rows: volumes.map { Row(rows.row(of: $0), at: .volume($0), isChoice: true) })
  }
}

extension PageFormat {
  /// What is known of a volume below a list, in so many rows: its title, date and number of
  /// chapters, the place of the reader, and the last chapter that was read or, where none was, what
  /// the volume is about.
  func facts(of volume: VolumeProgress, _ story: StorySoFar, rows: Int) -> [StyledText] {
    let (book, record) = (volume.book, volume.record)
    let counts = [book.releaseDate.formatted, Messages.chapterUnit.count(book.chapters.count)]
    let last = story.recap(of: book).chapters.last
    var paragraphs = [StyledText(prose: book.title.onOneLine, style: .bold)]
    paragraphs.append(StyledText(counts.joined(by: .spaces(4))))
    if volume.status != .notBegun {
      paragraphs.append(
        StyledText(prose: Messages.bookmark(of: record, in: book.chapters, isChanged: true)))
    }
    paragraphs.append(StyledText())
    if let last { paragraphs.append(StyledText(prose: Messages.onRow(last), style: .bold)) }
    // No more than has room is laid out, however long the text is.
    let text = (last?.summary ?? book.summary.text).onOneLine
    paragraphs.append(StyledText(text.excerpt(columns: rows * textWidth, asProse: true)))
    var lines = prose(paragraphs)
    if lines.count > rows {
      lines = Array(lines.prefix(rows))
      lines[rows - 1] = (lines[rows - 1] + StyledText(ellipsis))
        .truncated(to: margin + textWidth, ellipsis: ellipsis)
    }
    return lines.map { $0.indented(by: 1) }
  }
}
