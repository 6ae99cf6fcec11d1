/// One command of a program, described once.
///
///     let summary = Command(
///       "summary",
///       abstract: "Show the summary of a volume.",
///       examples: [Example("hp-books summary 1 --expand", "Show it whole")],
///       arguments: [volume.definition],
///       options: [expand, collapse],
///       exclusive: [[expand, collapse]])
///
/// Most runs need little more than its name, so its lists are made only when they are asked for, and
/// each time anew.
///
/// A class, for the reason that ``OptionDefinition`` gives.
public final class Command: Sendable {
  /// The word that chooses the command.
  public let name: String

  /// Other words that choose it, which help does not mention.
  ///
  /// They may look like options: `--generate-completion-script`.
  public let aliases: [String]

  /// What the command does, in one sentence.
  public let abstract: String

  private let makeDiscussion: @Sendable () -> [Prose]
  private let makeExamples: @Sendable () -> [Example]
  private let makeArguments: @Sendable () -> [ArgumentDefinition]
  private let makeOptions: @Sendable () -> [OptionDefinition]
  private let makeExclusive: @Sendable () -> [ExclusiveGroup]

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
    discussion: @escaping @autoclosure @Sendable () -> [Prose] = [],
    examples: @escaping @autoclosure @Sendable () -> [Example] = [],
    arguments: @escaping @autoclosure @Sendable () -> [ArgumentDefinition] = [],
    options: @escaping @autoclosure @Sendable () -> [OptionDefinition] = [],
    exclusive: @escaping @autoclosure @Sendable () -> [ExclusiveGroup] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.abstract = abstract
    makeDiscussion = discussion
    makeExamples = examples
    makeArguments = arguments
    makeOptions = options
    makeExclusive = exclusive
  }
}

extension Command {
  /// What else its help page and the manual say.
  public var discussion: [Prose] {
    makeDiscussion()
  }

  /// Command lines that work as they stand.
  public var examples: [Example] {
    makeExamples()
  }

  /// What the command takes without naming it, in order.
  public var arguments: [ArgumentDefinition] {
    makeArguments()
  }

  /// The options that belong to this command.
  public var options: [OptionDefinition] {
    makeOptions()
  }

  /// The options of which at most one may be given, group by group.
  public var exclusiveGroups: [ExclusiveGroup] {
    makeExclusive()
  }
}
