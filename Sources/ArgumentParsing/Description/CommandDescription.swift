/// What one command takes and what there is to say about it, described once.
///
///     let summary = CommandDescription(
///       "summary",
///       abstract: "Show the summary of a volume.",
///       examples: [Example("hp-books summary 1 --expand", "Show it whole")],
///       arguments: [volume.definition],
///       options: [expand, collapse],
///       exclusive: [[expand, collapse]])
package struct CommandDescription: Sendable {
  /// The word that chooses the command.
  package let name: String

  /// Other words that choose it, which help does not mention.
  let aliases: [String]

  /// What the command does, in one sentence.
  package let abstract: String

  /// What else its help page and the manual say.
  let discussion: [HelpBlock]

  /// Command lines that work as they stand.
  let examples: [Example]

  /// What the command takes without naming it, in order.
  package let arguments: [ArgumentDefinition]

  /// The options that belong to this command.
  package let options: [OptionDefinition]

  /// The options of which at most one may be given, group by group.
  let exclusiveGroups: [ExclusiveGroup]

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - name: The word that chooses the command.
  ///   - aliases: Other words that choose it, which help does not mention. They may look like
  ///     options: `--generate-completion-script`.
  ///   - abstract: What the command does, in one sentence with its period.
  ///   - discussion: What else there is to say about it.
  ///   - examples: Command lines that work as they stand.
  ///   - arguments: What it takes without naming it. Only the last may repeat, and none that is
  ///     required may follow an optional one.
  ///   - options: The options that belong to this command.
  ///   - exclusive: Groups of options of which at most one may be given.
  package init(
    _ name: String,
    aliases: [String] = [],
    abstract: String,
    discussion: [HelpBlock] = [],
    examples: [Example] = [],
    arguments: [ArgumentDefinition] = [],
    options: [OptionDefinition] = [],
    exclusive: [ExclusiveGroup] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments
    self.options = options
    exclusiveGroups = exclusive
  }
}

extension CommandDescription {
  /// Whether this is the command that shows pages of help.
  var isHelp: Bool {
    name == Words.helpCommandName
  }

  /// The command's own options that rule one of them out once they are given: itself and the rest
  /// of its exclusive groups.
  ///
  /// - Parameter option: The option.
  /// - Returns: The options in the order in which the command lists them.
  func options(rulingOut option: OptionDefinition) -> [OptionDefinition] {
    let names = [option.name] + exclusiveGroups.conflicts(with: option).map(\.name)
    return options.filter { names.contains($0.name) }
  }
}
