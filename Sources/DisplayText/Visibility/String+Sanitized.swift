extension String {
  /// Makes text from outside safe to show, so that it can neither control nor deceive a terminal.
  ///
  /// Text from a file, an argument, the environment or the system passes through here before it is
  /// shown. Scalars that must not reach a terminal (see ``DisplayText/Visibility``) become escapes
  /// as in a Swift literal, and a tab becomes one space. Joiners and variation selectors are
  /// dropped if they stand alone. Bytes of the system that are not UTF-8, as in the name of a file,
  /// appear as `\xe9`. Everything else, in any script, is kept byte for byte.
  ///
  ///     "\u{1b}[31mred".sanitizedForTerminal()  // #"\u{1b}[31mred"#
  ///     "one\ttwo\r\n".sanitizedForTerminal()   // #"one two\u{d}\u{a}"#
  ///     "👨‍👩‍👧 마법사".sanitizedForTerminal()      // unchanged
  ///
  /// Sanitizing it again changes nothing. It is not copied if nothing has to change.
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

extension String {
  /// The beginning of the text, made visible, with an ellipsis if more follows.
  ///
  /// Only the beginning is read, however long the text is.
  ///
  ///     "The Boy Who Lived".excerpt(columns: 9)  // "The Boy…"
  package func excerpt(columns: Int) -> String {
    // No text with this many scalars fits, unless most of them have no width.
    let limit = 4 * columns
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit)))
    let isCut = unicodeScalars.dropFirst(limit).first != nil
    return StyledText(isCut ? start + "…" : start).truncated(to: columns).plainText
  }
}
