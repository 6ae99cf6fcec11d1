/// The lines of a `case` command of a shell, which differ only in some words.
///
///     var cases = ShellCases()
///     cases.add("-a", "first")
///     cases.add("-b", "first")
///     cases.lines(margin: "  ", before: "echo ", after: " >&2")
///     // "  -a | -b) echo first >&2 ;;"
struct ShellCases {
  private var patterns: [String] = []

  /// The words of each pattern.
  private var words: [String] = []

  /// Adds a case, on the last line if that has the same words.
  ///
  /// It cannot go on an earlier line, since the first pattern that matches is used.
  mutating func add(_ pattern: String, _ words: String) {
    if self.words.last == words {
      patterns[patterns.count - 1] += " | " + pattern
    } else {
      patterns.append(pattern)
      self.words.append(words)
    }
  }

  /// The lines, indented.
  ///
  /// - Parameters:
  ///   - margin: The spaces before a line.
  ///   - before: The beginning of every command.
  ///   - after: The end of every command.
  /// - Returns: The lines, without a line break after the last.
  func lines(margin: String, before: String = "", after: String = "") -> String {
    var lines = ""
    for index in patterns.indices {
      if index > 0 { lines += "\n" }
      lines += margin
      lines += patterns[index]
      lines += ") "
      lines += before
      lines += words[index]
      lines += after
      lines += " ;;"
    }
    return lines
  }
}
