import DisplayText

extension String {
  /// The text as a line of its own.
  var mdocText: String {
    let escaped = mdocEscaped()
    return escaped.first == "." || escaped.first == "'" ? #"\&"# + escaped : escaped
  }

  /// The text as one word after a macro, where a short word could be the name of another macro, and
  /// a punctuation mark would stand outside.
  var mdocArgument: String {
    let escaped = mdocEscaped(quote: #"\(dq"#)
    let isLikeMacro = utf8.count < 4 && first?.isUppercase == true
    let isMark = utf8.count == 1 && utf8.allSatisfy(".,:;()[]?!|".utf8.contains)
    let isQuoted = isEmpty || utf8.contains(UInt8(ascii: " "))
    return isQuoted ? "\"\(escaped)\"" : (isLikeMacro || isMark ? #"\&"# : "") + escaped
  }

  /// The sentences of a paragraph.
  ///
  /// Each goes on a line of its own, so that the formatter sees where it ends. A mark that stands
  /// alone, such as the key `?`, ends none.
  var sentences: [String] {
    var sentences = [""]
    var isAtEnd = false
    var previous: Character = " "
    for character in self {
      if character == " ", isAtEnd {
        sentences.append("")
      } else {
        sentences[sentences.count - 1].append(character)
      }
      isAtEnd =
        character.isSentenceMark && previous != " " || (isAtEnd && ")\"'’”".contains(character))
      previous = character
    }
    return sentences
  }

  /// Whether a formatter takes the end of the text for the end of a sentence.
  var endsInSentenceMark: Bool {
    last?.isSentenceMark ?? false
  }

  /// The text with everything escaped that the formatter would interpret.
  ///
  /// - Parameter quote: The replacement for a quotation mark.
  /// - Returns: The escaped text.
  private func mdocEscaped(quote: String = "\"") -> String {
    unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar == "\\" {
        escaped += #"\e"#
      } else if scalar == "\"" {
        escaped += quote
      } else if scalar.isASCII {
        escaped.unicodeScalars.append(scalar)
      } else {
        let code = String(scalar.value, radix: 16, uppercase: true).zeroPadded(to: 4)
        escaped += #"\[u\#(code)]"#
      }
    }
  }
}

extension Character {
  fileprivate var isSentenceMark: Bool {
    self == "." || self == "!" || self == "?"
  }
}
