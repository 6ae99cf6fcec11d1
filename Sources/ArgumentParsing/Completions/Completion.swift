import DisplayText
import TypedText

/// What a shell may offer for the last word of a line that is being typed.
///
/// The words before it are read as those of a line to run, so only what would be accepted there is
/// offered. The answer to a script has a line for each candidate, a value, a tab and a description;
/// the line `files`, without a tab, leaves the rest to the shell.
package struct Completion {
  /// The hidden command by which scripts ask, as in `__complete show az`.
  ///
  /// It is in no list of commands, and no suggestion names it.
  static let commandName = "__complete"

  /// What was typed of the word, of the value in `--option=value`, or of the last of several words
  /// that stand in one, as between quotation marks.
  package private(set) var typed: String

  /// The words before it that belong to the same argument.
  package private(set) var words: [String] = []

  package let given: GivenValues

  private let program: any ParsableProgram.Type
  private var kind = ValueCompletion.nothing

  /// What the word has before the value: the option and the equals sign, or other words.
  private var prefix = ""

  /// Whether the word is the first, but completes no command.
  private let impliesCommand: Bool

  /// Reads the words of a line up to the cursor as they were typed, the last of them perhaps empty.
  ///
  /// No shell has read them yet, so `~` still stands for the home folder.
  package init(_ words: [String], of program: any ParsableProgram.Type, home: String? = nil) {
    let words = words.map { $0.shellUnquoted(home: home) }
    let line = TokenizedLine(Array(words.dropLast()), of: program)
    var context = line.context
    typed = words.last ?? ""
    self.program = program

    let option = line.optionWithoutValue
    let isOption = option == nil && !line.endsOptions && typed.utf8.first == UInt8(ascii: "-")
    let isWord = !isOption && option == nil
    let commands = isWord ? line.commands(beginningWith: typed) : []
    impliesCommand = isWord && context.hasNoWord && commands.isEmpty && !typed.isEmpty
    if impliesCommand {
      context = CommandContext(
        program: program, command: program.defaultCommand, isCommandImplied: true)
    }
    let binder = ArgumentBinder(line.tokens, in: context)
    given = binder.given

    if let option {
      kind = option.value?.completion ?? .nothing
    } else if isOption, let sign = typed.firstIndex(of: "=") {
      let option = context.options.first { $0.spelling == typed[..<sign] }
      kind = option?.value?.completion ?? .nothing
      prefix = String(typed[...sign])
      typed = String(typed[sign...].dropFirst())
    } else if isOption {
      let options = context.hasNoWord || line.command != nil ? binder.optionsLeft : []
      kind = .candidates { options.map { Term($0.spelling, $0.fullHelp) } }
    } else if !commands.isEmpty {
      kind = .candidates { commands.map { Term($0.name, $0.abstract) } }
    } else if let argument = binder.nextArgument {
      var words: [String] = given[argument]
      if case .asked = argument.value.completion, let space = typed.lastIndex(of: " ") {
        prefix = String(typed[...space])
        typed = String(typed[space...].dropFirst())
        words += prefix.words
      }
      self.words = words.filter { !$0.isEmpty }
      kind = argument.completion(beside: given)
    }
  }
}

extension Completion {
  /// The answer to the script: lines, each with its line break.
  ///
  /// What only the program knows is found by the subject that an argument names (see
  /// ``ValueKind/name(subject:)``), and begins with what was typed.
  package func answer(_ valuesOf: (String) throws -> [Term]) rethrows -> [UInt8] {
    var candidates: [Term]
    switch kind {
    case .nothing: candidates = []
    case .files: return Array("files\n".utf8)
    case .asked(let subject): candidates = try valuesOf(subject)
    case .candidates(let make): candidates = make().filter { $0.name.hasPrefix(typed) }
    case .pages: candidates = program.pages.filter { $0.name.hasPrefix(typed) }
    }
    if impliesCommand { candidates.removeAll { program.command(named: prefix + $0.name) != nil } }
    var lines = ""
    for candidate in candidates {
      let description = StyledText(prose: candidate.meaning.onOneLine).plainText
      lines += prefix + candidate.name + "\t" + description + "\n"
    }
    return Array(lines.utf8)
  }
}

extension TokenizedLine {
  /// The commands that the next word may name: those that take the options before it.
  fileprivate func commands(beginningWith typed: String) -> [any ParsableCommand.Type] {
    guard firstWord == nil, !endsOptions else { return [] }
    let given = tokens.compactMap(\.option?.name)
    return program.allCommands.filter { command in
      guard command.name.hasPrefix(typed) else { return false }
      let options = given.isEmpty ? [] : CommandContext(program: program, command: command).options
      return given.allSatisfy { name in options.contains { $0.name == name } }
    }
  }

  fileprivate var optionWithoutValue: Option? {
    guard !endsOptions, !tokens.isEmpty, case let last = tokens[tokens.count - 1],
      last.value == nil, let option = last.option, !option.isFlag
    else { return nil }
    return context.options.first { $0.name == option.name } ?? option
  }
}

extension Argument {
  fileprivate func completion(beside given: GivenValues) -> ValueCompletion {
    if excluded.contains(where: { given[$0] }) { return .nothing }
    if let subject = given.subject, given.arguments.last === self { return .asked(subject) }
    return value.completion
  }
}

extension ArgumentBinder {
  fileprivate var optionsLeft: [Option] {
    let named = given.arguments.prefix(given.words.count)
    let ruledOut =
      context.exclusiveGroups.filter { $0.contains { given[$0] } }.flatMap(\.self)
      + named.flatMap(\.excluded)
    return context.listedOptions.filter { option in
      !given[option] && !ruledOut.contains { $0 === option }
    }
  }
}
