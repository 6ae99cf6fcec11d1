import DisplayText

/// The options and arguments that one command line may have.
struct CommandContext: Sendable {
  let program: any ParsableProgram.Type

  var command: (any ParsableCommand.Type)?

  /// Whether the command is the default one and not named by the line.
  var isCommandImplied = false

  /// Whether the line has no word, so that its command is the program itself to a user.
  var hasNoWord = false

  /// A command whose options are accepted too: the one that `help` is asked about.
  var subject: (any ParsableCommand.Type)?

  var options: [Option] {
    var options = listedOptions
    if let subject { options += subject.options }
    if !isAboutProgram { options.append(StandardFlags.version) }
    return options
  }

  /// The options that help and hints name.
  ///
  /// They are those of the command, the shared ones and `--help`. `--version` is accepted by every
  /// command but belongs to the program.
  var listedOptions: [Option] {
    let standard = isAboutProgram ? StandardFlags.all : [StandardFlags.help]
    return (command?.options ?? []) + program.sharedOptions + standard
  }

  private var isAboutProgram: Bool { command == nil || hasNoWord }

  /// The options of which at most one may be given, group by group.
  ///
  /// The command `help` excludes nothing, since help is shown in any case.
  var exclusiveGroups: [ExclusiveGroup] {
    guard let command, !command.isHelp else { return [] }
    return command.exclusiveGroups + program.sharedExclusiveGroups
  }

  /// How the command, or the program before there is one, is used.
  var usage: String {
    guard let command else { return "\(program.name) COMMAND [options]" }
    return "\(program.name) \(command.name)\(command.argumentSynopsis) [options]"
  }

  /// How the program is used with the words of its default command alone; nil without one.
  var usageWithoutCommand: String? {
    program.defaultCommand.map { command in
      "\(program.name)\(command.arguments.reduce("") { "\($0) \($1.name)" }) [options]"
    }
  }
}
