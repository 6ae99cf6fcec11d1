import DisplayText
import TypedText

/// What a shell may offer for the last word of a line that is being typed.
///
/// The words before it are read as those of a line to run, so only what would be accepted there is
/// offered. The answer to a script has a line for each candidate, a value, a tab and a description;
/// the line `files`, without a tab, leaves the rest to the shell.
package struct Completion: Sendable {
  /// The hidden command by which scripts ask, as in `__complete show az`.
  ///
  /// It is in no list of commands, and no suggestion names it.
  static let commandName = "__complete"

  /// What was typed of the word, or only of the value in `--option=value`.
  package private(set) var typed: String

  /// The words before it that belong to the same value; empty if there are none.
  package private(set) var phrase = ""

  /// The values of the line before the word.
  package let values: Values

  /// The command of the line, named or not.
  package let command: (any ParsableCommand.Type)?

  private let program: any ParsableProgram.Type
  private var kind = ValueCompletion.nothing

  /// The option and the equals sign before the value.
  private var prefix = ""

  /// Whether the word is the first, but completes no command.
  private let impliesCommand: Bool

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - words: Its words up to the cursor as they were typed, the last of them perhaps empty.
  ///   - program: The description of the program.
  ///   - home: The folder that `~` stands for, since no shell has read the words yet.
  package init(_ words: [String], of program: any ParsableProgram.Type, home: String? = nil) {
    let words = words.map { $0.shellUnquoted(home: home) }
    let line = TokenizedLine(Array(words.dropLast()), of: program)
    var context = line.context(in: program)
    typed = words.last ?? ""
    self.program = program

    let option = line.optionWithoutValue(in: program)
    let isOption = option == nil && !line.endsOptions && typed.utf8.first == UInt8(ascii: "-")
    let isWord = !isOption && option == nil
    let commands = isWord ? line.commands(of: program, beginningWith: typed) : []
    impliesCommand = isWord && line.hasNoWord && commands.isEmpty && !typed.isEmpty
    if impliesCommand {
      context.command = program.defaultCommand
      context.isCommandImplied = true
      context.hasNoWord = false
    }
    let binder = ArgumentBinder(line.tokens, in: context)
    command = context.command
    values = binder.values

    if let option {
      kind = option.value?.completion ?? .nothing
    } else if isOption, let sign = typed.firstIndex(of: "=") {
      let option = context.options.first { $0.spelling == typed[..<sign] }
      kind = option?.value?.completion ?? .nothing
      prefix = String(typed[...sign])
      typed = String(typed[sign...].dropFirst())
    } else if isOption {
      let options = line.hasNoWord || line.command != nil ? binder.optionsLeft : []
      kind = .candidates { options.map { Candidate($0.spelling, $0.fullHelp) } }
    } else if !commands.isEmpty {
      kind = .candidates { commands.map { Candidate($0.name, $0.abstract) } }
    } else if let place = binder.placeLeft {
      let argument = binder.arguments[place]
      phrase = argument.extent == .phrase ? binder.phrase.joined(by: " ") : ""
      if phrase.isEmpty || argument.value.completion.isAsked { kind = argument.value.completion }
    }
  }
}

extension Completion {
  /// The answer to the script.
  ///
  /// - Parameter valuesOf: Finds the values that only the program knows, of a subject that an argument
  ///   names (see ``ValueKind/name(subject:)``), and which begin with what was typed.
  /// - Returns: Lines, each with its line break.
  package func answer(_ valuesOf: (String) throws -> [Candidate]) rethrows -> [UInt8] {
    var candidates: [Candidate]
    switch kind {
    case .nothing: candidates = []
    case .files: return Array("files\n".utf8)
    case .asked(let subject): candidates = try valuesOf(subject)
    case .candidates(let make): candidates = make().filter { $0.value.hasPrefix(typed) }
    case .pages: candidates = program.pages.filter { $0.value.hasPrefix(typed) }
    }
    if impliesCommand {
      candidates.removeAll { program.command(named: $0.value) != nil }
    }
    var lines = ""
    for candidate in candidates {
      let description = candidate.description.onOneLine.sanitizedForTerminal()
      lines += prefix + candidate.value + "\t" + description + "\n"
    }
    return Array(lines.utf8)
  }
}

extension TokenizedLine {
  /// The commands that the next word may name: those that take the options before it.
  fileprivate func commands(
    of program: any ParsableProgram.Type, beginningWith typed: String
  ) -> [any ParsableCommand.Type] {
    guard hasNoWord, !endsOptions else { return [] }
    let given = tokens.compactMap { token in
      if case .option(let option) = token { option.name } else { nil }
    }
    return program.allCommands.filter { command in
      guard command.name.hasPrefix(typed) else { return false }
      let options = given.isEmpty ? [] : CommandContext(program: program, command: command).options
      return given.allSatisfy { name in options.contains { $0.name == name } }
    }
  }

  /// The option whose value the next word would be, or nil if the last word is no such option.
  fileprivate func optionWithoutValue(in program: any ParsableProgram.Type) -> OptionDefinition? {
    guard !endsOptions, case .option(let last) = tokens.last, last.value == nil else { return nil }
    let option = (context(in: program).options + program.distinctOptions).first {
      $0.name == last.name
    }
    return option.flatMap { $0.isFlag ? nil : $0 }
  }
}

extension ArgumentBinder {
  /// The options that may still be given.
  fileprivate var optionsLeft: [OptionDefinition] {
    let ruledOut =
      context.exclusiveGroups.filter { $0.contains(where: isGiven) }.flatMap(\.self)
      + givenArguments.flatMap(\.excluded)
    return context.listedOptions.filter { option in
      !isGiven(option) && !ruledOut.contains { $0.name == option.name }
    }
  }

  /// The place of the argument that another word would belong to, or nil if there may be none.
  fileprivate var placeLeft: Int? {
    nextPlace.flatMap { arguments[$0].excluded.contains(where: isGiven) ? nil : $0 }
  }

  private func isGiven(_ option: OptionDefinition) -> Bool {
    values.contains(optionNamed: option.name)
  }
}
