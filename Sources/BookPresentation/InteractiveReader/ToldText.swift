import BookCore
import DisplayText

/// A text that a ``TextView`` shows.
enum ToldText: Sendable {
  /// The story of a volume with what came before; all of the volume that has ever been read, or only
  /// as far as it has been read this time.
  case story(Recap, tellsAllRead: Bool)

  /// What is known of a person.
  case card(Person, in: BookSeries)

  /// What the keys do.
  case keys

  static func story(of book: Book, _ story: StorySoFar, tellsAllRead: Bool = false) -> ToldText {
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
    case .keys: self
    }
  }

  /// Whom the card is of.
  var person: Person? {
    if case .card(let person, _) = self { person } else { nil }
  }

  /// Whether it says what the keys do, and nothing of the story.
  var isOfKeys: Bool {
    if case .keys = self { true } else { false }
  }

  /// Where it opens: at what was read last, the chapter before the bookmark; nil if that is its
  /// beginning, as in a volume of which no chapter has been read.
  var opening: TextSection? {
    guard case .story(let recap, _) = self, let chapter = recap.chapters.last else { return nil }
    return TextSection(volume: recap.book.seriesNumber, chapter: chapter.place)
  }

  /// What stands above it, from the longest form to the shortest.
  var heading: ScreenHeading {
    switch self {
    case .story(let recap, _):
      let extent = recap.tellsVolume ? recap.extent : Messages.before
      return ScreenHeading([
        (recap.book.title.onOneLine, extent), (extent, ""), (Messages.storySoFar, ""),
      ])
    case .card:
      return ScreenHeading([(Messages.whoIsWho, Messages.asFarAsRead), (Messages.whoIsWho, "")])
    case .keys: return ScreenHeading([(Messages.helpTitle, "")])
    }
  }

  /// Its titles and texts, in which something was found in each volume, by section.
  func sections(_ format: PageFormat, _ marks: [Int: HitMarks]) -> [ToldSection] {
    switch self {
    case .story(let recap, _): recap.sections(format, marks)
    case .card(let person, let series):
      PersonCard(person: person, series: series, format: format, marks: marks).sections
    case .keys: KeyHelp.sections(format, marks[KeyHelp.volume] ?? .none)
    }
  }
}

/// A section of a told text, in the order of the text: a chapter of a volume or, as chapter 0, all
/// that is told of it; volume 0 is what stands above all volumes.
struct TextSection: Comparable, Hashable, Sendable {
  let volume: Int
  let chapter: Int

  static func < (left: TextSection, right: TextSection) -> Bool {
    (left.volume, left.chapter) < (right.volume, right.chapter)
  }
}

/// What a told text says in a section.
struct ToldSection {
  let section: TextSection

  var parts: [StoryPart]

  /// Whether an empty row sets it off from what is above.
  var isSetOff = true
}

extension Recap {
  /// The volumes before, and the story and the chapters of this one.
  fileprivate func sections(_ format: PageFormat, _ marks: [Int: HitMarks]) -> [ToldSection] {
    let volume = book.seriesNumber
    var before = storiesBefore(format) { marks[$0] ?? .none }.map { parts in
      ToldSection(section: TextSection(volume: parts[0].volume, chapter: 0), parts: parts)
    }
    var own: [ToldSection] = []
    for block in tellsVolume ? ownStory(format, marks[volume] ?? .none) : [] {
      for (index, part) in block.enumerated() {
        let section = TextSection(volume: volume, chapter: part.field?.chapter ?? 0)
        if own.last?.section == section {
          own[own.count - 1].parts.append(part)
        } else {
          own.append(ToldSection(section: section, parts: [part], isSetOff: index == 0))
        }
      }
    }
    if !before.isEmpty, !own.isEmpty {
      before[0].insertHeading(Messages.before, format)
      own[0].insertHeading(Messages.thisVolume, format)
    }
    return before + own
  }
}

extension ToldSection {
  fileprivate mutating func insertHeading(_ text: String, _ format: PageFormat) {
    let heading = StoryPart(volume: section.volume, field: nil, lines: format.heading(text))
    parts.insert(heading, at: 0)
  }
}

extension PersonCard {
  /// The names with who the person is now, and then each volume.
  fileprivate var sections: [ToldSection] {
    blocks.enumerated().map { index, parts in
      let volume = index == 0 ? 0 : parts[0].volume
      return ToldSection(section: TextSection(volume: volume, chapter: 0), parts: parts)
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
