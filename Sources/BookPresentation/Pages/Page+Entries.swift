package import BookCore
import DisplayText

extension Page {
  /// A person or a thing: the names and who or what it is now, then what was told before, each line
  /// with its chapter.
  package static func entry(
    _ entry: StoryEntry, commands: [LabelledCommand] = [], format: PageFormat
  ) -> Page {
    let card = EntryCard(entry: entry, format: format.wide)
    var page = Page()
    for block in [card.head, card.earlier] { page.append(block) }
    page.append(Page.answer([], commands: commands, format: format).lines)
    return page
  }

  /// People or things in the order in which they were met, under the volumes in which that was.
  package static func entries(
    _ entries: [StoryEntry], in series: BookSeries, commands: [LabelledCommand] = [],
    format: PageFormat
  ) -> Page {
    let list = EntryList(entries, in: series, format.wide)
    var page = Page()
    for volume in list.volumes { page.append(volume) }
    page.append(Page.answer([], commands: commands, format: format).lines)
    return page
  }
}

/// The page of a person or a thing.
private struct EntryCard {
  private static let gap = 2

  /// With fewer columns beside the chapter, a line begins below it.
  private static let minTextWidth = 24

  let entry: StoryEntry
  let format: PageFormat

  /// The names and where they were met, and below them who or what it is now.
  var head: [Row] {
    var names = StyledText(prose: entry.name.onOneLine, style: .bold)
    if !entry.otherNames.isEmpty {
      names += StyledText(prose: ", \(Messages.also(entry.otherNames.map(\.onOneLine)))")
    }
    let first = entry.lines[0]
    names += StyledText(prose: "   \(Messages.first(in: first.chapter, ofVolume: first.volume))")
    let text = StyledText(prose: entry.text.onOneLine).wrapped(to: format.textWidth)
    return (format.heading(names) + text.map(format.indented)).rows(at: entry.anchor)
  }

  /// The chapters that told something else before, and what that was.
  var earlier: [Row] {
    let places = entry.lines.dropLast().map { Messages.place(of: $0.chapter, inVolume: $0.volume) }
    let placeWidth = places.reduce(0) { max($0, $1.utf8.count) } + Self.gap
    let isBelow = format.textWidth - placeWidth < Self.minTextWidth
    let indent = isBelow ? min(Self.gap, format.textWidth / 2) : placeWidth
    var rows: [Row] = []
    // The type of pairs would take a tenth of `who lupin`.
    for index in places.indices {
      let (place, line) = (places[index], entry.lines[index])
      let anchor = Anchor.chapter(line.chapter.place, volume: line.volume)
      let title = StyledText(prose: line.chapter.title.onOneLine, style: .bold)
      let heading = StyledText(place, style: .bold).paddedAtEnd(to: placeWidth) + title
      rows += heading.wrapped(to: format.textWidth, hangingIndent: indent).map(format.indented)
        .rows(at: anchor, isChoice: true)
      let text = StyledText(prose: line.text.onOneLine).wrapped(to: format.textWidth - indent)
      rows += text.map { format.indented($0.indented(by: indent)) }.rows(at: anchor)
    }
    return rows
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
      max(widest, Messages.widthInMargin(entry.lines[0].chapter))
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
}

extension EntryList {
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
      let title = StyledText(prose: Messages.onRow(chapter)).wrapped(to: format.textWidth)
      let anchor = Anchor.chapter(chapter.place, volume: entry.lines[0].volume)
      rows += title.map(format.indented).rows(at: anchor)
    }
    var lines: [StyledText]
    if isStacked {
      lines = name.wrapped(to: format.textWidth).map(format.indented)
      lines += text.wrapped(to: format.textWidth - Self.gap)
        .map { $0.indented(by: format.margin + Self.gap) }
    } else {
      var texts = text.wrapped(to: end - textColumn)
      let names =
        name.displayWidth <= nameWidth
        ? [name.paddedAtEnd(to: textColumn - nameColumn) + texts.removeFirst()]
        : name.wrapped(to: end - nameColumn)
      let margin = inMargin.map { format.indented(StyledText($0)) } ?? StyledText()
      lines = [margin.paddedAtEnd(to: nameColumn) + names[0]]
      lines += names.dropFirst().map { $0.indented(by: nameColumn) }
      lines += texts.map { $0.indented(by: textColumn) }
    }
    let label = isStacked ? 0 : nameColumn
    let anchor = entry.anchor
    rows.append(Row(lines[0], at: anchor, isChoice: true, labelLength: label))
    rows += Array(lines.dropFirst()).rows(at: anchor, isChoice: true)
  }
}

extension PageFormat {
  /// The columns between the number of a volume and its title.
  static let volumeNumberGap = 2

  /// The number and the title of a volume above something of it.
  func heading(of book: Book, numberWidth: Int = 0) -> [StyledText] {
    let number = StyledText(String(book.seriesNumber), style: .bold).paddedAtStart(to: numberWidth)
    let beginning = number + StyledText(.spaces(Self.volumeNumberGap), style: .bold)
    let title = StyledText(title: book.title.onOneLine, style: .bold)
    return (beginning + title).wrapped(to: textWidth, hangingIndent: beginning.displayWidth)
      .map(indented)
  }
}
