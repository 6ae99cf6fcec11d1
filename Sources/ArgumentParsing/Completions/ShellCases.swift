/// The lines of a `case` command of a shell, which differ only in some words.
///
///     var cases = ShellCases()
///     cases.add("-a", "first")
///     cases.add("-b", "first")
///     cases.lines(margin: "  ", before: "echo ", after: " >&2")
///     // "  -a | -b) echo first >&2 ;;"
struct ShellCases {
  private var cases: [Case] = []

  /// Adds a case, on the last line if that has the same words.
  ///
  /// It cannot go on an earlier line, since the first pattern that matches is used.
  mutating func add(_ pattern: String, _ words: String) {
    if cases.last?.words == words {
      cases[cases.count - 1].pattern += " | " + pattern
    } else {
      cases.append(Case(pattern: pattern, words: words))
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
    cases.map { "\(margin)\($0.pattern)) \(before)\($0.words)\(after) ;;" }
      .joined(by: "\n")
  }

  private struct Case {
    var pattern: String
    let words: String
  }
}
