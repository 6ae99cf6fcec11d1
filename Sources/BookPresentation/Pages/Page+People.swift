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
    for block in card.blocks { page.append(block.lines) }
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

  /// What was found in each volume.
  var marks: [Int: HitMarks] = [:]

  /// The names with who the person is now, and then each volume.
  var blocks: [[StoryPart]] { [head] + volumes }

  /// The names, and below them who the person is now.
  private var head: [StoryPart] {
    var names = StyledText(prose: person.name.onOneLine, style: .bold)
    if !person.otherNames.isEmpty {
      names += StyledText(prose: ", \(Messages.also(person.otherNames.map(\.onOneLine)))")
    }
    let line = person.lines[person.lines.count - 1]
    let text = text(of: line).wrapped(to: format.textWidth).map(format.indented)
    return [
      StoryPart(volume: line.volume, field: nil, lines: format.heading(names)),
      StoryPart(volume: line.volume, field: isToldOnce ? line.field : nil, lines: text),
    ]
  }

  /// Each volume with its chapters, and what these told; of a single one that stands in the head.
  private var volumes: [[StoryPart]] {
    let lines = person.lines
    let numberWidth = String(lines[lines.count - 1].volume).utf8.count
    let isIndented = format.textWidth >= Self.minIndentedWidth
    let indent = isIndented ? numberWidth + PageFormat.volumeNumberGap : 0
    let inner = format.onScreen(columns: format.readableWidth - indent)
    let chapters = ChapterList(lines.map(\.chapter), .notBegun, style: .bold)
    let textColumn = chapters.titleColumn(inner)
    var volumes: [[StoryPart]] = []
    for (index, line) in lines.enumerated() {
      let volume = line.volume
      func append(_ field: SearchHit.Field, _ lines: [StyledText]) {
        let part = StoryPart(volume: volume, field: field, lines: lines)
        volumes[volumes.count - 1].append(part)
      }
      let marks = marks[volume] ?? .none
      if index == 0 || lines[index - 1].volume != volume {
        volumes.append([])
        append(
          .init(.title), format.heading(of: series[volume - 1], numberWidth: numberWidth, marks))
      }
      let title = chapters.marked(with: marks).lines(at: index, inner)
      append(.init(.chapterTitle, of: line.chapter), title.map { $0.indented(by: indent) })
      if isToldOnce { continue }
      let text = text(of: line).wrapped(to: inner.textWidth + inner.margin - textColumn)
      append(line.field, text.map { $0.indented(by: indent + textColumn) })
    }
    return volumes
  }

  private var isToldOnce: Bool { person.lines.count == 1 }

  /// What a chapter told, without the name that a search finds as well.
  private func text(of line: Person.Line) -> StyledText {
    let marks = marks[line.volume] ?? .none
    let text = line.text
    guard let hit = marks.hits(in: line.field).first(where: { line.isSearched(as: $0.text) }) else {
      return StyledText(prose: text.onOneLine)
    }
    let start = hit.text.utf8.index(hit.text.endIndex, offsetBy: -text.utf8.count)
    return marks.line(endOf: hit, from: start)
  }
}

extension Person {
  /// Whether something was found in what a chapter of a volume told of them.
  func has(_ hit: SearchHit, of volume: Int) -> Bool {
    guard hit.field.kind == .person, let chapter = hit.field.chapter else { return false }
    let first = lines.indices.partitioningIndex {
      (lines[$0].volume, lines[$0].chapter.place) >= (volume, chapter)
    }
    return lines[first...].prefix { $0.volume == volume && $0.field == hit.field }
      .contains { $0.isSearched(as: hit.text) }
  }
}

extension Person.Line {
  fileprivate var field: SearchHit.Field { .init(.person, of: chapter) }
}

/// How people share the columns of a page: names have one, and who they are has another or, if that
/// leaves too little room, stands below the name.
///
/// Where somebody was met stands behind that, so that a row can be heard as it is seen.
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

  init(_ people: [Person], in series: BookSeries, _ format: PageFormat) {
    self.people = people
    self.series = series
    self.format = format
    numberWidth = String(people.last?.lines[0].volume ?? 0).utf8.count
    nameWidth = people.reduce(0) { widest, person in
      let width = StyledText(prose: person.name.onOneLine).displayWidth
      return width > format.textWidth / Self.mostNames ? widest : max(widest, width)
    }
  }

  /// The people by the volume in which they were met, each under its title.
  var volumes: [[StyledText]] {
    var volumes: [[StyledText]] = []
    for (index, person) in people.enumerated() {
      let volume = person.lines[0].volume
      if index == 0 || people[index - 1].lines[0].volume != volume {
        volumes.append(format.heading(of: series[volume - 1], numberWidth: numberWidth))
      }
      volumes[volumes.count - 1] += lines(of: person)
    }
    return volumes
  }
}

extension PeopleList {
  private var nameColumn: Int { format.margin + numberWidth + PageFormat.volumeNumberGap }

  private func lines(of person: Person) -> [StyledText] {
    let name = StyledText(prose: person.name.onOneLine, style: .bold)
    let textColumn = nameColumn + nameWidth + Self.gap
    let end = format.margin + format.textWidth
    guard end - textColumn >= Self.minTextWidth else {
      let text = text(of: person, width: format.textWidth - Self.gap)
      return name.wrapped(to: format.textWidth).map(format.indented)
        + text.map { $0.indented(by: format.margin + Self.gap) }
    }
    let text = text(of: person, width: end - textColumn)
    let isBeside = name.displayWidth <= nameWidth
    var lines =
      isBeside
      ? [name.indented(by: nameColumn).paddedAtEnd(to: textColumn) + text[0]]
      : name.wrapped(to: end - nameColumn).map { $0.indented(by: nameColumn) }
    for line in text.dropFirst(isBeside ? 1 : 0) { lines.append(line.indented(by: textColumn)) }
    return lines
  }

  /// Who somebody is now, and the chapter in which they were met.
  private func text(of person: Person, width: Int) -> [StyledText] {
    var lines = StyledText(prose: person.text.onOneLine).wrapped(to: width)
    let place = StyledText(prose: Messages.met(in: person.lines[0].chapter))
    let last = lines[lines.count - 1]
    // Where the chapter is stays together.
    if last.displayWidth + 1 + place.displayWidth <= width {
      lines[lines.count - 1] = last + " " + place
    } else {
      lines += place.wrapped(to: width)
    }
    return lines
  }
}

/// How people share the columns of a list: the volume in which each was met, the name, and who they
/// are now, which gives way where there is too little room.
struct PeopleRows {
  /// The columns that what is told of a person needs beside the name.
  private static let minTextWidth = 16

  private static let minNameWidth = 20

  private let widths: [Int]
  private let ellipsis: String

  /// Takes people in the order in which they were met, and the columns of the widest name.
  init(_ people: [Person], nameWidth: Int, _ format: PageFormat) {
    let numberWidth = String(people.last?.lines[0].volume ?? 0).utf8.count
    let room = format.fullWidth
    let maxNameWidth = max(room / 3, Self.minNameWidth)
    widths = [
      RowPart(width: numberWidth, rank: 1),
      RowPart(width: min(nameWidth, maxNameWidth), minWidth: 0),
      RowPart(width: room, minWidth: Self.minTextWidth, rank: 2),
    ].widths(in: room, gap: TableRow.gap)
    ellipsis = format.ellipsis
  }

  func row(of person: Person) -> StyledText {
    let cells = [
      StyledText(String(person.lines[0].volume)), StyledText(prose: person.name.onOneLine),
      StyledText(prose: person.text.onOneLine),
    ]
    var row = TableRow()
    for (cell, width) in zip(cells, widths) {
      row.append(cell.truncated(to: width, ellipsis: ellipsis), width: width)
    }
    return row.text
  }
}

extension PageFormat {
  /// The columns between the number of a volume and its title.
  static let volumeNumberGap = 2

  /// The number and the title of a volume above something of it.
  func heading(of book: Book, numberWidth: Int = 0, _ marks: HitMarks = .none) -> [StyledText] {
    let number = StyledText(String(book.seriesNumber), style: .bold).paddedAtStart(to: numberWidth)
    let beginning = number + StyledText(.spaces(Self.volumeNumberGap), style: .bold)
    let title = marks.line(book.title, of: .init(.title), style: .bold)
    return (beginning + title).wrapped(to: textWidth, hangingIndent: beginning.displayWidth)
      .map(indented)
  }
}
