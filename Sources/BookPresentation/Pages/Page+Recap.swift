package import BookCore
import DisplayText

/// A text of a story, laid out where it is told.
struct StoryPart {
  /// Which text of a volume it is.
  struct Name: Hashable {
    let volume: Int
    let field: SearchHit.Field
  }

  let volume: Int

  /// Which text it is; nil of a heading.
  let field: SearchHit.Field?

  let lines: [StyledText]
}

extension [StoryPart] {
  var lines: [StyledText] {
    var lines: [StyledText] = []
    for part in self { lines += part.lines }
    return lines
  }
}

// The parts of a recap, each laid out by itself.
extension Recap {
  /// How far the story is told.
  var extent: String {
    let place = status.place.map { Messages.name(of: book.chapters[$0 - 1]) }
    return isShortened
      ? Messages.endOfStory(upTo: place, chapters: chapters.count) : Messages.story(upTo: place)
  }

  /// Whether the volume itself is told, and not only what came before it.
  var tellsVolume: Bool { status.hasPlace && !isUntold }

  /// The story of each volume before it that is told, under its number and title.
  func storiesBefore(
    _ format: PageFormat, _ marks: (_ volume: Int) -> HitMarks = { _ in .none }
  ) -> [[StoryPart]] {
    before.stories.map { told in
      let volume = told.book.seriesNumber
      let marks = marks(volume)
      let indent = String(volume).utf8.count + PageFormat.volumeNumberGap
      let story = marks.line(told.story ?? "", of: .init(.story)).wrapped(
        to: format.textWidth - indent)
      return [
        StoryPart(
          volume: volume, field: .init(.title), lines: format.heading(of: told.book, marks)),
        StoryPart(
          volume: volume, field: .init(.story),
          lines: story.map { format.indented($0.indented(by: indent)) }),
      ]
    }
  }

  /// The story of the whole volume, if it is told, and then the chapters: the title of each and what
  /// happens in it, and last the title alone of the one up to which the story is told.
  func ownStory(_ format: PageFormat, _ marks: HitMarks = .none) -> [[StoryPart]] {
    let volume = book.seriesNumber
    let list = ChapterList(book.chapters, status, marks, style: .bold)
    let indent = list.titleColumn(format)
    func title(of chapter: Chapter) -> StoryPart {
      StoryPart(
        volume: volume, field: .init(.chapterTitle, of: chapter),
        lines: list.lines(at: chapter.place - 1, format))
    }
    var parts: [StoryPart] = []
    for chapter in chapters {
      parts.append(title(of: chapter))
      if chapter.isUntold { continue }
      let field = SearchHit.Field(.chapterSummary, of: chapter)
      let lines = marks.line(chapter.summary, of: field)
        .wrapped(to: format.textWidth - indent + format.margin).map { $0.indented(by: indent) }
      parts.append(StoryPart(volume: volume, field: field, lines: lines))
    }
    if let place = status.place { parts.append(title(of: book.chapters[place - 1])) }
    let whole = story.map { format.prose([marks.line($0, of: .init(.story))]) }
    return [
      whole.map { [StoryPart(volume: volume, field: .init(.story), lines: $0)] } ?? [], parts,
    ]
  }

  /// The title of the volume and, unless there is something else to say, how far it is told.
  fileprivate func heading(orElse fact: String? = nil, _ format: PageFormat) -> [StyledText] {
    format.heading(book.title)
      + StyledText(prose: fact ?? extent).wrapped(to: format.textWidth).map(format.indented)
  }
}

extension Page {
  /// The story of a volume with what came before it, or what there is to say of the volume instead;
  /// and what to type to be told of other volumes before it, more, and of the people in the story.
  package static func recap(
    _ recap: Recap, orElse fact: String?, before: [LabelledCommand] = [],
    next: [LabelledCommand] = [], people: [LabelledCommand] = [], format: PageFormat
  ) -> Page {
    let stories = recap.storiesBefore(format).map(\.lines)
    let commands = before + next
    if let fact, stories.isEmpty {
      return .answer([fact], commands: commands + people, format: format)
    }
    var page = fact.map { .answer([$0], format: format) } ?? Page(recap.heading(format))
    let hasHeadings = !stories.isEmpty || !before.isEmpty
    page.append(
      stories + [Page.answer([], commands: commands, format: format).lines],
      under: hasHeadings ? Messages.before : nil, format)
    if fact == nil {
      page.append(
        recap.ownStory(format).map(\.lines),
        under: hasHeadings ? Messages.thisVolume : nil, format)
    }
    page.append(Page.answer([], commands: people, format: format).lines)
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
      if fact == nil {
        page.append(recap.ownStory(format).map(\.lines), under: nil, format)
      }
    }
    page.append(Page.answer(facts, commands: commands, format: format).lines)
    return page
  }

  /// Adds blocks, of which the first stands right below a heading, if there is one.
  private mutating func append(
    _ blocks: [[StyledText]], under heading: String?, _ format: PageFormat
  ) {
    var heading = heading.map(format.heading) ?? []
    for block in blocks where !block.isEmpty {
      append(heading + block)
      heading = []
    }
  }
}
