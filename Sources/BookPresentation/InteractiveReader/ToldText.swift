import BookCore
import DisplayText

/// A text of the story so far that a ``TextView`` shows.
enum ToldText: Sendable {
  /// The story of a volume with what came before; all of the volume that has ever been read, or only
  /// as far as it has been read this time.
  case story(Recap, tellsAllRead: Bool)

  /// What is known of a person.
  case card(Person, in: BookSeries)

  static func story(
    of book: Book, _ story: StorySoFar, tellsAllRead: Bool = false
  ) -> ToldText {
    let recap = tellsAllRead ? story.recapOfAllRead(in: book) : story.recap(of: book)
    return .story(recap, tellsAllRead: tellsAllRead)
  }

  /// What may be told by now, given everybody who has been met; nil of somebody who has not.
  func told(by story: StorySoFar, _ people: [Person]) -> ToldText? {
    switch self {
    case .story(let recap, let tellsAllRead):
      .story(of: recap.book, story, tellsAllRead: tellsAllRead)
    case .card(let person, let series):
      people.index(of: person).map { .card(people[$0], in: series) }
    }
  }

  /// Whom the card is of.
  var person: Person? {
    if case .card(let person, _) = self { person } else { nil }
  }

  /// Whether it begins where it goes on, at its end; that of a volume of which no chapter has been
  /// read is what came before.
  var opensAtEnd: Bool {
    if case .story(let recap, _) = self { !recap.chapters.isEmpty } else { false }
  }

  /// What stands above it, from the longest form to the shortest.
  var headings: [(title: String, extent: String)] {
    switch self {
    case .story(let recap, _):
      let extent = recap.tellsVolume ? recap.extent : Messages.before
      return [(recap.book.title.onOneLine, extent), (extent, "")]
    case .card: return [(Messages.whoIsWho, Messages.asFarAsRead), (Messages.whoIsWho, "")]
    }
  }

  /// Its titles and texts, in which something was found in each volume, with an empty row between
  /// blocks of them.
  func parts(_ format: PageFormat, _ marks: [Int: HitMarks]) -> [StoryPart] {
    switch self {
    case .story(let recap, _): recap.parts(format, marks)
    case .card(let person, let series):
      PersonCard(person: person, series: series, format: format, marks: marks).blocks
        .withEmptyRows
    }
  }
}

extension Recap {
  fileprivate func parts(_ format: PageFormat, _ marks: [Int: HitMarks]) -> [StoryPart] {
    let volume = book.seriesNumber
    let before = storiesBefore(format) { marks[$0] ?? .none }
    let own = tellsVolume ? ownStory(format, marks[volume] ?? .none).filter { !$0.isEmpty } : []
    func heading(_ text: String) -> StoryPart {
      StoryPart(volume: volume, field: nil, lines: format.heading(text))
    }
    var blocks = before + own
    if !before.isEmpty, !own.isEmpty {
      blocks[before.count].insert(heading(Messages.thisVolume), at: 0)
      blocks[0].insert(heading(Messages.before), at: 0)
    }
    return blocks.withEmptyRows
  }
}

extension [[StoryPart]] {
  /// The parts of the blocks, with an empty row between two.
  fileprivate var withEmptyRows: [StoryPart] {
    reduce(into: []) { parts, block in
      if let last = parts.last {
        parts.append(StoryPart(volume: last.volume, field: nil, lines: [StyledText()]))
      }
      parts += block
    }
  }
}

extension [Person] {
  /// The index of a person, who may have got or lost names since.
  func index(of person: Person) -> Int? {
    let names = Set(person.names)
    return firstIndex { $0.names.contains(where: names.contains) }
  }
}
