package import BookCore
import DisplayText

// The parts of a recap, each laid out by itself.
extension Recap {
  /// How far the story is told.
  var extent: String {
    let place = status.chapter.map { Messages.name(ofChapterAt: $0, in: book.chapters) }
    let story = place.map(Messages.storyUpTo) ?? Messages.wholeStory
    return isShortened ? Messages.end(of: story, chapters: chapters.count) : story
  }

  /// The story of each volume before it that is told, under its number and title.
  func storiesBefore(_ format: PageFormat) -> [[StyledText]] {
    before.stories.map { volume in
      let number = "\(volume.book.seriesNumber)  "
      let indent = number.displayWidth
      let title = StyledText(number + volume.book.title.onOneLine, style: .bold)
      let story = StyledText(volume.story?.onOneLine ?? "").wrapped(to: format.textWidth - indent)
      return
        (title.wrapped(to: format.textWidth, hangingIndent: indent)
        + story.map { $0.indented(by: indent) }).map(format.indented)
    }
  }

  /// The story of the whole volume, if it is told, and then the chapters.
  fileprivate func body(_ format: PageFormat) -> [[StyledText]] {
    [ownStory(format), linesOfChapters(format).flatMap { $0 }]
  }

  /// The story of the whole volume; none if it is not told.
  func ownStory(_ format: PageFormat) -> [StyledText] {
    format.prose(story.map { [StyledText($0.onOneLine)] } ?? [])
  }

  /// The title of the volume and, unless there is something else to say, how far it is told.
  fileprivate func heading(orElse fact: String? = nil, _ format: PageFormat) -> [StyledText] {
    format.heading(book.title)
      + StyledText(fact ?? extent).wrapped(to: format.textWidth).map(format.indented)
  }

  /// The lines of each chapter that is told: its title and what happens in it; and last the title
  /// alone of the one up to which the story is told.
  func linesOfChapters(_ format: PageFormat) -> [[StyledText]] {
    let list = ChapterList(book.chapters, status, style: .bold)
    let indent = list.titleColumn(format)
    let told = chapters.map { chapter in
      let summary = StyledText(chapter.summary.onOneLine)
      let lines = summary.wrapped(to: format.textWidth - indent + format.margin)
      return list.lines(at: chapter.place - 1, format)
        + (summary.isEmpty ? [] : lines.map { $0.indented(by: indent) })
    }
    return told + (status.chapter.map { [list.lines(at: $0 - 1, format)] } ?? [])
  }
}

/// What the reader of a recap can type next, each command after its label.
package struct RecapAdvice {
  package typealias LabelledCommand = (label: String, command: ShellCommand)

  /// What tells of other volumes before it.
  let before: [LabelledCommand]

  /// What makes more be told.
  let next: [LabelledCommand]

  package init(before: [LabelledCommand] = [], next: [LabelledCommand] = []) {
    (self.before, self.next) = (before, next)
  }
}

extension Page {
  /// The story of a volume with what came before it, or what there is to say of the volume instead.
  package static func recap(
    _ recap: Recap, orElse fact: String?, _ advice: RecapAdvice, format: PageFormat
  ) -> Page {
    let stories = recap.storiesBefore(format)
    let commands = advice.before + advice.next
    if let fact, stories.isEmpty { return .answer([fact], commands: commands, format: format) }
    var page = fact.map { .answer([$0], format: format) } ?? Page(recap.heading(format))
    let hasHeadings = !stories.isEmpty || !advice.before.isEmpty
    page.append(
      stories + [Page.answer([], commands: commands, format: format).lines],
      under: hasHeadings ? Messages.before : nil, format)
    if fact == nil {
      page.append(recap.body(format), under: hasHeadings ? Messages.thisVolume : nil, format)
    }
    return page
  }

  /// The stories of several volumes, one below the other, and what there is to say of those of
  /// which nothing is told.
  package static func recaps(
    _ recaps: [(recap: Recap, fact: String?)], _ facts: [String],
    commands: [RecapAdvice.LabelledCommand], format: PageFormat
  ) -> Page {
    var page = Page()
    for (recap, fact) in recaps {
      page.append(recap.heading(orElse: fact, format))
      if fact == nil { page.append(recap.body(format), under: nil, format) }
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
