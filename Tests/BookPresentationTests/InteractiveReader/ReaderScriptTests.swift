import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing

@testable import BookPresentation

/// Keys that are pressed, and what one sees then, as the tables of the cases have it.
///
/// The heading of a table says which reader it is about, as in
/// ``BookPresentation/InteractiveReader/init(describedBy:)``; its first row names the columns, as
/// in ``BookPresentation/InteractiveReader/sights(of:after:)``. An empty cell is as it was before
/// the keys.
struct ReaderScriptTests {
  @Test(arguments: try CaseFile().sections)
  func oneSeesWhatTheKeysLeadTo(table: CaseFile.Section) throws {
    try InteractiveReader.check(table)
  }
}

extension InteractiveReader {
  /// Presses the keys of a table, and looks at what one sees then.
  static func check(_ table: CaseFile.Section) throws {
    let before = try InteractiveReader(describedBy: table.heading)
    let columns = try #require(table.rows.first).dropFirst()
    let sights = try before.sights(of: columns)
    for row in table.rows.dropFirst() {
      try #require(row.count <= columns.count + 1, "\(row)")
      var reader = before
      let answers = reader.type(row[0])
      let texts = row.dropFirst() + repeatElement("", count: columns.count)
      let seen = try reader.sights(of: columns, after: answers)
      for (place, (column, text)) in zip(columns, texts).enumerated() {
        let expected = text == "" ? sights[place] : text
        #expect(seen[place] == expected, "\(column) after \(row[0])")
      }
      let isChanged = before.library.state.summary != reader.library.state.summary
      if !row[0].contains("‹"), isChanged { #expect(answers.contains { $0.saves }, "\(row[0])") }
    }
  }
}

extension InteractiveReader {
  /// A reader as in `the contents: of owls, volume 4, size 80x12, kept 1 4, then c↓`.
  ///
  /// It is one of owls or of named books as in ``ReaderSample``, of so many volumes, or else of the
  /// seven.
  init(describedBy words: String) throws {
    let words = words.split(separator: ": ").dropFirst().joined()
    let parts = words.parts
    let sample = try parts["of"].flatMap { try ReaderSample.series($0) }
    let series = try sample ?? .embedded()
    let volume = parts["volume"].flatMap { Int($0) } ?? (sample == nil ? 3 : 1)
    if parts["of"] == "owls" {
      self = try ReaderSample.owls(volume: volume)
    } else if let count = parts["of"].flatMap({ Int($0) }) {
      self = try ReaderSample.series(of: count, volume: parts["volume"] == nil ? 1 : volume)
    } else {
      let hasCovers = parts["covers"] != nil
      self.init(
        .inMemory(series, ReaderState(of: series.books, describedBy: words)), volume: volume,
        size: parts["of"] == "rows" ? "40x12" : "80x24",
        widestPage: PageFormat(width: 80, usesColor: hasCovers),
        painter: hasCovers ? CoverPainter(series, depth: .full) : nil)
    }
    if let size = parts["size"] { type("‹\(size)›") }
    type(parts["then", default: ""])
  }

  /// What one sees, by the names of columns.
  fileprivate func sights(
    of columns: ArraySlice<String>, after answers: [ReaderAnswer] = []
  ) throws -> [String] {
    let frame = frame
    #expect(frame.fit(size))
    return try columns.map { try #require(sight(of: $0, in: frame, after: answers), "\($0)") }
  }

  private func sight(
    of column: String, in frame: [StyledText], after answers: [ReaderAnswer]
  ) -> String? {
    let rows = frame.map(\.plainText.withoutFinalSpaces)
    let sight: String? =
      switch column {
      case "effects": answers.map(\.name).joined(separator: " ")
      case "volume": "\(volume)"
      case "heading": frame[0].plainText.split(separator: " ").joined(separator: " ")
      case "top": rows.dropFirst(2).first { !$0.hasPrefix("─") }?.withoutMark
      case "top of the list": rows.dropFirst().first?.withoutMark
      case "selected": selectedRow ?? ""
      case "hit": selectedRow?.withoutMark ?? ""
      case "cover":
        rows.first { $0.contains(/▌ +\w+ +▐/) }?.split(separator: "▌").last?
          .split(separator: " ").first.map(String.init) ?? ""
      case "button": rows.first { $0.contains("[ m ") }?.withoutMark ?? ""
      case "bookmark":
        rows.map { String($0.drop { $0 == " " }) }.first { $0.hasPrefix("»") } ?? ""
      case "listed": listedNumbers
      case "status":
        // The words in a prompt, without what Tab does.
        prompt == nil
          ? notice.trimmingPrefix(" ").description : notice.split(separator: "   ")[0].description
      case "status with its keys": frame.last?.keysInBrackets
      case "place": prompt == nil ? browser.position : ""
      case "screen": topics.map(\.name).joined(separator: " > ")
      case "name": hasChosenName ? chosenText : ""
      case "remembered": library.state.summary
      case "shown": library.state.recentVolumes.map(String.init).joined(separator: " ")
      case "cursor": cursor.map { "column \($0.column)" } ?? ""
      default: nil
      }
    return sight == "" ? "nothing" : sight
  }
}

extension String {
  /// The values of a list such as `of owls, kept 1 4` by their names.
  fileprivate var parts: [Substring: String] {
    split(separator: ", ").reduce(into: [:]) { parts, part in
      let name = part.prefix { $0 != " " }
      parts[name] = String(part.dropFirst(name.count + 1))
    }
  }
}

extension ReaderState {
  /// A state as in `kept 1 4, bookmarks 3:9 4:30, finished 1, reading 3`.
  init(of books: [Book], describedBy words: String) {
    let parts = words.parts
    func numbers(_ name: Substring) -> [Int] {
      parts[name, default: ""].split { !$0.isNumber }.compactMap { Int($0) }
    }
    let places = numbers("bookmarks")
    self.init(
      of: books, expanded: Set(numbers("expanded")),
      at: stride(from: 0, to: places.count, by: 2)
        .reduce(into: [:]) { $0[places[$1]] = places[$1 + 1] },
      finished: Set(numbers("finished")), kept: Set(numbers("kept")), recent: numbers("recent"),
      reading: numbers("reading").first)
  }

  /// What is remembered, but for what was shown.
  fileprivate var summary: String {
    records.compactMap { record in
      let facts: [String?] = [
        record.bookmark.map { "at \($0.placeWhenSet)" },
        record.timesFinished > 0 ? "finished" : nil, record.isKept ? "kept" : nil,
        record.isExpanded ? "expanded" : nil,
      ]
      let words = facts.compactMap(\.self).joined(separator: " ")
      return words.isEmpty ? nil : "\(record.volume) \(words)"
    }.joined(separator: ", ")
  }
}

extension ReaderAnswer {
  /// What is to be done, in a word.
  fileprivate var name: String {
    switch self {
    case .draw: "draw"
    case .save: "remember"
    case .repaint: "repaint"
    case .quit: "quit"
    }
  }

  fileprivate var saves: Bool { if case .save = self { true } else { false } }
}

extension StyledText {
  /// The text up to the position at its end, with bold parts in brackets.
  fileprivate var keysInBrackets: String {
    spans.map { $0.style == .bold ? "[\($0.text)]" : $0.text }.joined()
      .split(separator: "   ").first?.trimmingPrefix { $0 == " " }.description ?? ""
  }
}

extension String {
  /// A row as the page has it, without its margin and the mark of a hit there.
  fileprivate var withoutMark: String { trimmingPrefix(/[>-]? */).description }
}
