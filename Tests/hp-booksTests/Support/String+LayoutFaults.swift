extension String {
  /// What is wrong with the lines of a page, however it is laid out.
  ///
  /// Columns are counted in Characters, which is right where none of them is wide.
  ///
  /// - Parameter width: The columns there are.
  /// - Returns: A sentence for each fault, so that a failing test tells all of them.
  func layoutFaults(width: Int) -> [String] {
    var faults = controlFaults
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.popLast()?.isEmpty != true { faults.append("The last line has no end.") }
    if lines.last?.isEmpty != false { faults.append("There is no text at the end.") }
    for line in lines {
      if line.count > width { faults.append("\(line.count) columns: \(line)") }
      if line.last?.isWhitespace == true { faults.append("White space at the end: \(line)") }
    }
    return faults
  }

  /// What could command or mislead a terminal.
  var controlFaults: [String] {
    unicodeScalars.filter(\.isControlOrDirection).map { "U+" + String($0.value, radix: 16) }
  }
}

extension Unicode.Scalar {
  fileprivate var isControlOrDirection: Bool {
    switch value {
    case 0x0a: false
    case 0...0x1f, 0x7f...0x9f: true
    case 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff, 0xe0000...0xe007f: true
    default: false
    }
  }
}
