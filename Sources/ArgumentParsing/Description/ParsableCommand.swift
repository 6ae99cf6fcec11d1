/// A command of a program: a type that says what it takes, and what there is to say about it.
///
/// Parsing a command line gives back the type itself. Nothing of a command is made before it is
/// asked for, so a program may have many.
///
///     enum SummaryCommand: ParsableCommand {
///       static let name = "summary"
///       static let abstract = "Show the summary of a volume."
///       static let examples = [Example("summary 1 --expand", "Show it whole")]
///       static let arguments = [volume.definition]
///       static let options = [expand, collapse]
///       static let exclusiveGroups: [ExclusiveGroup] = [[expand, collapse]]
///     }
package protocol ParsableCommand: Sendable {
  /// The word that chooses the command.
  static var name: String { get }

  /// Long options that choose it as well, such as `--generate-completion-script`, which help does
  /// not mention.
  static var aliases: [String] { get }

  /// What the command does, in one sentence with its period.
  static var abstract: String { get }

  /// What else its help page and the manual say.
  static var discussion: [HelpBlock] { get }

  /// Command lines that work as they stand.
  static var examples: [Example] { get }

  /// What the command takes without naming it, in order.
  ///
  /// Only the last may repeat, and none that is required may follow an optional one.
  static var arguments: [ArgumentDefinition] { get }

  /// The options that belong to this command.
  static var options: [OptionDefinition] { get }

  /// The options of which at most one may be given, group by group.
  static var exclusiveGroups: [ExclusiveGroup] { get }
}

/// A command that says no more than its name and what it does takes nothing.
extension ParsableCommand {
  package static var aliases: [String] { [] }
  package static var discussion: [HelpBlock] { [] }
  package static var examples: [Example] { [] }
  package static var arguments: [ArgumentDefinition] { [] }
  package static var options: [OptionDefinition] { [] }
  package static var exclusiveGroups: [ExclusiveGroup] { [] }
}

extension ParsableCommand {
  /// Whether this is the command that shows pages of help.
  static var isHelp: Bool {
    Self.self == HelpCommand.self
  }
}

/// The command `help`, which every program has without describing it.
enum HelpCommand: ParsableCommand {
  static let name = Messages.helpCommandName
  static let abstract = Messages.helpCommandAbstract
  static let examples = [Example(Messages.helpCommandName, Messages.helpCommandExample)]
  static let arguments = [
    Argument(
      Messages.helpArgument, value: .page, help: Messages.helpArgumentText, isOptional: true
    ).definition
  ]
}
