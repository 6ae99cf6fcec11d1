/// What stands in a `case` command of a shell: commands that differ in some words only.
///
///     var cases = ShellCases()
///     cases.add("-a", "first")
///     cases.add("-b", "first")
///     cases.lines(margin: "  ", before: "echo ", after: " >&2")
///     // "  -a | -b) echo first >&2 ;;"
struct ShellCases {
  private var cases: [Case] = []

  /// Adds a case, on the line before where that has the same words.
  ///
  /// No earlier line will do, since the first pattern that fits is the one that counts.
  mutating func add(_ pattern: String, _ words: String) {
    if cases.last?.words == words {
      cases[cases.count - 1].pattern += " | " + pattern
    } else {
      cases.append(Case(pattern: pattern, words: words))
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
    cases.map { "\(margin)\($0.pattern)) \(before)\($0.words)\(after) ;;" }
      .joined(by: "\n")
  }

  private struct Case {
    var pattern: String
    let words: String
  }
}
