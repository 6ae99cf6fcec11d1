/// What stands in a `case` command of a shell: commands that differ in some words only.
///
///     var cases = ShellCases()
///     cases.add("-a", "first")
///     cases.add("-b", "first")
///     cases.lines(margin: "  ", before: "echo ", after: " >&2")
///     // "  -a | -b) echo first >&2 ;;"
struct ShellCases {
  /// Room for a line, so that the text need not move while it grows.
  private static let usualLength = 100

  private var patterns: [String] = []
  private var words: [String] = []

  /// Adds a case, on the line before where that has the same words.
  ///
  /// No earlier line will do, since the first pattern that fits is the one that counts.
  mutating func add(_ pattern: String, _ words: String) {
    if let last = self.words.indices.last, self.words[last] == words {
      patterns[last] += " | "
      patterns[last] += pattern
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
  func lines(margin: String, before: String = "", after: String = "") -> String {
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
