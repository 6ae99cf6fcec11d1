import DisplayText
import TypedText

/// What a word that names no command may stand for: `shelf --add`, `bookmark -1`, `help state` or
/// `--version`.
struct WordMeaning {
  var command: String?
  var option: String?

  /// What stands behind all words of the line.
  var ending: String?

  /// Whether the rest of the line belongs to it.
  var keepsLine = true

  /// A page of help.
  static func page(_ name: String) -> WordMeaning {
    WordMeaning(command: HelpCommand.name, ending: name, keepsLine: false)
  }
}

extension WordMeaning {
  /// The line with the meaning in place of a word that is not in it.
  func correction(of line: TypedLine) -> Correction {
    var line = line
    line.command = command
    line.words = (keepsLine ? line.words : []) + [ending].compactMap(\.self)
    line.options = [option].compactMap(\.self) + (keepsLine ? line.options : [])
    return Correction(
      "'\([command, option, ending].compactMap(\.self).joined(by: " "))'", line.arguments)
  }

  /// Where to read about it, if the line that it makes is not right.
  var help: Correction? {
    command.map { Correction("'\($0)'", [HelpCommand.name, keepsLine ? $0 : ending ?? $0]) }
  }
}

extension ParsableProgram {
  /// What was probably meant by a word that is not a command: what it says exactly, or else the
  /// nearest commands, or topics.
  static func meanings(ofWord word: String) -> [WordMeaning] {
    if let exact = exactMeaning(ofWord: word) { return [exact] }
    let commands = Suggestion.words(like: word, among: allCommands.map { $0.name })
    if !commands.isEmpty { return commands.map { WordMeaning(command: $0) } }
    return Suggestion.words(like: word, among: allTopics.map(\.name)).map { .page($0) }
  }

  /// What a word says that is a command in other letters, or stands for one, or for a topic.
  static func exactMeaning(ofWord word: String) -> WordMeaning? {
    let typed = word.lowercased()
    if typed == StandardFlags.version.name {
      return WordMeaning(option: StandardFlags.version.spelling, keepsLine: false)
    }
    if let command = command(named: typed) { return WordMeaning(command: command.name) }
    for command in allCommands {
      for synonym in command.synonyms where synonym.word == typed {
        return WordMeaning(
          command: command.name, option: synonym.option?.spelling, ending: synonym.ending)
      }
    }
    return allTopics.first { $0.name == typed || $0.synonyms.contains(typed) }.map {
      .page($0.name)
    }
  }

  /// The pages of help that were probably meant by a word that names none.
  static func pages(like word: String) -> [String] {
    if let exact = exactMeaning(ofWord: word), let name = exact.help?.arguments[1] { return [name] }
    return Suggestion.words(like: word, among: pages.map(\.name))
  }
}

extension CommandContext {
  /// The lines that may have been meant by a wrong one; no more than guesses.
  func corrections(of error: ParseError, in arguments: [String]) -> [Correction] {
    var line = TypedLine(arguments, of: program)
    switch error {
    case .unknownCommand(let word):
      line.words = Array(line.words.dropFirst())
      return program.meanings(ofWord: word).map { $0.correction(of: line) }
    case .unknownPage(let word):
      return program.pages(like: word).map {
        Correction("'\($0)'", [HelpCommand.name, $0] + line.options)
      }
    case .unknownOption(let spelling): return corrections(ofOption: spelling, in: arguments)
    case .tooManyArguments(let surplus):
      guard let option = command?.options.first(where: { [$0.name] == surplus }),
        line.words.last == option.name
      else { return [] }
      return [line.correction("'\(option.spelling)'", line.words.dropLast(), adding: option)]
    case .invalidValue(let subject, let text, let reason):
      let isOption = subject.utf8.first == UInt8(ascii: "-")
      return reason.suggestions.map { value in
        correction(value, of: arguments) { place, argument in
          if argument == "\(subject)=\(text)" { return "\(subject)=\(value)" }
          let isMeant = !isOption || place > 0 && arguments[place - 1] == subject
          return isMeant && argument == text ? value : argument
        }
      }
    case .valueNotTaken(let spelling):
      return [correction(spelling, of: arguments) { $1.hasPrefix(spelling + "=") ? spelling : $1 }]
    default: return []
    }
  }

  private func corrections(ofOption spelling: String, in arguments: [String]) -> [Correction] {
    if let option = program.option(where: { $0.isSpelled(spelling) }) {
      var line = TypedLine(arguments, of: program)
      let owners = program.owners(ofOptionNamed: option.name)
      guard line.command == nil, owners.count == 1 else { return [] }
      line.command = owners[0]
      return [Correction("'\(owners[0]) \(option.spelling)'", line.arguments)]
    }
    let word = String(spelling.drop { $0 == "-" })
    var options: [String] = []
    if command != nil || program.exactMeaning(ofWord: word) == nil {
      options = Suggestion.options(
        like: spelling, among: command == nil ? program.distinctOptions : self.options)
    }
    // A letter begins too many names.
    if options.isEmpty, command == nil, word.count > 1 {
      let line = TypedLine(arguments.filter { $0 != spelling }, of: program)
      return program.meanings(ofWord: word).map { $0.correction(of: line) }
    }
    return options.map { option in
      correction(option, of: arguments) { _, argument in
        let isOption = argument == spelling || argument.hasPrefix(spelling + "=")
        return isOption ? option + argument.dropFirst(spelling.count) : argument
      }
    }
  }

  /// The line with other arguments in the places of some.
  private func correction(
    _ meaning: String, of arguments: [String], _ argument: (Int, String) -> String
  ) -> Correction {
    let corrected = arguments.enumerated().map { argument($0.offset, $0.element) }
    return Correction("'\(meaning)'", TypedLine(corrected, of: program).arguments)
  }
}

extension Suggestion {
  /// The spellings of the nearest options to one that does not exist; none if no option is near.
  ///
  /// Besides typing mistakes, this recognizes a single dash (`-json`), a short name in the other
  /// case (`-W`), one that a flag might have had (`-j`), and `-?`.
  fileprivate static func options(
    like spelling: String, among options: [OptionDefinition]
  ) -> [String] {
    let typed = String(spelling.drop { $0 == "-" })
    guard typed.utf8.count <= TypingMistakes.maxWordLength else { return [] }
    if spelling.count == 2, let letter = typed.first { return self.options(like: letter, options) }
    return words(like: typed, among: options.map(\.name)).map { "--\($0)" }
  }

  private static func options(like letter: Character, _ options: [OptionDefinition]) -> [String] {
    if letter == "?" { return [StandardFlags.help.spelling] }
    let typed = letter.lowercased()
    let other = options.first { $0.short.map { $0.lowercased() == typed } ?? false }
    if let spelling = other?.shortSpelling { return [spelling] }
    return options.filter { $0.isFlag && $0.name.hasPrefix(typed) }.map(\.spelling)
  }
}
