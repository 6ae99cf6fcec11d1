/// What stands in a `case` command of a shell: commands that differ in some words only.
///
///     var cases = ShellCases()
///     cases.add("-a", "first")
///     cases.add("-b", "first")
///     cases.lines("  ", "echo ", " >&2")  // "  -a | -b) echo first >&2 ;;"
struct ShellCases {
  /// Room for a line, so that the text need not move while it grows.
  private static let usualLength = 100

  private var patterns: [String] = []
  private var words: [String] = []

  /// Adds a case; patterns with the same words share a line.
  mutating func add(_ pattern: String, _ words: String) {
    if let line = self.words.firstIndex(of: words) {
      patterns[line] += " | "
      patterns[line] += pattern
    } else {
      patterns.append(pattern)
      self.words.append(words)
    }
  }

  /// The lines, each of them indented.
  ///
  /// - Parameters:
  ///   - margin: The blanks before a line.
  ///   - before: What every command begins with.
  ///   - after: What every command ends with.
  /// - Returns: The lines without a line break behind the last.
  func lines(_ margin: String, _ before: String, _ after: String = "") -> String {
    guard !patterns.isEmpty else { return "" }
    let before = ") " + before
    let after = after + " ;;"
    let next = after + "\n" + margin
    var lines = ""
    lines.reserveCapacity(patterns.count * Self.usualLength)
    for line in patterns.indices {
      lines += line == 0 ? margin : next
      lines += patterns[line]
      lines += before
      lines += words[line]
    }
    lines += after
    return lines
  }
}
