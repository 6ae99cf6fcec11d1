extension String {
  /// Makes text from outside safe to show, so that it can neither command nor mislead a terminal.
  ///
  /// Every string that comes from a file, an argument, the environment or the system passes
  /// through here once. Control characters, line ends, bidirectional controls and all other
  /// format characters become the form a Swift literal would have; a tab becomes one space.
  /// Joiners and variation selectors stay where they belong to a Character, as in a family emoji,
  /// and go where they stand alone. Everything else, of any script, is kept byte for byte.
  ///
  ///     "\u{1b}[31mred".sanitizedForTerminal()  // #"\u{1b}[31mred"#
  ///     "one\ttwo\r\n".sanitizedForTerminal()   // #"one two\u{d}\u{a}"#
  ///     "👨‍👩‍👧 마법사".sanitizedForTerminal()      // unchanged
  ///
  /// - Returns: The visible text. Making it visible again changes nothing.
  /// - Complexity: O(*n*) in the length of the text, without a copy where nothing has to change.
  package func sanitizedForTerminal() -> String {
    if plainWidth != nil || unicodeScalars.allSatisfy(\.isPlainlyVisible) {
      self
    } else {
      reduce(into: "") { $0.appendVisible($1) }
    }
  }
}

extension String {
  private mutating func appendVisible(_ character: Character) {
    let scalars = character.unicodeScalars
    guard !scalars.allSatisfy(\.isPlainlyVisible), !character.isSubdivisionFlag else {
      unicodeScalars.append(contentsOf: scalars)
      return
    }
    // Whatever stands before the first other scalar has nothing to join or to select.
    for scalar in scalars.drop(while: \.isJoinerOrSelector) {
      appendVisible(scalar)
    }
  }

  private mutating func appendVisible(_ scalar: Unicode.Scalar) {
    if scalar == "\t" {
      append(" ")
    } else if scalar.isPlainlyVisible || scalar.isJoinerOrSelector {
      unicodeScalars.append(scalar)
    } else {
      append("\\u{\(String(scalar.value, radix: 16))}")
    }
  }
}
