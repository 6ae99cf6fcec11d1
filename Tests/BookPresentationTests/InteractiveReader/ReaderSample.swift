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
      .inMemory(try .embedded(), state), volume: volume, atBookmark: atBookmark, size: size,
      widestPage: widestPage)
  }

  static func withCovers(
    volume: Int = 3, state: ReaderState = ReaderState(), columns: Int, rows: Int,
    widestPage: PageFormat = PageFormat(width: 80, usesColor: true)
  ) throws -> InteractiveReader {
    let series = try BookSeries.embedded()
    return InteractiveReader(
      .inMemory(series, state), volume: volume, size: TerminalSize(columns: columns, rows: rows),
      widestPage: widestPage,
      painter: CoverPainter(series, depth: .full))
  }

  /// A reader of the seven volumes with owls in five texts: two chapters of volume 3, and one text
  /// of the volumes 4, 5 and 6.
  static func owls(volume: Int = 3, size: TerminalSize = "80x12") throws -> InteractiveReader {
    let books = try BookSeries.embedded().map {
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
    return InteractiveReader(.inMemory(series), volume: volume, size: size)
  }

  /// Books of the cases by their names, each a data file.
  ///
  /// Those of `stories` have texts without people, those of `people` the other way round; in `wood`
  /// there are both, and what comes after chapter 3 of its second volume says LATER. The page of
  /// `rows` has 52 rows, most of which say which they are, and one more where the title stands
  /// below the header.
  static func series(_ name: String) throws -> BookSeries? {
    let file = try CaseFile().sections.first { $0.heading == name }
    return try file.map { try BookSeries(bytes: $0.text.utf8, file: "\(name).json") }
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
    return InteractiveReader(
      .inMemory(try SampleBook.series(books)), volume: volume, size: size)
  }

  /// A reader of the book whose rows say which they are.
  static func numbered(size: TerminalSize = "40x12") throws -> InteractiveReader {
    var reader = try InteractiveReader(describedBy: "numbered: of rows")
    reader.resize(to: size)
    return reader
  }
}

extension InteractiveReader {
  /// Presses keys, one after the other, and tells what there is to do but to draw.
  @discardableResult
  mutating func type(_ keys: Key...) -> [ReaderAnswer] {
    keys.map { press($0) }.filter { answer in
      if case .draw = answer { false } else { true }
    }
  }

  /// Types keys, each of them a character as in ``Swift/Character/key``.
  ///
  /// Between them, `‹40x12›` stands for a window of another size, and other words, as
  /// `‹kept 1 4, bookmarks 3:9›`, for what another window has saved.
  @discardableResult
  mutating func type(_ keys: String) -> [ReaderAnswer] {
    keys.split(separator: "‹", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        let words = index == 0 ? "" : part.prefix { $0 != "›" }
        if index > 0 { meet(String(words)) }
        return part.dropFirst(index == 0 ? 0 : words.count + 1).flatMap { type($0.key) }
      }
  }

  private mutating func meet(_ event: String) {
    let numbers = event.split(separator: "x").compactMap { Int($0) }
    if numbers.count == 2 {
      resize(to: TerminalSize(columns: numbers[0], rows: numbers[1]))
    } else {
      reload(ReaderState(of: library.series.books, describedBy: event))
    }
  }

  /// Takes what another window has saved.
  mutating func reload(_ state: ReaderState) { change { $0 = .inMemory(state) } }

  /// Searches for some words.
  @discardableResult
  mutating func find(_ words: String) -> [ReaderAnswer] { type("/" + words + "\r") }

  /// The frame as a person would read it, without spaces at the ends of rows.
  var picture: String { frame.map { $0.plainText.withoutFinalSpaces + "\n" }.joined() }

  /// That without the last row.
  var pictureOfPage: String { picture.split(separator: "\n").dropLast().joined(separator: "\n") }

  /// What sets the frame apart from that in a file of the folder `Frames`.
  func difference(fromFrame name: String) throws -> [String] {
    let folder = "Tests/BookPresentationTests/InteractiveReader/Frames"
    return try ProjectFile(path: "\(folder)/\(name).txt").difference(from: picture)
  }

  /// The first row of the text, without its margin, where the header has two rows.
  var topRow: String { frame[2].plainText.trimmingPrefix { $0 == " " }.description }

  /// The last row.
  var lastRow: String { frame.last?.plainText ?? "" }

  /// The status line up to the position at its end.
  var notice: String {
    let line = lastRow.withoutFinalSpaces
    let position = browser.position
    let end = prompt == nil && line.hasSuffix(" " + position) ? position.count : 0
    return String(line.dropLast(end)).withoutFinalSpaces
  }

  /// The row of a list that is selected, or that of the mark of a text, which has no sign.
  var selectedRow: String? {
    let row = frame.dropLast().first {
      isList ? $0.plainText.hasPrefix(">") : $0.hasAccent && $0.plainText.hasPrefix(" ")
    }
    return row.map { ">" + String($0.plainText.dropFirst()).withoutFinalSpaces }
  }

  /// What has been opened, the latest last.
  var topics: [Topic] { browser.stack.screens.map(\.topic) }

  var fits: Bool { frame.fit(size) }
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
  /// The texts that are marked as hits.
  var hits: [String] { spans.filter { $0.style == .current || $0.style == .otherHit }.map(\.text) }

  /// Whether a part has the accent, but for the mark of the bookmark and the badge of a volume.
  var hasAccent: Bool {
    spans.contains { span in
      span.style.background == Style.current.background && !["»", "@"].contains(span.text)
        && span.text.wholeMatch(of: /\(\d+\)/) == nil
    }
  }
}

extension InteractiveReader {
  /// The words of the name that is chosen in a text, also where a line ends in it.
  var chosenText: String {
    frame.flatMap(\.spans).filter { $0.style == .current && $0.text != "»" }
      .map(\.text).joined(separator: " ")
  }
}

extension [StyledText] {
  /// Whether the rows of a frame are those of a screen.
  func fit(_ size: TerminalSize) -> Bool {
    count == size.rows && allSatisfy { $0.displayWidth <= size.columns }
  }
}

extension Topic {
  /// One of each kind, each with keys that lead there from the first volume of the seven.
  static let ways: [(topic: Topic, keys: String)] = [
    (.volume(2), "l"), (.contents(.all), "c"), (.contents(.shelf), "c⇥"),
    (.contents(.recent), "c⇥⇥"), (.chapters(1), "C"), (.story(1), "r"), (.entries(.person), "p"),
    (.entries(.thing), "p⇥"),
    (.entry(.person, "Harry Potter"), "p⏎"), (.hits("owl"), "r/⇥owl⏎"), (.keys, "?"),
    (.end(1), String(repeating: ".", count: 9)),
  ]

  /// What a screen shows, in a word or two.
  var name: String {
    switch self {
    case .volume(let volume): "volume \(volume)"
    case .contents(.all): "contents"
    case .contents(.shelf): "shelf"
    case .contents(.recent): "recent"
    case .chapters(let volume): "chapters \(volume)"
    case .story(let volume, _): "story \(volume)"
    case .entries(let kind): kind?.listName ?? "both"
    case .entry(_, let name): name
    case .hits(let words): "hits of \(words)"
    case .end(let volume): "end \(volume)"
    case .keys: "keys"
    }
  }
}
