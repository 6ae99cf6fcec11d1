package import BookCore
import DisplayText

extension Page {
  /// A person: their names and who they are now, then what was told of them, by volume and chapter.
  package static func person(
    _ person: Person, in series: BookSeries, commands: [LabelledCommand] = [],
    format: PageFormat
  ) -> Page {
    let card = PersonCard(person: person, series: series, format: format)
    var page = Page()
    for block in card.blocks { page.append(block) }
    page.append(Page.answer([], commands: commands, format: format).lines)
    return page
  }

  /// People in the order in which they were met, under the volumes in which that was.
  package static func people(
    _ people: [Person], in series: BookSeries, commands: [LabelledCommand] = [],
    format: PageFormat
  ) -> Page {
    let list = PeopleList(people, in: series, format)
    var page = Page()
    for volume in list.volumes { page.append(volume) }
    page.append(Page.answer([], commands: commands, format: format).lines)
    return page
  }
}

/// The page of a person.
struct PersonCard {
  /// On a narrower page, chapters are not indented below their volume.
  private static let minIndentedWidth = 60

  let person: Person
  let series: BookSeries
  let format: PageFormat

  /// The names with who the person is now, and then each volume.
  var blocks: [[Row]] { [head] + volumes }

  /// The names, and below them who the person is now.
  private var head: [Row] {
    var names = StyledText(prose: person.name.onOneLine, style: .bold)
    if !person.otherNames.isEmpty {
      names += StyledText(prose: ", \(Messages.also(person.otherNames.map(\.onOneLine)))")
    }
    let text = StyledText(prose: person.text.onOneLine).wrapped(to: format.textWidth)
    var rows: [Row] = []
    rows.append(format.heading(names) + text.map(format.indented), at: .person(person.id))
    return rows
  }

  /// Each volume with its chapters, and what these told; of a single one that stands in the head.
  private var volumes: [[Row]] {
    let lines = person.lines
    let numberWidth = String(lines[lines.count - 1].volume).utf8.count
    let isIndented = format.textWidth >= Self.minIndentedWidth
    let indent = isIndented ? numberWidth + PageFormat.volumeNumberGap : 0
    let inner = format.onScreen(columns: format.readableWidth - indent)
    let chapters = ChapterList(lines.map(\.chapter), .notBegun, style: .bold)
    let textColumn = chapters.titleColumn(inner)
    var volumes: [[Row]] = []
    for (index, line) in lines.enumerated() {
      let volume = line.volume
      if index == 0 || lines[index - 1].volume != volume {
        let heading = format.heading(of: series[volume - 1], numberWidth: numberWidth)
        volumes.append([])
        volumes[volumes.count - 1].append(heading, at: .volume(volume))
      }
      var rows: [Row] = []
      chapters.append(at: index, to: &rows, ofVolume: volume, inner)
      let text =
        lines.count > 1
        ? StyledText(prose: line.text.onOneLine)
          .wrapped(to: inner.textWidth + inner.margin - textColumn) : []
      rows.append(
        text.map { $0.indented(by: textColumn) }, at: .chapter(line.chapter.place, volume: volume))
      volumes[volumes.count - 1] += rows.map { $0.indented(by: indent) }
    }
    return volumes
  }
}

/// How people share the columns of a page: names have one, and who they are has another or, if that
/// leaves too little room, stands below the name.
///
/// The chapter in which they were met stands once, in the margin of the first of them; one without
/// a number has a row above them, and so has each where the text stands below the name.
private struct PeopleList {
  /// The columns that what is told of a person needs beside the name.
  private static let minTextWidth = 30

  /// Of the columns of a page, names have one in three at most; a longer one stands above its text.
  private static let mostNames = 3

  private static let gap = 2

  private let people: [Person]
  private let series: BookSeries
  private let format: PageFormat
  private let numberWidth: Int
  private let nameWidth: Int
  private let chapterWidth: Int

  init(_ people: [Person], in series: BookSeries, _ format: PageFormat) {
    self.people = people
    self.series = series
    self.format = format
    numberWidth = String(people.last?.lines[0].volume ?? 0).utf8.count
    nameWidth = people.reduce(0) { widest, person in
      let width = StyledText(prose: person.name.onOneLine).displayWidth
      return width > format.textWidth / Self.mostNames ? widest : max(widest, width)
    }
    chapterWidth = people.reduce(0) { widest, person in
      max(widest, Messages.widthInMargin(person.lines[0].chapter))
    }
  }

  /// The people by the volume in which they were met, each under its title.
  var volumes: [[Row]] {
    var volumes: [[Row]] = []
    for (index, person) in people.enumerated() {
      let (volume, chapter) = (person.lines[0].volume, person.lines[0].chapter)
      let last = index == 0 ? nil : people[index - 1].lines[0]
      if last?.volume != volume {
        volumes.append([])
        let heading = format.heading(of: series[volume - 1], numberWidth: numberWidth)
        volumes[volumes.count - 1].append(heading, at: .volume(volume))
      }
      let isFirst = last?.volume != volume || last?.chapter.place != chapter.place
      append(person, firstIn: isFirst ? chapter : nil, to: &volumes[volumes.count - 1])
    }
    return volumes
  }
}

extension PeopleList {
  private var nameColumn: Int {
    format.margin + max(numberWidth + PageFormat.volumeNumberGap, chapterWidth + Self.gap)
  }

  /// Adds a person, with the chapter if they are the first who is met in it.
  private func append(_ person: Person, firstIn chapter: Chapter?, to rows: inout [Row]) {
    let name = StyledText(prose: person.name.onOneLine, style: .bold)
    let text = StyledText(prose: person.text.onOneLine)
    let textColumn = nameColumn + nameWidth + Self.gap
    let end = format.margin + format.textWidth
    let isStacked = end - textColumn < Self.minTextWidth
    let inMargin = isStacked ? nil : chapter.flatMap(Messages.inMargin)
    if let chapter, inMargin == nil {
      let title = StyledText(prose: Messages.onRow(chapter)).wrapped(to: format.textWidth)
      let anchor = Anchor.chapter(chapter.place, volume: person.lines[0].volume)
      rows.append(title.map(format.indented), at: anchor)
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
    rows.append(Row(lines[0], at: .person(person.id), isChoice: true, labelLength: label))
    rows.append(Array(lines.dropFirst()), at: .person(person.id), isChoice: true)
  }
}

extension PageFormat {
  /// The columns between the number of a volume and its title.
  static let volumeNumberGap = 2

  /// The number and the title of a volume above something of it.
  func heading(of book: Book, numberWidth: Int = 0) -> [StyledText] {
    let number = StyledText(String(book.seriesNumber), style: .bold).paddedAtStart(to: numberWidth)
    let beginning = number + StyledText(.spaces(Self.volumeNumberGap), style: .bold)
    let title = StyledText(prose: book.title.onOneLine, style: .bold)
    return (beginning + title).wrapped(to: textWidth, hangingIndent: beginning.displayWidth)
      .map(indented)
  }
}
