/// A command of a program: a type that describes what it takes and what it does.
///
/// Parsing a command line returns the type itself. Nothing about a command is created before it is
/// needed, so a program may have many.
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
  /// The word that selects the command.
  static var name: String { get }

  /// Long options that select it too, such as `--generate-completion-script`; help does not mention
  /// them.
  static var aliases: [String] { get }

  /// Words that people may type for the name, such as `ls`; an error then names the command.
  static var synonyms: [Synonym] { get }

  /// What the command does, in one sentence with its period.
  static var abstract: String { get }

  /// What else its help page and the manual say.
  static var discussion: [HelpBlock] { get }

  /// Command lines that work as they are.
  static var examples: [Example] { get }

  /// The positional arguments, in order.
  ///
  /// Only the last may take several words, and none that is required may follow an optional one.
  static var arguments: [ArgumentDefinition] { get }

  /// The options that belong to this command.
  static var options: [OptionDefinition] { get }

  /// The options of which at most one may be given, group by group.
  static var exclusiveGroups: [ExclusiveGroup] { get }
}

/// By default, a command takes nothing.
extension ParsableCommand {
  package static var aliases: [String] { [] }
  package static var synonyms: [Synonym] { [] }
  package static var discussion: [HelpBlock] { [] }
  package static var examples: [Example] { [] }
  package static var arguments: [ArgumentDefinition] { [] }
  package static var options: [OptionDefinition] { [] }
  package static var exclusiveGroups: [ExclusiveGroup] { [] }
}

extension ParsableCommand {
  /// Whether this is the command that shows pages of help.
  static var isHelp: Bool { Self.self == HelpCommand.self }
}

/// A word that people may type for the name of a command, perhaps with one of its options.
///
///     static let synonyms: [Synonym] = ["shelve", Synonym("keep", add)]
package struct Synonym: ExpressibleByStringLiteral, Sendable {
  let word: String

  /// The option that makes the command do what the word says, or nil if it needs none.
  let option: OptionDefinition?

  /// Creates a synonym.
  ///
  /// - Parameters:
  ///   - word: The word, in small letters.
  ///   - option: The option of the command that it stands for too.
  package init(_ word: String, _ option: OptionDefinition? = nil) {
    self.word = word
    self.option = option
  }

  /// Creates a synonym that needs no option.
  package init(stringLiteral word: String) { self.init(word) }
}

/// The command `help`, which every program has.
enum HelpCommand: ParsableCommand {
  static let name = "help"
  static let synonyms: [Synonym] = ["usage"]
  static let abstract = "Show help for a command or topic."
  static let examples = [Example("help", "List all commands and topics")]
  static let arguments = [
    Argument("NAME", value: .page, help: "A command or topic.", isOptional: true).definition
  ]
}
