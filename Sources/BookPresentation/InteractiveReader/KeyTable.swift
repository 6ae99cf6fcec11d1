import BookCore
import DisplayText
import TerminalKit
import TypedText

struct KeyRow: Sendable {
  typealias Condition = @Sendable (InteractiveReader) -> Bool
  typealias Word = @Sendable (InteractiveReader) -> String?
  typealias Action = @Sendable (inout InteractiveReader, _ step: Int) -> ReaderAnswer

  /// The names of the keys that lead on and of those that lead back, or of those of each number from
  /// 0 on; few runs need the keys themselves.
  private let spelled: String

  let name: String

  let help: String

  /// The words in the bottom line, or nil where it has none, and how soon they give way: those with
  /// the highest rank go first.
  private let word: Word
  private let rank: Int

  /// Whether the bottom line has them also while places of words are gone through.
  let isForPlaces: Bool

  /// Where they hold, also while words are typed or not; and what is said where no row holds.
  let holds: Condition
  let isForPrompt: Bool
  let otherwise: String?

  /// Whether they only lead past a volume, which then has not been looked at.
  let passes: Bool

  let does: Action

  /// Takes keys, as `j Down | k Up` on and back, and the words for the bottom line in the same way.
  init(
    _ keys: String, named name: String? = nil, _ help: String, rank: Int = 99,
    isForPlaces: Bool = false, isForPrompt: Bool = false, passes: Bool = false,
    word: @escaping Word = { _ in nil }, where holds: @escaping Condition = { _ in true },
    otherwise: String? = nil, does: @escaping Action
  ) {
    (spelled, self.name) = (keys, name ?? Self.firsts(in: keys).joined(by: " "))
    (self.help, self.rank, self.word, self.holds) = (help, rank, word, holds)
    (self.isForPlaces, self.isForPrompt) = (isForPlaces, isForPrompt)
    (self.passes, self.otherwise, self.does) = (passes, otherwise, does)
  }

  /// The names of the first keys of each kind.
  private static func firsts(in spelled: String) -> [String] {
    spelled.utf8.split(separator: UInt8(ascii: "|")).map { keys in
      String(Substring(keys.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: " ") }))
    }
  }

  var keys: [[Key]] {
    spelled.utf8.split(separator: UInt8(ascii: "|")).map { keys in
      keys.split(separator: UInt8(ascii: " ")).compactMap { Key(named: String(Substring($0))) }
    }
  }

  /// What a key is among those of the row: 1 on and −1 back, or a number; nil if it is another key.
  func step(of key: Key) -> Int? {
    let keys = keys
    guard let index = keys.firstIndex(where: { $0.contains(key) }) else { return nil }
    return keys.count > 2 ? index : index == 0 ? 1 : -1
  }

  func hints(for reader: InteractiveReader) -> [StatusLine.Part] {
    let words = (word(reader) ?? "").split(separator: "|")
    return zip(Self.firsts(in: spelled), words).enumerated().map { index, hint in
      (Messages.hint(hint.0, for: String(hint.1)), rank + index)
    }
  }
}

extension Key {
  private static let named: [String: Key] = [
    "Enter": .enter, "Esc": .escape, "Tab": .tab, "Shift-Tab": .shiftTab, "Space": .character(" "),
    "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home, "End": .end,
    "PageUp": .pageUp, "PageDown": .pageDown, "F1": .f1, "Alt-Right": .altRight,
  ]

  /// The key that a table names, as `j`, `Enter` or `Ctrl-L`.
  fileprivate init?(named name: String) {
    guard let last = name.last else { return nil }
    let letter = Character(last.lowercased())
    self =
      Self.named[name]
      ?? (name.hasPrefix("Ctrl-")
        ? .control(letter) : name.hasPrefix("Alt-") ? .alt(letter) : .character(last))
  }

  /// The keys that are meant where other letters are on them.
  var meant: [Key] {
    if case .character(let character) = self { return character.americanKeys.map(Key.character) }
    return [self]
  }

  /// What it is called where it does nothing.
  var name: String {
    switch self {
    case .character(let character): String(character)
    case .pasted: "Pasted text"
    default: "This key"
    }
  }

  var isDigit: Bool {
    guard case .character(let character) = self else { return false }
    return character.isASCII && character.isNumber
  }
}

/// All keys of the reader but those of its prompts: what each does, the page of help and the bottom
/// line follow from it.
///
/// Of several rows with a key, the first that holds is meant. The bottom line has them in the same
/// order.
package enum KeyTable {
  static let rows: [KeyRow] = [
    KeyRow(
      "Enter", "open what is chosen: a volume, chapter, entry, hit or name", rank: 3,
      word: { _ in "open" }, where: { $0.browser.target != nil }
    ) { reader, _ in reader.follow() },
    KeyRow(
      "Tab | Shift-Tab", named: "Tab", "next name in a story or card", rank: 3,
      word: { $0.hasChosenName ? nil : "names" }, where: { $0.hasNames }
    ) { $0.step($1, amongNames: true) },
    KeyRow(
      "l Right", named: "l h", "among volumes, chapters", rank: 5,
      word: { $0.browser.book.chapters.isEmpty ? nil : "chapters" },
      where: { $0.browser.sheet.showsChosen && $0.browser.chosen != nil }
    ) { reader, _ in reader.openChapters() },
    KeyRow(
      ". | ,", "among chapters, set or remove a bookmark", rank: 5,
      word: { _ in "set bookmark" }, where: { $0.browser.chosenChapter != nil }
    ) { $0.moveBookmark($1) },
    KeyRow(
      "/", "filter a list", rank: 4,
      word: { $0.browser.top.words.isEmpty ? "filter" : nil }, where: { $0.isList }
    ) { reader, _ in reader.openPrompt(.filter) },
    KeyRow(
      "Esc", "show all rows", rank: 4, word: { _ in "all" },
      where: { $0.isList && !$0.browser.top.words.isEmpty }
    ) { reader, _ in reader.endSearch() },
    KeyRow(
      "Tab | Shift-Tab", named: "Tab", "in contents and people, the next list", rank: 7,
      word: { $0.nextVolumes ?? $0.otherEntries },
      where: { $0.shownVolumes != nil || $0.listsEntries }
    ) { $0.listsEntries ? $0.showOtherEntries() : $0.showVolumes($1) },
    KeyRow(
      "r", "the story so far of the volume, with what came before", rank: 3,
      word: { $0.isVolume && !$0.browser.book.chapters.isEmpty ? "story" : nil }
    ) { reader, _ in reader.openStory() },
    KeyRow(
      "p", "who is who, and after Tab what is what", rank: 4,
      word: { $0.isProse && !$0.browser.memory.metKinds.isEmpty ? "who" : nil }
    ) { reader, _ in reader.openEntries() },
    KeyRow(". | ,", "else move it on or back", rank: 6, word: { $0.moveWord }) {
      $0.moveBookmark($1)
    },
    KeyRow(
      "c", named: "c C", "contents: all volumes", rank: 7,
      word: { $0.isVolume ? "contents" : nil }
    ) { reader, _ in reader.openContents() },
    KeyRow("C", named: "c C", "the chapters of the volume") { reader, _ in reader.openChapters() },
    KeyRow(
      "/", "look for words, after Tab in the story so far", rank: 8,
      word: { $0.isProse ? "search" : nil }
    ) { reader, _ in reader.openPrompt(.page) },
    KeyRow("n | N", "in a list, row on and back", where: { $0.isList }) { $0.scroll(.rows, $1) },
    KeyRow(
      "n | N", "else place of the words", rank: 2, isForPlaces: true,
      word: { _ in "next|previous" }, where: { $0.hasPlaces }, otherwise: "/ looks for words"
    ) { $0.step($1, amongNames: false) },
    KeyRow(
      "Esc", "end a search", rank: 1, isForPlaces: true, word: { _ in "clear" },
      where: { $0.hasPlaces && !$0.browser.top.isFound && !$0.hasChosenName }
    ) { reader, _ in reader.endSearch() },
    KeyRow("Esc", "drop a chosen name, or go a step back") { reader, _ in reader.giveUp() },
    KeyRow(
      "L Alt-Right", "forward again to what a step back has closed",
      where: { $0.browser.stack.hasClosed }, otherwise: "L goes forward again after a step back"
    ) { reader, _ in reader.goForward() },
    KeyRow("'", "go to the bookmark") { reader, _ in reader.goToBookmark() },
    KeyRow("m", named: "m s", "expand or collapse the summary") { reader, _ in
      reader.toggleSummary()
    },
    KeyRow("s", named: "m s", "put the volume on the shelf or off") { reader, _ in
      reader.toggleKept()
    },
    KeyRow("U", "undo the last change, or do it again") { reader, _ in reader.undo() },
    KeyRow(
      "0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9", named: "1-9",
      "choose a row, else go to a volume; of ten and more, with Enter", passes: true
    ) { $0.type($1) },
    KeyRow(
      "l Right | h Left", "in a list, open and back", passes: true, where: { $0.isList }
    ) { $1 > 0 ? $0.follow() : $0.goBack() },
    KeyRow("l Right | h Left", "else next volume", passes: true) { $0.turn($1) },
    KeyRow(
      "j J e Down Enter Ctrl-N Ctrl-E | k K y Up Ctrl-P Ctrl-Y",
      "line down and up, also e J, y K, arrows and the mouse wheel"
    ) { $0.scroll(.rows, $1) },
    KeyRow(
      "Space f PageDown Ctrl-F Ctrl-V | b PageUp Ctrl-B Alt-V",
      "page down and up, also f, Page Down and Up", rank: 3,
      word: { $0.browser.top.topic == .keys && $0.browser.view.lastTop > 0 ? "page" : nil }
    ) { $0.scroll(.pages, $1) },
    KeyRow("d Ctrl-D | u Ctrl-U", named: "Space b", "d u: half a page") {
      $0.scroll(.halfPages, $1)
    },
    KeyRow("g < Home | G > End", "beginning and end, also < and >, Home and End") {
      $0.scroll(.ends, -$1)
    },
    KeyRow("] Tab | [ Shift-Tab", "section or chapter on and back, also Tab") {
      $0.scroll(.sections, $1)
    },
    KeyRow("= Ctrl-G", "say where you are, also Ctrl-G") { reader, _ in .draw(reader.whereabouts) },
    KeyRow(":", named: ": ?", "a command, as :5, :q or :help") { reader, _ in
      reader.openPrompt(.command)
    },
    KeyRow("Ctrl-L", "redraw; Ctrl-Z suspends", isForPrompt: true) { _, _ in .repaint },
    KeyRow(
      "? F1 H", named: ": ?", "show these keys, also F1 and H", rank: 2, word: { _ in "help" }
    ) { reader, _ in reader.toggle(.keys) },
    KeyRow(
      "q", named: "q Q", "a step back, at last out", rank: 1, isForPlaces: true,
      word: { $0.closeWord }
    ) { reader, _ in reader.browser.goBack() ? .draw() : .quit },
    KeyRow("Q", named: "q Q", "quit from anywhere") { _, _ in .quit },
    KeyRow("Ctrl-C", named: "q Q", "also Ctrl-C", isForPrompt: true) { _, _ in .quit },
  ]

  /// What help says, line by line: rows of one name share a line.
  package static var help: [(name: String, meaning: String)] {
    rows.reduce(into: []) { lines, row in
      if let index = lines.firstIndex(where: { $0.name == row.name }) {
        lines[index].meaning += "; " + row.help
      } else {
        lines.append((row.name, row.help))
      }
    }
  }

  static func page(_ format: PageFormat) -> Page {
    let help = help
    let width = 2 + help.reduce(0) { max($0, $1.name.displayWidth) }
    let rows = help.enumerated().flatMap { index, line in
      let keys = StyledText(line.name, style: .bold).paddedAtEnd(to: width)
      return format.lines(keys + StyledText(line.meaning), hangingIndent: width)
        .rows(at: .key(index))
    }
    return Page(rows: rows)
  }

  static func hints(for reader: InteractiveReader) -> [StatusLine.Part] {
    let hasPlaces = reader.hasPlaces
    var seen: [Key] = []
    return rows.filter { row in
      guard row.holds(reader), case let key = row.keys[0][0], !seen.contains(key)
      else { return false }
      seen.append(key)
      return row.isForPlaces || !hasPlaces
    }.flatMap { $0.hints(for: reader) }
  }
}
