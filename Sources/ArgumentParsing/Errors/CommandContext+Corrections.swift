import DisplayText
import TypedText

/// What a word that names no command may stand for: `shelf --add`, `bookmark -1`, `help state` or
/// `--version`.
///
/// A part that it lacks is empty.
struct WordMeaning {
  var command = ""
  var option = ""

  /// What stands behind all words of the line.
  var ending = ""

  static func page(_ name: String) -> Self { Self(command: HelpCommand.name, ending: name) }
}

extension WordMeaning {
  func correction(of line: TypedLine) -> Correction {
    var line = line
    line.command = command.isEmpty ? nil : command
    if !option.isEmpty { line.options.insert(option, at: 0) }
    if !ending.isEmpty { line.words.append(ending) }
    let words = [command, option, ending].filter { !$0.isEmpty }
    return Correction("'\(words.joined(by: " "))'", line.arguments)
  }

  var page: String { command == HelpCommand.name && !ending.isEmpty ? ending : command }

  /// Where to read about a command, if the line that it makes is not right.
  var help: Correction? {
    page.isEmpty || page != command ? nil : Correction("'\(command)'", [HelpCommand.name, command])
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
    let version = StandardFlags.version
    if typed == version.name { return WordMeaning(option: version.spelling) }
    if let command = command(named: typed) { return WordMeaning(command: command.name) }
    for command in allCommands {
      for synonym in command.synonyms where synonym.word == typed {
        return WordMeaning(
          command: command.name, option: synonym.option?.spelling ?? "",
          ending: synonym.ending ?? "")
      }
    }
    let topic = allTopics.first { $0.name == typed || $0.synonyms.contains(typed) }
    return topic.map { .page($0.name) }
  }

  static func pages(like word: String) -> [String] {
    if let page = exactMeaning(ofWord: word)?.page, !page.isEmpty { return [page] }
    return Suggestion.words(like: word, among: pages.map(\.name))
  }
}

extension CommandContext {
  /// The lines that may have been meant by a wrong one; no more than guesses.
  func corrections(
    of error: ParseError, meaning meanings: [WordMeaning], in arguments: [String]
  ) -> [Correction] {
    var line = TypedLine(arguments, of: program)
    switch error {
    case .unknownCommand(let word):
      // A shell has kept the words together, as in `'show 3'`.
      let parts = ShellWords(word).words
      if parts.count > 1, program.command(named: parts[0]) != nil {
        return [correction(parts[0], typing: arguments.flatMap { $0 == word ? parts : [$0] })]
      }
      let phrase = Array(line.words.prefix(2)).joined(by: " ")
      if line.words.count > 1, let exact = program.exactMeaning(ofWord: phrase) {
        line.words.removeFirst(2)
        return [exact.correction(of: line)]
      }
      line.words = Array(line.words.dropFirst())
      return meanings.map { $0.correction(of: line) }
    case .unknownPage(let word):
      let pages = program.pages(like: word)
      return pages.map { Correction("'\($0)'", [HelpCommand.name, $0] + line.options) }
    case .unknownOption(let spelling): return corrections(ofOption: spelling, in: arguments)
    case .tooManyArguments: return line.withOptionAmongWords(of: command)
    case .invalidValue(let subject, let text, let reason):
      let isOption = subject.utf8.first == UInt8(ascii: "-")
      return reason.suggestions.map { value in
        let line = arguments.enumerated().map { place, argument in
          if argument == "\(subject)=\(text)" { return "\(subject)=\(value)" }
          let isMeant = !isOption || place > 0 && arguments[place - 1] == subject
          return isMeant && argument == text ? value : argument
        }
        return correction(value, typing: line)
      }
    default: return []
    }
  }

  private func corrections(ofOption spelling: String, in arguments: [String]) -> [Correction] {
    func replacing(_ option: String) -> Correction {
      let line = arguments.map { argument in
        let isOption = argument == spelling || argument.hasPrefix(spelling + "=")
        return isOption ? option + argument.dropFirst(spelling.count) : argument
      }
      return correction(option, typing: line)
    }
    if let plain = program.spelling(behindDashesOf: spelling) { return [replacing(plain)] }
    let word = String(spelling.drop(while: \.isDash))
    var line = TypedLine(arguments, of: program)
    // What stands for a command may be typed as an option of a word: `recent --clear`.
    if let name = program.exactMeaning(ofWord: word)?.command,
      let option = program.command(named: name)?.options.first(where: { [$0.name] == line.words })
    {
      return [Correction("'\(name) \(option.spelling)'", [name, option.spelling])]
    }
    if let option = program.option(where: { $0.isSpelled(spelling) }) {
      let owners = program.owners(ofOptionNamed: option.name)
      guard line.command == nil, owners.count == 1 else { return [] }
      line.command = owners[0]
      return [Correction("'\(owners[0]) \(option.spelling)'", line.arguments)]
    }
    let own = command == nil ? TokenizedLine(arguments, of: program).context : self
    let isExact = command == nil && program.exactMeaning(ofWord: word) != nil
    func options(_ options: [Option]) -> [String] {
      isExact ? [] : Suggestion.options(like: spelling, among: options)
    }
    let found = options(word.count == 1 ? own.listedOptions : own.options)
    // A letter begins too many names.
    guard found.isEmpty, command == nil, word.count > 1 else { return found.map(replacing) }
    line = TypedLine(arguments.filter { $0 != spelling }, of: program)
    // What is near may belong to a command alone.
    return program.meanings(ofWord: word).map { $0.correction(of: line) }
      + options(program.distinctOptions).flatMap { option in
        corrections(ofOption: option, in: arguments.map { $0 == spelling ? option : $0 })
      }
  }

  /// A line that may still have mistakes: behind an unknown option, a word may be its value.
  private func correction(_ meaning: String, typing arguments: [String]) -> Correction {
    let tokens = TokenizedLine(arguments, of: program).tokens
    let isKnown = tokens.allSatisfy { !$0.isOption || $0.option != nil }
    return Correction(
      "'\(meaning)'", isKnown ? TypedLine(arguments, of: program).arguments : arguments)
  }
}

extension Suggestion {
  /// The spellings of the nearest options to one that does not exist; none if no option is near.
  ///
  /// Besides typing mistakes, this recognizes other dashes (`-json`), a short name in the other
  /// case (`-W`), one that a single option might have had (`-j`), and `-?`.
  fileprivate static func options(like spelling: String, among options: [Option]) -> [String] {
    let typed = String(spelling.drop(while: \.isDash))
    guard typed.utf8.count <= TypingMistakes.maxWordLength else { return [] }
    guard spelling.count == 2, !typed.isEmpty
    else { return words(like: typed, among: options.map(\.name)).map { "--\($0)" } }
    if typed == "?" { return [StandardFlags.help.spelling] }
    let letter = typed.lowercased()
    let other = options.first { $0.short?.lowercased() == letter }
    if let short = other?.shortSpelling { return [short] }
    let named = options.filter { $0.name.hasPrefix(letter) && !$0.name.hasPrefix("no-") }
    return named.count == 1 ? [named[0].spelling] : []
  }
}
