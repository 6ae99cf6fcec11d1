/// One command of a program, described once.
///
///     let summary = Command(
///       "summary",
///       abstract: "Show the summary of a volume.",
///       examples: [Example("hp-books summary 1 --expand", "Show it whole")],
///       arguments: [volume],
///       options: [expand, collapse],
///       exclusive: [[expand, collapse]])
public struct Command: Sendable {
  /// The word that chooses the command.
  public let name: String

  /// Other words that choose it, which help does not mention.
  ///
  /// They may look like options: `--generate-completion-script`.
  public let aliases: [String]

  /// What the command does, in one sentence.
  public let abstract: String

  /// What else its help page and the manual say.
  public let discussion: [Prose]

  /// Command lines that work as they stand.
  public let examples: [Example]

  /// What the command takes without naming it, in order.
  public let arguments: [ArgumentDefinition]

  /// The options that belong to this command.
  public let options: [OptionDefinition]

  /// The names of options of which at most one may be given, group by group.
  public internal(set) var exclusiveGroups: [[String]]

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - name: The word that chooses the command.
  ///   - aliases: Other words that choose it, which help does not mention.
  ///   - abstract: What the command does, in one sentence with its period.
  ///   - discussion: What else there is to say about it.
  ///   - examples: Command lines that work as they stand.
  ///   - arguments: What it takes without naming it. Only the last may repeat, and none that is
  ///     required may follow an optional one.
  ///   - options: The options that belong to this command.
  ///   - exclusive: Groups of options of which at most one may be given.
  public init(
    _ name: String,
    aliases: [String] = [],
    abstract: String,
    discussion: [Prose] = [],
    examples: [Example] = [],
    arguments: [any CommandArgument] = [],
    options: [any CommandOption] = [],
    exclusive: [[any CommandOption]] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments.map(\.definition)
    self.options = options.map(\.definition)
    exclusiveGroups = exclusive.map { $0.map(\.definition.name) }
  }
}
