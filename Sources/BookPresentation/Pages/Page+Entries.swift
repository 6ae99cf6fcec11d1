package import BookCore
import DisplayText

extension Page {
  /// A person or a thing: the names and who or what it is now, then what was told before, each line
  /// with its chapter.
  package static func entry(
    _ entry: StoryEntry, commands: [LabelledCommand] = [], format: PageFormat
  ) -> Page {
    let format = format.wide
    let first = entry.lines[0]
    var names = StyledText(prose: entry.name.onOneLine, style: .bold)
    if !entry.otherNames.isEmpty {
      names += StyledText(prose: ", also \(entry.otherNames.map(\.onOneLine).listed())")
    }
    names += StyledText(prose: "   \(Messages.first(in: first.chapter, ofVolume: first.volume))")
    let text = format.lines(StyledText(prose: entry.text.onOneLine))
    var page = Page()
    page.append((format.heading(names) + text).rows(at: entry.anchor))
    page.append(earlier(entry, format: format))
    page.append(format.answer(commands: commands))
    return page
  }

  /// The chapters that told something else of an entry before, and what that was, which begins below
  /// the chapter if too little room is beside it.
  private static func earlier(_ entry: StoryEntry, format: PageFormat) -> [Row] {
    let (gap, minTextWidth) = (2, 24)
    let places = entry.lines.dropLast().map { Messages.place(of: $0.chapter, inVolume: $0.volume) }
    let placeWidth = places.reduce(0) { max($0, $1.utf8.count) } + gap
    let isBelow = format.textWidth - placeWidth < minTextWidth
    let indent = isBelow ? min(gap, format.textWidth / 2) : placeWidth
    var rows: [Row] = []
    // The type of pairs would take a tenth of `who lupin`.
    for index in places.indices {
      let (place, line) = (places[index], entry.lines[index])
      let anchor = Anchor.chapter(line.chapter.place, volume: line.volume)
      let title = StyledText(prose: line.chapter.title.onOneLine, style: .bold)
      let heading = StyledText(place, style: .bold).paddedAtEnd(to: placeWidth) + title
      rows += format.lines(heading, hangingIndent: indent).rows(at: anchor, isChoice: true)
      rows += format.lines(StyledText(prose: line.text.onOneLine), indent: indent).rows(at: anchor)
    }
    return rows
  }

  /// People or things in the order in which they were met, under the volumes in which that was.
  package static func entries(
    _ entries: [StoryEntry], in series: BookSeries, commands: [LabelledCommand] = [],
    format: PageFormat
  ) -> Page {
    let list = EntryList(entries, in: series, format.wide)
    var page = Page()
    for volume in list.volumes { page.append(volume) }
    page.append(format.answer(commands: commands))
    return page
  }
}

/// How entries share the columns of a page: names have one, and who they are has another or, if that
/// leaves too little room, stands below the name.
///
/// The chapter in which they were met stands once, in the margin of the first of them; one without
/// a number has a row above them, and so has each where the text stands below the name.
private struct EntryList {
  /// The columns that what is told of an entry needs beside the name.
  private static let minTextWidth = 30

  /// Of the columns of a page, names have one in three at most; a longer one stands above its text.
  private static let mostNames = 3

  private static let gap = 2

  private let entries: [StoryEntry]
  private let series: BookSeries
  private let format: PageFormat
  private let numberWidth: Int
  private let nameWidth: Int
  private let chapterWidth: Int

  init(_ entries: [StoryEntry], in series: BookSeries, _ format: PageFormat) {
    self.entries = entries
    self.series = series
    self.format = format
    numberWidth = String(entries.last?.lines[0].volume ?? 0).utf8.count
    nameWidth = entries.reduce(0) { widest, entry in
      let width = StyledText(prose: entry.name.onOneLine).displayWidth
      return width > format.textWidth / Self.mostNames ? widest : max(widest, width)
    }
    chapterWidth = entries.reduce(0) { widest, entry in
      max(widest, Messages.inMargin(entry.lines[0].chapter)?.utf8.count ?? 0)
    }
  }

  /// The entries by the volume in which they were met, each under its title.
  var volumes: [[Row]] {
    var volumes: [[Row]] = []
    for (index, entry) in entries.enumerated() {
      let (volume, chapter) = (entry.lines[0].volume, entry.lines[0].chapter)
      let last = index == 0 ? nil : entries[index - 1].lines[0]
      if last?.volume != volume {
        let heading = format.heading(of: series[volume - 1], numberWidth: numberWidth)
        volumes.append(heading.rows(at: .volume(volume)))
      }
      let isFirst = last?.volume != volume || last?.chapter.place != chapter.place
      append(entry, firstIn: isFirst ? chapter : nil, to: &volumes[volumes.count - 1])
    }
    return volumes
  }

  private var nameColumn: Int {
    format.margin + max(numberWidth + PageFormat.volumeNumberGap, chapterWidth + Self.gap)
  }

  /// Adds an entry, with the chapter if it is the first that is met in it.
  private func append(_ entry: StoryEntry, firstIn chapter: Chapter?, to rows: inout [Row]) {
    let name = StyledText(prose: entry.name.onOneLine, style: .bold)
    let text = StyledText(prose: entry.text.onOneLine)
    let textColumn = nameColumn + nameWidth + Self.gap
    let end = format.margin + format.textWidth
    let isStacked = end - textColumn < Self.minTextWidth
    let inMargin = isStacked ? nil : chapter.flatMap(Messages.inMargin)
    if let chapter, inMargin == nil {
      let title = StyledText(prose: Messages.onRow(chapter))
      let anchor = Anchor.chapter(chapter.place, volume: entry.lines[0].volume)
      rows += format.lines(title).rows(at: anchor)
    }
    var lines: [StyledText]
    if isStacked {
      lines = format.lines(name) + format.lines(text, indent: Self.gap)
    } else {
      var texts = text.wrapped(to: end - textColumn)
      let names =
        name.displayWidth <= nameWidth
        ? [name.paddedAtEnd(to: textColumn - nameColumn) + texts.removeFirst()]
        : name.wrapped(to: end - nameColumn)
      lines = names.hanging(behind: format.indented(StyledText(inMargin ?? "")), column: nameColumn)
      lines += texts.map { $0.indented(by: textColumn) }
    }
    // Rows that share an anchor are known to be about the same, however long its name is.
    let (anchor, label) = (entry.anchor, isStacked ? 0 : nameColumn)
    rows.append(Row(lines[0], at: anchor, isChoice: true, labelLength: label))
    rows += Array(lines.dropFirst()).rows(at: anchor, isChoice: true)
  }
}

extension PageFormat {
  /// The columns between the number of a volume and its title.
  static let volumeNumberGap = 2

  func heading(of book: Book, numberWidth: Int = 0) -> [StyledText] {
    let number = StyledText(String(book.seriesNumber), style: .bold).paddedAtStart(to: numberWidth)
    let beginning = number + StyledText(.spaces(Self.volumeNumberGap), style: .bold)
    let title = StyledText(title: book.title.onOneLine, style: .bold)
    return lines(beginning + title, hangingIndent: beginning.displayWidth)
  }
}
