import DisplayText
import TerminalKit

/// The line in which words to look for or, after `:`, a command are typed.
///
/// It is edited as in a shell, and Up and Down bring back what was searched for before.
///
///     var prompt = PromptLine(.page, recalling: ["owl"])
///     prompt.edit(.up)
///     prompt.text  // "owl"
struct PromptLine: Equatable {
  /// What the words are for: a command, to narrow a list, or to look for them on the page or in the
  /// story so far.
  enum Kind { case command, filter, page, story }

  /// What the words are for, as Tab chooses.
  private(set) var kind: Kind

  /// What they were for at first.
  private let firstKind: Kind

  private var before = ""

  private var after = ""

  /// The columns that the words need beside a prompt that could be shorter.
  private static let minTextWidth = 16

  /// What Up and Down bring back, and last what was typed; and which of them is seen.
  private var history: [String]
  private var recalled: Int

  /// Begins without words; Up recalls those that were searched for before, the latest of them last.
  init(_ kind: Kind, recalling words: [String] = []) {
    (self.kind, firstKind) = (kind, kind)
    history = (kind == .command ? [] : words) + [""]
    recalled = history.count - 1
  }

  var text: String { before + after }

  /// Takes a key; one that means nothing here changes nothing.
  mutating func edit(_ key: Key) {
    switch key {
    case .character(let character): insert(String(character))
    case .pasted(let text): insert(text.firstLineToType)
    case .tab where kind != .command: kind = kind == .story ? firstKind : .story
    case .backspace: before = String(before.dropLast())
    case .delete, .control("d"): after = String(after.dropFirst())
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"): eraseWord()
    case .altBackspace: before = String(before.prefix(wordStart))
    case .alt("d"): after = String(text.dropFirst(wordEnd))
    case .alt("b"), .controlLeft: moveCursor(to: wordStart)
    case .alt("f"), .controlRight: moveCursor(to: wordEnd)
    case .left, .control("b"): moveCursor(to: before.count - 1)
    case .right, .control("f"): moveCursor(to: before.count + 1)
    case .home, .control("a"): moveCursor(to: 0)
    case .end, .control("e"): moveCursor(to: text.count)
    case .up, .control("p"): recall(-1)
    case .down, .control("n"): recall(1)
    default: break
    }
  }
}

extension PromptLine {
  /// Inserts words, a letter, or a part of one that joins its neighbours.
  private mutating func insert(_ text: String) {
    before += text
    if !after.isEmpty { moveCursor(to: before.count) }
  }

  private mutating func moveCursor(to position: Int) {
    let text = text
    before = String(text.prefix(max(0, position)))
    after = String(text.dropFirst(max(0, position)))
  }

  /// Where a word of letters and digits begins before the cursor, and where one ends behind it.
  private var wordStart: Int {
    before.reversed().drop { !$0.isLetter && !$0.isNumber }.drop { $0.isLetter || $0.isNumber }
      .count
  }
  private var wordEnd: Int {
    let rest = after.drop { !$0.isLetter && !$0.isNumber }.drop { $0.isLetter || $0.isNumber }
    return text.count - rest.count
  }

  /// Erases back to the beginning of a word, with the white space after it.
  private mutating func eraseWord() {
    let word = before.lastIndex { !$0.isWhitespace }
    let space = word.flatMap { before[..<$0].lastIndex(where: \.isWhitespace) }
    before = space.map { String(before[...$0]) } ?? ""
  }

  private mutating func recall(_ step: Int) {
    guard history.indices.contains(recalled + step) else { return }
    history[recalled] = text
    recalled += step
    (before, after) = (history[recalled], "")
  }

  /// What a row of the screen shows: the words around the cursor, if there is no room for all, and
  /// the column of the cursor.
  func row(width: Int) -> (line: StyledText, cursor: Int) {
    let prompt = prompt(width: width)
    let cursorWidth = max(1, after.first.map { String($0).displayWidth } ?? 1)
    var room = width - prompt.displayWidth - cursorWidth
    // Each letter is measured once, however long the words are.
    let shown = before.reversed().prefix {
      room -= StyledText(String($0)).displayWidth
      return room >= 0
    }
    let left = prompt + StyledText(String(shown.reversed()))
    let words = (left + StyledText(after)).truncated(to: width, ellipsis: "")
    return (appendHint(to: words, width: width), min(left.displayWidth, width - 1))
  }

  private func prompt(width: Int) -> StyledText {
    let texts =
      switch kind {
      case .command: [":"]
      case .filter, .page: ["/"]
      case .story: Messages.storyPrompts
      }
    let fitting = texts.first { $0.displayWidth + Self.minTextWidth <= width }
    return StyledText(fitting ?? texts[texts.count - 1], style: .bold)
  }

  /// Says at the right what Tab does, if there is room behind the words and the cursor.
  private func appendHint(to words: StyledText, width: Int) -> StyledText {
    let hint =
      switch kind {
      case .command: StyledText()
      case .filter, .page: Messages.hint("Tab", for: "story so far")
      case .story: Messages.hint("Tab", for: "this \(firstKind == .filter ? "list" : "page") only")
      }
    let column = width - hint.displayWidth - 1
    guard !hint.isEmpty, words.displayWidth + 2 < column else { return words }
    return words.paddedAtEnd(to: column) + hint
  }
}

extension String {
  /// The first line with something on it, as if it were typed: a tab is a space, and other control
  /// characters do nothing.
  fileprivate var firstLineToType: String {
    let line = split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    let scalars = line?.unicodeScalars.map { $0 == "\t" ? " " : $0 }.filter { !$0.isControl }
    return String(String.UnicodeScalarView(scalars ?? []))
  }
}
