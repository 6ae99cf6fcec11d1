import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// Keys that are pressed, and what one sees then, as the tables of the cases have it.
///
/// The heading of a table says which reader it is about, as in
/// ``BookPresentation/InteractiveReader/init(describedBy:)``; its first row names the columns, as
/// in ``BookPresentation/InteractiveReader/sight(of:after:)``. An empty cell is as it was before
/// the keys.
struct ReaderScriptTests {
  @Test(arguments: try CaseFile().sections)
  func oneSeesWhatTheKeysLeadTo(table: CaseFile.Section) throws {
    let before = try InteractiveReader(describedBy: table.heading)
    let columns = try #require(table.rows.first).dropFirst()
    for row in table.rows.dropFirst() {
      try #require(row.count <= columns.count + 1, "\(row)")
      var reader = before
      let effects = reader.type(row[0])
      for (column, text) in zip(columns, row.dropFirst() + repeatElement("", count: columns.count))
      {
        let expected = text == "" ? before.sight(of: column) : text
        let seen = try #require(reader.sight(of: column, after: effects))
        #expect(seen == expected, "\(column) after \(row[0])")
      }
    }
  }
}

extension InteractiveReader {
  /// A reader as in `the contents: of owls, volume 4, size 80x12, kept 1 4, then c↓`.
  ///
  /// It is one of owls, rows, stories or people as in ``ReaderSample``, of so many volumes, or else of
  /// the seven.
  init(describedBy words: String) throws {
    var parts: [Substring: String] = [:]
    for part in words.split(separator: ": ").dropFirst().joined().split(separator: ", ") {
      let name = part.prefix { $0 != " " }
      parts[name] = String(part.dropFirst(name.count + 1))
    }
    let names: Set<Substring> = [
      "of", "volume", "size", "kept", "bookmarks", "expanded", "finished", "recent", "reading",
      "then",
    ]
    try #require(names.isSuperset(of: parts.keys), "\(words)")
    func numbers(_ name: Substring) -> [Int] {
      parts[name, default: ""].split { !$0.isNumber }.compactMap { Int($0) }
    }
    let places = stride(from: 0, to: numbers("bookmarks").count, by: 2).map {
      (numbers("bookmarks")[$0], numbers("bookmarks")[$0 + 1])
    }
    let samples = ["stories": ReaderSample.stories, "people": ReaderSample.people]
    let series = try parts["of"].flatMap { samples[$0] }.map(SampleBook.series) ?? .embedded()
    let state = ReaderState(
      of: series.books, expanded: Set(numbers("expanded")),
      at: Dictionary(uniqueKeysWithValues: places), finished: Set(numbers("finished")),
      kept: Set(numbers("kept")),
      recent: numbers("recent"), reading: numbers("reading").first)
    let volume = numbers("volume").first
    self =
      switch parts["of"] {
      case "owls": try ReaderSample.owls(volume: volume ?? 3)
      case "rows": try ReaderSample.numbered()
      case "stories", "people":
        InteractiveReader(series: series, volume: volume ?? 1, state: state, size: "80x24")
      case let count?: try ReaderSample.series(of: Int(count) ?? 0)
      case nil: try ReaderSample.embedded(volume: volume ?? 3, state: state)
      }
    if let columns = numbers("size").first, let rows = numbers("size").last {
      _ = handle(.resized(TerminalSize(columns: columns, rows: rows)))
    }
    type(parts["then", default: ""])
  }

  /// What one sees, by the name of a column.
  fileprivate func sight(of column: String, after effects: [ReaderEffect] = []) -> String? {
    let rows = frame.map(\.plainText.withoutFinalSpaces)
    let sight: String? =
      switch column {
      case "effects": effects.map(\.name).joined(separator: " ")
      case "volume": "\(volume)"
      case "heading": frame[0].plainText.split(separator: " ").joined(separator: " ")
      case "top": rows.dropFirst(2).first { !$0.hasPrefix("─") }?.withoutMark
      case "top of the list": rows.dropFirst().first?.withoutMark
      case "selected": selectedRow ?? ""
      case "hit": rows.first { $0.hasPrefix(">") }?.withoutMark ?? ""
      case "bookmark": rows.first { $0.hasPrefix("»") } ?? ""
      case "listed": listedNumbers
      case "status": notice.trimmingPrefix(" ").description
      case "status with its keys": frame.last?.keysInBrackets
      // Where the page is, without the word for a volume.
      case "place":
        lastRow.dropFirst(notice.count).trimmingPrefix(/\ *(volume )?/).description
          .withoutFinalSpaces
      case "cursor": cursor.map { "column \($0.column)" } ?? ""
      default: nil
      }
    return sight == "" ? "nothing" : sight
  }
}

extension ReaderEffect {
  /// What is to be done, in a word.
  fileprivate var name: String {
    switch self {
    case .remember: "remember"
    case .reload: "reload"
    case .repaint: "repaint"
    case .quit: "quit"
    }
  }
}

extension StyledText {
  /// The text up to the position at its end, with bold parts in brackets.
  fileprivate var keysInBrackets: String {
    spans.map { $0.style == .bold ? "[\($0.text)]" : $0.text }.joined()
      .split(separator: "   ").first?.trimmingPrefix(" ").description ?? ""
  }
}

extension String {
  /// A row as the page has it, without its margin and the mark of a hit there.
  fileprivate var withoutMark: String {
    trimmingPrefix(/[>-]? */).description
  }
}
