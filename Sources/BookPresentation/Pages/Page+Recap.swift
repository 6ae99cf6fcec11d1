package import BookCore
import DisplayText

// The parts of a recap, each laid out by itself.
extension Recap {
  var extent: String {
    let place = status.place.map { Messages.name(of: book.chapters[$0 - 1]) }
    return isShortened ? Messages.part(chapters) : Messages.story(before: place)
  }

  /// Whether the volume itself is told, and not only what came before it.
  var tellsVolume: Bool { status.hasPlace && !isUntold }

  /// The story of each volume before it that is told, under its number and title.
  fileprivate func storiesBefore(_ format: PageFormat) -> [[Row]] {
    before.stories.map { told in
      let volume = told.book.seriesNumber
      let indent = String(volume).utf8.count + PageFormat.volumeNumberGap
      let story = StyledText(prose: (told.story ?? "").onOneLine)
      return (format.heading(of: told.book) + format.lines(story, indent: indent))
        .rows(at: .volume(volume))
    }
  }

  /// The story of the whole volume, if it is told, and then the chapters: the title of each and
  /// what happens in it, and last the title alone of the one up to which the story is told.
  ///
  /// The mark stands at the bookmark: where the story ends, unless it is told up to another
  /// chapter.
  fileprivate func ownStory(_ format: PageFormat, bookmark: ReadingStatus? = nil) -> [[Row]] {
    let volume = book.seriesNumber
    let list = ChapterList(book.chapters, status: bookmark ?? status, style: .bold)
    let indent = list.titleColumn(format)
    var rows: [Row] = []
    for chapter in chapters {
      list.append(at: chapter.place - 1, to: &rows, ofVolume: volume, format)
      if chapter.isUntold { continue }
      let summary = StyledText(prose: chapter.summary.onOneLine)
        .wrapped(to: format.textWidth - indent + format.margin)
      for line in summary {
        rows.append(Row(line.indented(by: indent), at: .chapter(chapter.place, volume: volume)))
      }
    }
    if let place = status.place {
      list.append(at: place - 1, to: &rows, ofVolume: volume, format)
    }
    let whole = story.map { format.prose([StyledText(prose: $0.onOneLine)]) } ?? []
    return [whole.rows(at: .volume(volume)), rows]
  }

  /// The title of the volume and, unless there is something else to say, how far it is told.
  fileprivate func heading(orElse fact: String? = nil, _ format: PageFormat) -> [StyledText] {
    format.heading(book.title) + format.lines(StyledText(prose: fact ?? extent))
  }
}

extension Page {
  /// The story of a volume with what came before it, or what there is to say of the volume instead;
  /// rows that lead to other volumes before it or what to type to be told of them, of more, and of
  /// the people in the story.
  package static func recap(
    _ recap: Recap, bookmark: ReadingStatus? = nil, orElse fact: String?, others: [Row] = [],
    before: [LabelledCommand] = [], next: [LabelledCommand] = [], people: [LabelledCommand] = [],
    format: PageFormat
  ) -> Page {
    let stories = recap.storiesBefore(format)
    if let fact, stories.isEmpty, others.isEmpty {
      return Page(format.answer([fact], commands: before + next + people))
    }
    var page = Page(fact.map { format.answer([$0]) } ?? recap.heading(format))
    if fact == nil { page.endHead() }
    let hasHeadings = !stories.isEmpty || !others.isEmpty || !before.isEmpty
    page.append(
      stories + [others + format.answer(commands: before + next).rows()],
      under: hasHeadings ? "What came before" : nil, format)
    if fact == nil {
      page.append(
        recap.ownStory(format, bookmark: bookmark),
        under: hasHeadings ? "This volume" : nil, format)
    }
    page.append(format.answer(commands: people))
    return page
  }

  /// The stories of several volumes, one below the other, and what there is to say of those of
  /// which nothing is told.
  package static func recaps(
    _ recaps: [(recap: Recap, fact: String?)], _ facts: [String],
    commands: [LabelledCommand], format: PageFormat
  ) -> Page {
    var page = Page()
    for (recap, fact) in recaps {
      page.append(recap.heading(orElse: fact, format))
      if fact == nil { page.append(recap.ownStory(format), under: nil, format) }
    }
    page.append(format.answer(facts, commands: commands))
    return page
  }

  /// Adds blocks, of which the first stands right below a heading, if there is one.
  private mutating func append(_ blocks: [[Row]], under heading: String?, _ format: PageFormat) {
    var heading = heading.map(format.heading) ?? []
    for block in blocks where !block.isEmpty {
      append(heading.rows(at: block[0].anchor, areLabels: true) + block)
      heading = []
    }
  }
}
