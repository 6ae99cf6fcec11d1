/// Why an external program, such as a pager or a browser, did not do its job.
package enum ProgramFailure: Error, Equatable, Sendable {
  /// It could not be run, for a reason in the system's words.
  case notStarted(program: String, reason: String)

  /// It ran, and failed.
  case failed(program: String)
}

/// The commands that users write into an environment variable such as `PAGER` or `BROWSER`.
///
/// White space separates words. Quotes and backslashes keep a word together, by the rules of the
/// POSIX shell. Everything else that is special to a shell, such as `|`, `$` and `*`, is an ordinary
/// character; see ``needsShell``. An open quote is closed at the end.
///
///     CommandWords(#"less -P 'two words' a\ b"#).commands
///     // [["less", "-P", "two words", "a b"]]
///     CommandWords("firefox --new-tab:w3m", separator: ":").commands
///     // [["firefox", "--new-tab"], ["w3m"]]
struct CommandWords {
  /// The words of each command that has any.
  private(set) var commands: [[String]] = []

  /// Whether there are characters that only a shell understands, outside the quotes that hide them.
  ///
  ///     CommandWords("less | cat").needsShell     // true
  ///     CommandWords("less -P 'a|b'").needsShell  // false
  private(set) var needsShell = false

  /// The scalar that separates commands outside quotes, or nil if there is only one command.
  private let separator: Unicode.Scalar?

  private var words: [String] = []
  private var word: String?
  private var quote: Unicode.Scalar?
  private var isAfterBackslash = false

  init(_ command: String, separator: Unicode.Scalar? = nil) {
    self.separator = separator
    for scalar in command.unicodeScalars { read(scalar) }
    if isAfterBackslash { append("\\") }
    endCommand()
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    if isAfterBackslash {
      isAfterBackslash = false
      readEscaped(scalar)
    } else if scalar == "\\" && quote != "'" {
      isAfterBackslash = true
    } else if let quote {
      if scalar == quote { self.quote = nil } else { append(scalar) }
      if quote == "\"", scalar == "$" || scalar == "`" { needsShell = true }
    } else if scalar == "'" || scalar == "\"" {
      quote = scalar
      // Quotes around nothing are a word too.
      word = word ?? ""
    } else if scalar.properties.isWhitespace {
      endWord()
    } else if scalar == separator {
      endCommand()
    } else {
      // In the first word an equals sign sets a variable.
      if scalar.isSpecialToShell || scalar == "=" && words.isEmpty { needsShell = true }
      append(scalar)
    }
  }

  /// Drops the backslash, unless it is in double quotes and not before one of these four (POSIX,
  /// 2.2.3).
  private mutating func readEscaped(_ scalar: Unicode.Scalar) {
    if quote == "\"" && !["\"", "\\", "$", "`"].contains(scalar) { append("\\") }
    append(scalar)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    word = word ?? ""
    word?.unicodeScalars.append(scalar)
  }

  private mutating func endWord() {
    if let word { words.append(word) }
    word = nil
  }

  private mutating func endCommand() {
    endWord()
    if !words.isEmpty { commands.append(words) }
    words = []
  }
}

extension Unicode.Scalar {
  fileprivate var isSpecialToShell: Bool {
    switch self {
    case "|", "&", ";", "<", ">", "(", ")", "$", "`", "*", "?", "[", "#", "~": true
    default: false
    }
  }
}
