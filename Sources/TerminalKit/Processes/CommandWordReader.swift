/// Takes a command apart into its words.
struct CommandWordReader {
  private(set) var words: [String] = []
  private var word: String?
  private var quote: Unicode.Scalar?
  private var isAfterBackslash = false

  init(_ command: String) {
    for scalar in command.unicodeScalars { read(scalar) }
    if isAfterBackslash { append("\\") }
    endWord()
  }
}

extension CommandWordReader {
  private mutating func read(_ scalar: Unicode.Scalar) {
    if isAfterBackslash {
      isAfterBackslash = false
      readEscaped(scalar)
    } else if scalar == "\\" && quote != "'" {
      isAfterBackslash = true
    } else if let quote {
      if scalar == quote { self.quote = nil } else { append(scalar) }
    } else if scalar == "'" || scalar == "\"" {
      quote = scalar
      // Quotes around nothing make a word of their own.
      word = word ?? ""
    } else if scalar.properties.isWhitespace {
      endWord()
    } else {
      append(scalar)
    }
  }

  /// Inside double quotes a backslash means something only before these four.
  private mutating func readEscaped(_ scalar: Unicode.Scalar) {
    if quote == "\"" && !["\"", "\\", "$", "`"].contains(scalar) { append("\\") }
    append(scalar)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    word = word ?? ""
    word?.unicodeScalars.append(scalar)
  }

  private mutating func endWord() {
    if let word { words.append(word) }
    word = nil
  }
}
