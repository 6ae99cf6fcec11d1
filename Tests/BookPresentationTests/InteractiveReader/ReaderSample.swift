import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookPresentation

/// Readers to try things out with.
enum ReaderSample {
  static let sizes: [TerminalSize] = [
    "1x1", "10x3", "20x5", "20x6", "40x12", "80x24", "200x60",
  ]

  static func embedded(
    volume: Int = 3, size: TerminalSize = "80x24",
    atBookmark: Bool = false, state: ReaderState = ReaderState(),
    widestPage: PageFormat = .usual
  ) throws -> InteractiveReader {
    InteractiveReader(
      series: try .seven(), volume: volume, atBookmark: atBookmark, state: state, size: size,
      widestPage: widestPage)
  }

  static func withCovers(
    volume: Int = 3, state: ReaderState = ReaderState(), columns: Int, rows: Int,
    widestPage: PageFormat = PageFormat(width: 80, usesColor: true)
  ) throws -> InteractiveReader {
    let series = try BookSeries.seven()
    return InteractiveReader(
      series: series, volume: volume, state: state,
      size: TerminalSize(columns: columns, rows: rows), widestPage: widestPage,
      painter: CoverPainter(series, depth: .full))
  }

  /// A reader of the seven volumes with owls in five texts: two chapters of volume 3, and one text
  /// of the volumes 4, 5 and 6.
  static func owls(volume: Int = 3, size: TerminalSize = "80x12") throws -> InteractiveReader {
    let books = try BookSeries.seven().map {
      Book(
        seriesNumber: $0.seriesNumber, title: $0.title, author: "Jo", pages: $0.pages,
        releaseDate: $0.releaseDate,
        dedication: $0.dedication.replacing("Rowling", with: "Owlbert"),
        summary: $0.summary, wiki: $0.wiki,
        chapters: $0.chapters.map {
          let title = $0.title.replacing("O.W.L.s", with: "Examinations")
          return Chapter(place: $0.place, number: $0.number, title: title, summary: $0.summary)
        })
    }
    let series = try #require(BookSeries(books))
    return InteractiveReader(series: series, volume: volume, state: ReaderState(), size: size)
  }

  /// Three volumes with stories: of an owl, of a hawk and of a raven.
  static let stories = [
    book(
      "The Dawn", story: "An owl lives in the wood, and nobody knows where it has come from.",
      [
        ("1. Alder", "An owl comes to the wood.", ""),
        ("2. Birch", "The owl builds its nest high up, and there is no way to get at it.", ""),
      ]),
    book(
      "The Noon", story: "A hawk has driven the owl away, and an egg is left.",
      [
        ("1. Cedar", "A hawk comes, and the owl hides.", ""),
        ("2. Dogwood", "Hawk and owl fight.", ""), ("3. Elm", "The hawk wins; an egg is left.", ""),
      ]),
    book(
      "The Dusk", story: "A raven is king.",
      [("1. Fir", "A raven!", ""), ("2. Gorse", "It speaks.", "")]),
  ]

  /// Three volumes with people, one of whom turns out to be another.
  static let people = [
    book(
      "The Dawn",
      [
        (
          "1. Alder", "",
          """
          {"name": "Olga", "is": "An owl, new in the wood."},
          {"name": "The Stranger", "is": "Somebody who comes at night."}
          """
        ),
        (
          "2. Birch", "",
          """
          {"name": "Olga", "is": "An owl with a nest."},
          {"name": "Mr Marten of the Hill", "is": "A marten who counts whoever goes by, and tells \
          nobody what for."}
          """
        ),
      ]),
    book(
      "The Noon",
      [
        (
          "1. Cedar", "",
          """
          {"name": "Hans Hawk", "was": "The Stranger", "also": "Swift", "is": "A hawk, who has \
          come for eggs."}
          """
        ),
        ("2. Dogwood", "", #"{"name": "Élodie", "is": "A jay who remembers all."}"#),
        ("3. Elm", "", #"{"name": "Olga", "is": "An owl who has lost her nest."}"#),
      ]),
    book("The Dusk", [("1. Fir", "", #"{"name": "Rex", "is": "The king of the wood."}"#)]),
  ]

  /// Three volumes with stories in which people have names; some of what comes after chapter 3 of
  /// the second says LATER.
  static let wood = [
    book(
      "The Dawn", story: "Olga Owl finds a home in the wood, and Otto finds Olga.",
      [
        (
          "1. Alder", "Olga comes by night. The Stranger sees her, and an owl sees the stranger.",
          """
          {"name": "Olga Owl", "is": "An owl, new in the wood, whom the Stranger sees."},
          {"name": "The Stranger", "is": "Somebody who comes at night."}
          """
        ),
        (
          "2. Birch", "Otto Owl builds a nest for Olga.",
          #"{"name": "Otto Owl", "is": "An owl who builds, for Olga Owl above all."}"#
        ),
      ]),
    book(
      "The Noon", story: "LATER Hans wins.", summary: SampleBook.longSummary,
      [
        (
          "1. Cedar", "Hans Hawk comes, and the Owls hide: Otto’s nest is an Owl’s last place.",
          #"{"name": "Hans Hawk", "was": "The Stranger", "is": "A hawk, after the eggs of Olga."}"#
        ),
        ("2. Dogwood", "Hans and Otto fight.", #"{"name": "Olga Owl", "is": "An owl alone."}"#),
        ("3. Elm", "Olga weeps for Otto Owl.", #"{"name": "Otto Owl", "is": "A lost owl."}"#),
        ("4. Fig", "LATER Rex is king.", #"{"name": "Rex", "is": "LATER a king."}"#),
      ]),
    book(
      "The Dusk", story: "LATER a raven is king.",
      [("1. Gorse", "LATER a raven!", #"{"name": "Olga Owl", "is": "LATER a queen."}"#)]),
  ]

  private static func book(
    _ title: String, story: String = "", summary: String = "Of a wood.",
    _ chapters: [(title: String, summary: String, people: String)]
  ) -> SampleBook {
    let list = chapters.map { chapter in
      let summary = chapter.summary.isEmpty ? "" : ", \"summary\": \"\(chapter.summary)\""
      let people = chapter.people.isEmpty ? "" : ", \"people\": [\(chapter.people)]"
      return "{\"title\": \"\(chapter.title)\"\(summary)\(people)}"
    }
    var json = ["chapters": "[\(list.joined(separator: ", "))]", "wiki": "null"]
    if !story.isEmpty { json["story"] = "\"\(story)\"" }
    return SampleBook(
      title: title, author: "Ada", dedication: "For all", summary: summary, json: json)
  }

  /// The books that the cases know by a name.
  static let named: [String: [SampleBook]] = [
    "stories": stories, "people": people, "wood": wood, "mixed": [stories[0], people[0]],
    "rows": [rows], "untitled": [SampleBook(title: "Title", chapters: [])],
    "prologue": [SampleBook(chapters: ["Prologue", "1. Alpha", "2. Beta", "Epilogue"])],
    "hangul": [
      SampleBook(title: "해리 포터와 마법사의 돌", author: "조앤 K. 롤링", dedication: "", summary: "마법을 배운다."),
      SampleBook(title: "해리 포터와 비밀의 방", chapters: ["1. 아주 긴 제목의 장에서 마법을 배우는 아이들과 선생님들의 이야기"]),
      SampleBook(title: "해리 포터와 불의 잔"),
    ],
  ]

  /// A reader of some books.
  static func of(
    _ books: [SampleBook], volume: Int = 1, state: ReaderState = ReaderState(),
    size: TerminalSize = "80x24"
  ) throws -> InteractiveReader {
    InteractiveReader(
      series: try SampleBook.series(books), volume: volume, state: state, size: size)
  }

  /// A reader of so many books that are all alike but for their titles.
  static func series(
    of count: Int, volume: Int = 1, size: TerminalSize = "80x24"
  ) throws -> InteractiveReader {
    let books = (1...count).map {
      SampleBook(
        title: "The Tale of Book \($0)", author: "Ada", pages: 7, releaseDate: "1998-07-02",
        dedication: "For all", summary: "Short.", chapters: ["One"], json: ["wiki": "null"])
    }
    return try of(books, volume: volume, size: size)
  }

  /// A book whose page has 52 rows, most of which say which row they are, and one more where the
  /// title stands below the header.
  ///
  /// The rows from 5 to 45 are a dedication, and every tenth of them has an owl in it. Before them
  /// are the facts and a heading, behind them a summary and a chapter.
  private static let rows = SampleBook(
    title: "Rows",
    dedication: (5...45).map { "row \($0)" + ($0.isMultiple(of: 10) ? " owl" : "") }
      .joined(separator: "\n"),
    summary: "Short.", chapters: ["1. One"], json: ["wiki": "null"])

  /// A reader of that book.
  static func numbered(size: TerminalSize = "40x12") throws -> InteractiveReader {
    try of([rows], size: size)
  }

  /// A reader of one Korean book with a long summary.
  static func korean(size: TerminalSize) throws -> InteractiveReader {
    let summary = String(repeating: "해리는 호그와트에서 마법을 배운다. ", count: 40)
    let book = SampleBook(
      title: "해리 포터와 마법사의 돌", author: "조앤 K. 롤링", pages: 320, releaseDate: "1999-11-19",
      dedication: "제시카에게", summary: summary, wiki: "https://example.org/한국어",
      chapters: ["살아남은 아이"])
    return try of([book], size: size)
  }
}

extension InteractiveReader {
  /// Presses keys, one after the other.
  ///
  /// That the volume was looked at is left out of the effects.
  @discardableResult
  mutating func type(_ keys: Key...) -> [ReaderEffect] {
    keys.flatMap { handle(.key($0)) }.filter { effect in
      if case .remember(.shown) = effect { false } else { true }
    }
  }

  /// Types keys, each of them a character as in ``Swift/Character/key``.
  @discardableResult
  mutating func type(_ keys: String) -> [ReaderEffect] {
    keys.flatMap { type($0.key) }
  }

  /// Searches for some words.
  @discardableResult
  mutating func find(_ words: String) -> [ReaderEffect] {
    type("/" + words + "\r")
  }

  /// The frame as a person would read it, without spaces at the ends of rows.
  var picture: String {
    frame.map { line in
      let text = line.plainText
      let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
      return text[..<end] + "\n"
    }.joined()
  }

  /// That without the last row.
  var pictureOfPage: String { picture.split(separator: "\n").dropLast().joined(separator: "\n") }

  /// What sets the frame apart from that in a file of the folder `Frames`.
  func difference(fromFrame name: String) throws -> [String] {
    let folder = "Tests/BookPresentationTests/InteractiveReader/Frames"
    return try ProjectFile(path: "\(folder)/\(name).txt").difference(from: picture)
  }

  /// The first row of the text, without its margin, where the header has two rows.
  var topRow: String {
    frame[2].plainText.trimmingPrefix { $0 == " " }.description
  }

  /// The first row of a list, where no rule is above it.
  var topListRow: String {
    frame[1].plainText.trimmingPrefix { $0 == " " }.description
  }

  /// The last row.
  var lastRow: String { frame.last?.plainText ?? "" }

  /// The status line up to the position at its end.
  var notice: String {
    let line = lastRow.withoutFinalSpaces
    let end = prompt == nil && line.hasSuffix(" " + position) ? position.count : 0
    return String(line.dropLast(end)).withoutFinalSpaces
  }

  /// The row of a list that is selected.
  var selectedRow: String? {
    frame.first { $0.plainText.hasPrefix(">") }?.plainText.withoutFinalSpaces
  }

  var fits: Bool {
    let size = size
    return frame.count == size.rows && frame.allSatisfy { $0.displayWidth <= size.columns }
  }
}

extension Character {
  /// The key that types it; Tab, Enter, Escape and Ctrl-C for what they type or for their signs,
  /// and the signs of others.
  var key: Key {
    switch self {
    case "\t", "⇥": .tab
    case "⇤": .shiftTab
    case "\r", "⏎": .enter
    case "\u{1b}", "⎋": .escape
    case "\u{3}", "␃": .control("c")
    case "␣": .character(" ")
    case "↑": .up
    case "↓": .down
    case "←": .left
    case "→": .right
    case "⌫": .backspace
    default: .character(self)
    }
  }
}

extension Style {
  /// The style of the current volume, hit or row.
  static let current = Style(isBold: true, foreground: .indexed(231), background: .indexed(24))

  /// The style of every other hit.
  static let otherHit = Style(isUnderlined: true)
}

extension StyledText {
  /// The texts that are marked as hits, without the sign in the margin.
  var hits: [String] {
    spans.filter { ($0.style == .current || $0.style == .otherHit) && $0.text != ">" }.map(\.text)
  }
}

extension InteractiveReader {
  /// The words of the name that is chosen in a text, also where a line ends in it.
  var chosenText: String {
    frame.flatMap(\.spans).filter { $0.style == .current && $0.text != ">" && $0.text != "»" }
      .map(\.text).joined(separator: " ")
  }
}

extension Topic {
  /// What a screen shows, in a word or two.
  var name: String {
    switch self {
    case .volume(let volume): "volume \(volume)"
    case .contents(.all): "contents"
    case .contents(.shelf): "shelf"
    case .contents(.recent): "recent"
    case .chapters(let volume): "chapters \(volume)"
    case .story(let volume): "story \(volume)"
    case .people: "people"
    case .person(let name): name
    case .hits(let words): "hits of \(words)"
    case .keys: "keys"
    }
  }
}
