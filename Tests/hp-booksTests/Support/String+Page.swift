import Foundation

// MARK: - Hints

extension String {
  /// The command that a page recommends, from behind a label such as `More` to the end of the line,
  /// or nil where the page has none.
  func hint(_ label: String) -> String? {
    firstRange(of: "\(label): ").map { String(self[$0.upperBound...].prefix { $0 != "\n" }) }
  }
}

// MARK: - Layout

extension String {
  /// What is wrong with the lines of a page, however it is laid out.
  ///
  /// Columns are counted in Characters, which is right where none of them is wide.
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

extension String {
  /// The page without what may run over: an address that stands alone, and commands after a label.
  var withoutWholeText: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in
        let text = line.drop { $0 == " " }
        return !text.hasPrefix("https://") && !text.hasPrefix("hp-books ")
      }
      .map { $0.prefix(upTo: $0.firstRange(of: /[ ]+hp-books[ ]/)?.lowerBound ?? $0.endIndex) }
      .joined(separator: "\n")
  }
}

// MARK: - Styles

extension String {
  static let badgeOfVolume3 = "\u{1b}[1;7m(3)\u{1b}[0m"

  /// The text as it is written without colour.
  var withoutStyles: String {
    let pieces = withoutLinks.split(separator: "\u{1b}[", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces.first ?? "")) {
      $0 + $1.drop { $0 != "m" }.dropFirst()
    }
  }

  /// What the hyperlinks in the text lead to, in order.
  var linkTargets: [String] {
    links.map { String($0.drop { $0 != ";" }.dropFirst()) }.filter { !$0.isEmpty }
  }

  /// The parameters and the targets of the sequences that begin and end hyperlinks.
  private var links: [Substring] {
    components(separatedBy: "\u{1b}]8;").dropFirst().map { $0.prefix { $0 != "\u{1b}" } }
  }

  /// The text without the sequences that begin and end hyperlinks.
  private var withoutLinks: String {
    links.reduce(self) { $0.replacing("\u{1b}]8;\($1)\u{1b}\\", with: "") }
  }

  /// Each code that sets or resets a style, in order.
  var styleCodes: [String] {
    split(separator: "\u{1b}[", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "m" }) }
  }
}
