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
public struct Program: Sendable {
  /// The name that is typed to run the program.
  public let name: String

  /// The version, without the program's name.
  public let version: String

  /// What the program is, in one sentence.
  public let abstract: String

  /// What else the first help page and the manual say about the program.
  public let discussion: [Prose]

  /// Command lines that work as they stand, for the first help page.
  public let examples: [Example]

  /// The commands in the order in which help lists them.
  public let commands: [Command]

  /// The options that every command takes.
  public let sharedOptions: [OptionDefinition]

  /// The help pages that belong to no command.
  public let topics: [Topic]

  let hintForUnknownCommand: @Sendable (String) -> String?

  /// Describes a program.
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
    discussion: [Prose] = [],
    examples: [Example] = [],
    commands: [Command],
    sharedOptions: [any CommandOption] = [],
    sharedExclusive: [[any CommandOption]] = [],
    topics: [Topic] = [],
    hintForUnknownCommand: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.version = version
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.commands = commands.map { $0.excluding(sharedExclusive) }
    self.sharedOptions = sharedOptions.map(\.definition)
    self.topics = topics
    self.hintForUnknownCommand = hintForUnknownCommand
  }

  /// The line that `--version` prints: `hp-books 1.0.0`.
  public var versionLine: String {
    "\(name) \(version)"
  }
}
