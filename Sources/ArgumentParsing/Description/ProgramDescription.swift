/// The whole command line of a program, described once.
///
/// Parsing, help pages, usage errors, shell completions and the manual page all follow from this
/// one value, so they cannot disagree. `--help`, `--version` and the command `help` come with
/// every program and are not described.
///
/// An option name that several commands use must take a value in all of them or in none:
/// options may stand before the command, where nobody knows yet which one it is.
///
///     let program = Program(
///       "hp-books", version: "1.0.0", abstract: "Read a series of books.", commands: [show])
///     try program.parse(["show", "3"])  // .run(show, values)
public final class Program: Sendable {
  /// The name that is typed to run the program.
  public let name: String

  /// The version, without the program's name.
  public let version: String

  /// What the program is, in one sentence.
  public let abstract: String

  private let makeDiscussion: @Sendable () -> [Prose]
  private let makeExamples: @Sendable () -> [Example]
  private let makeCommands: @Sendable () -> [Command]
  private let makeSharedOptions: @Sendable () -> [OptionDefinition]
  private let makeSharedExclusive: @Sendable () -> [ExclusiveGroup]
  private let makeTopics: @Sendable () -> [Topic]
  let hintForUnknownCommand: @Sendable (String) -> String?

  /// Describes a program.
  ///
  /// The lists are made only when they are asked for, and each time anew: `--version` needs none.
  ///
  /// - Parameters:
  ///   - name: The name that is typed to run the program.
  ///   - version: The version, without the program's name.
  ///   - abstract: What the program is, in one sentence with its period.
  ///   - discussion: What else there is to say about it.
  ///   - examples: Command lines that work as they stand.
  ///   - commands: The commands in the order in which help lists them.
  ///   - sharedOptions: The options that every command takes.
  ///   - sharedExclusive: Groups of shared options of which at most one may be given.
  ///   - topics: The help pages that belong to no command.
  ///   - hintForUnknownCommand: What to advise where a first word names no command, or nil. A
  ///     program whose users type `hp-books 3` can point them to `hp-books show 3` here.
  public init(
    _ name: String,
    version: String,
    abstract: String,
    discussion: @escaping @autoclosure @Sendable () -> [Prose] = [],
    examples: @escaping @autoclosure @Sendable () -> [Example] = [],
    commands: @escaping @autoclosure @Sendable () -> [Command],
    sharedOptions: @escaping @autoclosure @Sendable () -> [OptionDefinition] = [],
    sharedExclusive: @escaping @autoclosure @Sendable () -> [ExclusiveGroup] = [],
    topics: @escaping @autoclosure @Sendable () -> [Topic] = [],
    hintForUnknownCommand: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.version = version
    self.abstract = abstract
    makeDiscussion = discussion
    makeExamples = examples
    makeCommands = commands
    makeSharedOptions = sharedOptions
    makeSharedExclusive = sharedExclusive
    makeTopics = topics
    self.hintForUnknownCommand = hintForUnknownCommand
  }
}

extension Program {
  /// What else the first help page and the manual say about the program.
  public var discussion: [Prose] {
    makeDiscussion()
  }

  /// Command lines that work as they stand, for the first help page.
  public var examples: [Example] {
    makeExamples()
  }

  /// The commands in the order in which help lists them.
  public var commands: [Command] {
    makeCommands()
  }

  /// The options that every command takes.
  public var sharedOptions: [OptionDefinition] {
    makeSharedOptions()
  }

  /// The shared options of which at most one may be given, group by group.
  public var sharedExclusiveGroups: [ExclusiveGroup] {
    makeSharedExclusive()
  }

  /// The help pages that belong to no command.
  public var topics: [Topic] {
    makeTopics()
  }

  /// The line that `--version` prints: `hp-books 1.0.0`.
  public var versionLine: String {
    "\(name) \(version)"
  }
}

extension Program {
  /// The commands and `help`, which every program has.
  var allCommands: [Command] {
    commands + [helpCommand]
  }

  /// The command that shows pages of help.
  var helpCommand: Command {
    Command(
      Words.helpCommandName,
      abstract: Words.helpCommandAbstract,
      examples: [Example("\(self.name) \(Words.helpCommandName)", Words.helpCommandExample)],
      arguments: [
        Argument(
          Words.helpArgument, value: .name(candidates: { self.pageCandidates }),
          help: Words.helpArgumentText, isOptional: true
        ).definition
      ])
  }

  func command(named word: String) -> Command? {
    if let command = commands.first(where: { $0.name == word }) {
      return command
    }
    return word == Words.helpCommandName ? helpCommand : nil
  }

  func command(withAlias word: String) -> Command? {
    commands.first { $0.aliases.contains(word) }
  }

  func topic(named word: String) -> Topic? {
    topics.first { $0.name == word }
  }

  /// Finds an option wherever it belongs, for options that stand before their command.
  func option(where isWanted: (OptionDefinition) -> Bool) -> OptionDefinition? {
    if let option = StandardFlags.all.first(where: isWanted) {
      return option
    }
    if let option = sharedOptions.first(where: isWanted) {
      return option
    }
    for command in commands {
      if let option = command.options.first(where: isWanted) {
        return option
      }
    }
    return nil
  }

  /// The names of the commands that have an option of their own with this name.
  func owners(ofOptionNamed name: String) -> [String] {
    commands.filter { $0.options.contains { $0.name == name } }.map(\.name)
  }
}

extension Program {
  private var pageCandidates: [Candidate] {
    allCommands.map { Candidate($0.name, $0.abstract) }
      + topics.map { Candidate($0.name, $0.abstract) }
  }
}

/// The flags that every program has without describing them.
enum StandardFlags {
  static let help = Flag("help", short: "h", help: Words.helpFlag)
  static let version = Flag("version", short: "V", help: Words.versionFlag)

  static var all: [OptionDefinition] {
    [help, version]
  }
}
