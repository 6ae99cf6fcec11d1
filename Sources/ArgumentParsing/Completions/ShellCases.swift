/// What stands in a `case` command of a shell: commands that differ in some words only.
///
///     var cases = ShellCases()
///     cases.add("-a", "first")
///     cases.add("-b", "first")
///     cases.lines(margin: "  ", before: "echo ", after: " >&2")
///     // "  -a | -b) echo first >&2 ;;"
struct ShellCases {
  private var cases: [(patterns: [String], words: String)] = []

  /// Adds a case, on the line before where that has the same words.
  ///
  /// No earlier line will do, since the first pattern that fits is the one that counts.
  mutating func add(_ pattern: String, _ words: String) {
    if cases.last?.words == words {
      cases[cases.count - 1].patterns.append(pattern)
    } else {
      cases.append(([pattern], words))
    }
  }

  /// The lines, each of them indented.
  ///
  /// - Parameters:
  ///   - margin: The blanks before a line.
  ///   - before: What every command begins with.
  ///   - after: What every command ends with.
  /// - Returns: The lines without a line break behind the last.
  func lines(margin: String, before: String = "", after: String = "") -> String {
    cases.map { patterns, words in
      margin + patterns.joined(separator: " | ") + ") " + before + words + after + " ;;"
    }.joined(separator: "\n")
  }
}
