import TerminalKit

/// Writing words so that a shell reads them as they are.
enum ShellQuoting {
  /// Quotes a word where it holds anything a shell gives a meaning to.
  static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isHarmless) { return word }
    if word.madeVisible() == word {
      let pieces = word.split(separator: "'", omittingEmptySubsequences: false)
      return "'" + pieces.joined(separator: #"'\''"#) + "'"
    }
    return "$'" + word.utf8.map(escaped).joined() + "'"
  }

  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch Character(Unicode.Scalar(byte)) {
    case "a"..."z", "A"..."Z", "0"..."9": byte < 0x80
    case "-", "_", ".", "/", ":", ",", "+", "=", "@", "%": true
    default: false
    }
  }

  private static func escaped(_ byte: UInt8) -> String {
    if isHarmless(byte) || byte == 0x20 { return String(Unicode.Scalar(byte)) }
    let digits = String(byte, radix: 16)
    return #"\x"# + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}
