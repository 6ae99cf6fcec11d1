import TerminalKit

/// Writing words so that a shell reads them as they are.
enum ShellQuoting {
  /// Quotes a word where it holds anything a shell gives a meaning to.
  static func quoted(_ word: String) -> String {
    // Some shells take a word that begins with an equals sign for the path of a program.
    let isBare = word.utf8.first.map { $0 != UInt8(ascii: "=") } ?? false
    if isBare, word.utf8.allSatisfy(isHarmless) { return word }
    if word.sanitizedForTerminal() == word {
      // A shell sees bytes: a quote with an accent, one character to us, still ends the quoting.
      let pieces = word.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
      return "'" + pieces.map { String(Substring($0)) }.joined(separator: #"'\''"#) + "'"
    }
    // The one way to write an invisible byte visibly that every POSIX shell knows.
    return "\"$(printf '" + word.utf8.map(octal).joined() + "')\""
  }

  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "-", "_", ".", "/", ":", ",", "+", "=", "@", "%": true
    default: false
    }
  }

  private static func octal(_ byte: UInt8) -> String {
    // A percent sign would start a directive of printf.
    let isPlain = byte == UInt8(ascii: " ") || isHarmless(byte) && byte != UInt8(ascii: "%")
    if isPlain { return String(Unicode.Scalar(byte)) }
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}
