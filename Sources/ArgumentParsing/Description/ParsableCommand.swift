/// What is said of a command of a program: what it takes, and what help tells of it.
///
/// Nothing of it is made before it is needed, so a program may have many. The command itself is a
/// value, with what a line gave as its fields (see ``ParsableProgram`` for an example).
package protocol ParsableCommand: Sendable {
  static var name: String { get }

  /// Long options that select it too, such as `--generate-completion-script`; help does not mention
  /// them.
  static var aliases: [String] { get }

  /// Words that people may type for the name, such as `ls`; an error then names the command.
  static var synonyms: [Synonym] { get }

  /// What the command does, in one sentence with its period.
  static var abstract: String { get }

  /// What else its help page and the manual say.
  static var discussion: HelpBlock { get }

  static var examples: [Example] { get }

  /// The positional arguments, in order: only the last may take several words, and none that is
  /// required may follow an optional one.
  static var arguments: [Argument] { get }

  static var options: [Option] { get }

  /// The options of which at most one may be given, group by group.
  static var exclusiveGroups: [ExclusiveGroup] { get }
}

extension ParsableCommand {
  package static var aliases: [String] { [] }
  package static var synonyms: [Synonym] { [] }
  package static var discussion: HelpBlock { [] }
  package static var examples: [Example] { [] }
  package static var arguments: [Argument] { [] }
  package static var options: [Option] { [] }
  package static var exclusiveGroups: [ExclusiveGroup] { [] }
}

extension ParsableCommand {
  static var isHelp: Bool { Self.self == HelpCommand.self }

  static var term: Term { Term(name, abstract) }

  /// Each argument with a space before it.
  static var argumentSynopsis: String { arguments.reduce("") { "\($0) \($1.synopsis)" } }
}

/// A word that people may type for the name of a command, in small letters; it may stand for an
/// option of the command too, or for a last word behind all others.
///
///     static let synonyms: [Synonym] = ["shelve", Synonym("keep", add)]
package struct Synonym: ExpressibleByStringLiteral, Sendable {
  let word: String
  let option: Option?
  let ending: String?

  package init(_ word: String, _ option: Option? = nil, ending: String? = nil) {
    (self.word, self.option, self.ending) = (word, option, ending)
  }

  package init(stringLiteral word: String) { self.init(word) }
}

/// The command `help`, which every program has.
struct HelpCommand: ParsableCommand {
  static let name = "help"
  static let synonyms: [Synonym] = ["usage"]
  static let abstract = "Show help for a command or topic."
  static let examples = [Example("help", "List all commands and topics")]
  static let arguments = [page]

  static let page = Argument("NAME", value: .page, help: "A command or topic.", isOptional: true)
}
