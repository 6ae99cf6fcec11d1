import TypedText

/// A command line in the order in which lines are advised: the command, its words, and then the
/// options as they were typed.
///
///     var line = TypedLine(["--json", "keep", "3"], of: Books.self)
///     (line.command, line.words) = ("shelf", ["3"])
///     line.arguments  // ["shelf", "3", "--json"]
package struct TypedLine {
  /// The command, or nil if there is none and the line has no word.
  package var command: String?

  package var words: [String]

  package var options: [String]

  /// Takes a line apart, whatever is wrong with it.
  package init(_ arguments: [String], of program: any ParsableProgram.Type) {
    let line = TokenizedLine(arguments, of: program)
    words = line.tokens.filter { !$0.isOption }.map(\.text)
    options = line.tokens.filter(\.isOption).flatMap(\.spelledOut)
    command = words.isEmpty ? nil : line.command?.name
    if command != nil, !line.isCommandImplied { words.removeFirst() }
  }

  package var arguments: [String] {
    let isLikeOption = words.contains { word in
      word.utf8.first == UInt8(ascii: "-") && word != "-" && WholeNumber(word) == nil
    }
    return (command.map { [$0] } ?? [])
      + (isLikeOption ? options + ["--"] + words : words + options)
  }
}

extension TypedLine {
  /// The line with an option of its command that was typed as a word: `shelf add 3`.
  package func withOptionAmongWords(of command: (any ParsableCommand.Type)?) -> [Correction] {
    (command?.options ?? []).filter(\.isFlag).compactMap { option in
      let others = words.filter { !$0.lowercased().utf8.elementsEqual(option.name.utf8) }
      return others.count < words.count
        ? correction("'\(option.spelling)'", typing: others, and: option) : nil
    }
  }

  package func correction(
    _ meaning: String, typing words: [String], and option: Option? = nil
  ) -> Correction {
    var line = self
    line.words = words
    if let option { line.options.append(option.spelling) }
    return Correction(meaning, line.arguments)
  }
}

extension Token {
  fileprivate var spelledOut: [String] {
    guard let value else { return [text] }
    let isWord = value == "-" || value.utf8.first != UInt8(ascii: "-")
    return isWord && !isValueJoined ? [text, value] : ["\(text)=\(value)"]
  }
}
