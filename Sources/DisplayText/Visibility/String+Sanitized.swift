extension String {
  /// Makes text from outside safe to show, so that it can neither control nor deceive a terminal.
  ///
  /// Text from a file, an argument, the environment or the system passes through here before it is
  /// shown. Scalars that must not reach a terminal (see ``DisplayText/Visibility``) become escapes as
  /// in a Swift literal, and a tab becomes one space. Joiners and variation selectors are dropped if they
  /// stand alone. Bytes of the system that are not UTF-8, as in the name of a file, appear as
  /// `\xe9`. Everything else, in any script, is kept byte for byte.
  ///
  ///     "\u{1b}[31mred".sanitizedForTerminal()  // #"\u{1b}[31mred"#
  ///     "one\ttwo\r\n".sanitizedForTerminal()   // #"one two\u{d}\u{a}"#
  ///     "👨‍👩‍👧 마법사".sanitizedForTerminal()      // unchanged
  ///
  /// - Returns: The safe text. Sanitizing it again changes nothing.
  /// - Complexity: O(*n*) in the length of the text, without a copy if nothing has to change.
  package func sanitizedForTerminal() -> String {
    if plainWidth != nil || unicodeScalars.allSatisfy(\.isAlwaysShown) {
      self
    } else {
      String(decoding: reduce(into: []) { $0.appendSanitized($1) }, as: UTF8.self)
    }
  }
}

// Into bytes, since a String would be copied for each scalar that is appended to it.
extension [UInt8] {
  fileprivate mutating func appendSanitized(_ character: Character) {
    character.forEachScalar { scalar, visibility in
      switch visibility {
      case .shown: append(contentsOf: String(scalar).utf8)
      case .coded: append(codeOf: scalar)
      case .lost: break
      }
    }
  }

  private mutating func append(codeOf scalar: Unicode.Scalar) {
    if scalar == "\t" {
      append(UInt8(ascii: " "))
    } else if let byte = scalar.systemByte {
      append(contentsOf: "\\x\(String(byte, radix: 16))".utf8)
    } else {
      append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".utf8)
    }
  }
}
