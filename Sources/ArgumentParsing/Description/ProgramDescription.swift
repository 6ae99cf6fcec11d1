/// What there is to say about the whole command line of a program.
///
/// Parsing, help pages, usage errors, shell completions and the manual page all follow from this
/// one value, so they cannot disagree. It comes with a ``Program``.
package struct ProgramDescription: Sendable {
  /// The name that is typed to run the program.
  package let name: String

  /// The version, without the program's name.
  let version: String

  /// What the program is, in one sentence.
  let abstract: String

  /// What else the first help page and the manual say about the program.
  let discussion: [HelpBlock]

  /// Command lines that work as they stand, for the first help page.
  let examples: [Example]

  /// The commands in the order in which help lists them, without `help`.
  package let commands: [CommandDescription]

  /// The options that every command takes.
  package let sharedOptions: [OptionDefinition]

  /// The shared options of which at most one may be given, group by group.
  let sharedExclusiveGroups: [ExclusiveGroup]

  /// The help pages that belong to no command.
  package let topics: [Topic]

  /// What to advise where a first word names no command.
  let hintForUnknownCommand: @Sendable (String) -> String?
}

extension ProgramDescription {
  /// The line that `--version` prints: `hp-books 1.0.0`.
  package var versionLine: String {
    "\(name) \(version)"
  }

  /// The commands and `help`, which every program has.
  var allCommands: [CommandDescription] {
    commands + [helpCommand]
  }

  func command(named word: String) -> CommandDescription? {
    allCommands.first { $0.name == word }
  }

  func command(withAlias word: String) -> CommandDescription? {
    commands.first { $0.aliases.contains(word) }
  }

  func topic(named word: String) -> Topic? {
    topics.first { $0.name == word }
  }

  /// Every option, as often as there are commands that have it.
  var allOptions: [OptionDefinition] {
    sharedOptions + StandardFlags.all + commands.flatMap(\.options)
  }

  /// Every option once, whichever commands it belongs to.
  var distinctOptions: [OptionDefinition] {
    var names: Set<String> = []
    return allOptions.filter { names.insert($0.name).inserted }
  }

  /// The names of the commands that have an option of their own with this name.
  func owners(ofOptionNamed name: String) -> [String] {
    commands.filter { $0.options.contains { $0.name == name } }.map(\.name)
  }

  /// The command that shows pages of help.
  private var helpCommand: CommandDescription {
    let page = Argument(
      Words.helpArgument, value: .name(candidates: { pageCandidates }),
      help: Words.helpArgumentText, isOptional: true)
    return CommandDescription(
      Words.helpCommandName,
      abstract: Words.helpCommandAbstract,
      examples: [Example("\(name) \(Words.helpCommandName)", Words.helpCommandExample)],
      arguments: [page.definition])
  }

  private var pageCandidates: [Candidate] {
    allCommands.map { Candidate($0.name, $0.abstract) }
      + topics.map { Candidate($0.name, $0.abstract) }
  }
}

/// The flags that every program has without describing them.
enum StandardFlags {
  static let help = Flag("help", short: "h", help: Words.helpFlag)
  static let version = Flag("version", short: "V", help: Words.versionFlag)

  static let all = [help, version]
}
