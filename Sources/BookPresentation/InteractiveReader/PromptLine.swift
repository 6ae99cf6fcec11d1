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
  /// What the words are for.
  enum Kind {
    /// A command.
    case command

    /// To narrow a list.
    case filter

    /// To look for them on the page.
    case page

    /// To search the story so far.
    case story
  }

  /// What the words are for, as Tab chooses.
  private(set) var kind: Kind

  /// What they were for at first.
  private let firstKind: Kind

  /// The words up to the cursor.
  private var before = ""

  /// The words from the cursor on.
  private var after = ""

  /// The columns that the words need beside a prompt that could be shorter.
  private static let minTextWidth = 16

  /// What Up brings back, the nearest last.
  private var earlier: [String]

  /// What Down brings back, the nearest last.
  private var later: [String] = []

  /// Begins without words; Up recalls those that were searched for before, the latest of them last.
  init(_ kind: Kind, recalling words: [String] = []) {
    (self.kind, firstKind) = (kind, kind)
    earlier = kind == .command ? [] : words
  }

  /// The words typed so far.
  var text: String { before + after }

  /// Whether a key gives the words up.
  func isGivenUp(by key: Key) -> Bool {
    key == .escape || key == .backspace && text.isEmpty
  }

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
    case .left, .control("b"): moveCursor(to: before.count - 1)
    case .right, .control("f"): moveCursor(to: before.count + 1)
    case .home, .control("a"): moveCursor(to: 0)
    case .end, .control("e"): moveCursor(to: text.count)
    case .up, .control("p"): recall(from: \.earlier, keepingIn: \.later)
    case .down, .control("n"): recall(from: \.later, keepingIn: \.earlier)
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

  /// Erases back to the beginning of a word, with the white space after it.
  private mutating func eraseWord() {
    let word = before.lastIndex { !$0.isWhitespace }
    let space = word.flatMap { before[..<$0].lastIndex(where: \.isWhitespace) }
    before = space.map { String(before[...$0]) } ?? ""
  }

  private mutating func recall(
    from source: WritableKeyPath<PromptLine, [String]>,
    keepingIn target: WritableKeyPath<PromptLine, [String]>
  ) {
    guard let words = self[keyPath: source].popLast() else { return }
    self[keyPath: target].append(text)
    (before, after) = (words, "")
  }
}

extension PromptLine {
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
      case .command: [Messages.commandSign]
      case .filter, .page: [Messages.prompt]
      case .story: [Messages.storyPrompt, Messages.shortStoryPrompt]
      }
    let fitting = texts.first { $0.displayWidth + Self.minTextWidth <= width }
    return StyledText(fitting ?? texts[texts.count - 1], style: .bold)
  }

  /// Says at the right what Tab does, if there is room behind the words and the cursor.
  private func appendHint(to words: StyledText, width: Int) -> StyledText {
    let hint =
      switch kind {
      case .command: StyledText()
      case .filter, .page: Messages.storyHint
      case .story: firstKind == .filter ? Messages.listOnlyHint : Messages.pageOnlyHint
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
