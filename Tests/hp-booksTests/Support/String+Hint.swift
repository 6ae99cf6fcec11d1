extension String {
  /// The command that a page recommends, as somebody would copy it: from behind the label to the
  /// first line that does not go on.
  ///
  /// - Parameter label: The word in front of the command, such as `More`.
  /// - Returns: The command, or nil where the page has none.
  func hint(_ label: String) -> String? {
    guard let start = firstRange(of: "\(label): ") else { return nil }
    var lines: [Substring] = []
    for line in self[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line)
      if line.last != "\\" { break }
    }
    return lines.joined(separator: "\n")
  }
}
