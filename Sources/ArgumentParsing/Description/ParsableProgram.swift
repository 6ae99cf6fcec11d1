/// A program: a type that describes its command line.
///
/// Parsing, help pages, usage errors, shell completions and the manual page are all derived from
/// this one description, so they cannot disagree. Every program has `--help`, `--version` and the
/// command `help` without describing them. Nothing is created before a command line needs it.
///
/// An option name that several commands use must take a value in all of them or in none: options
/// may come before the command, when it is not known yet.
///
///     protocol BookCommand: ParsableCommand {
///       init(_ given: GivenValues)
///       func run() -> String
///     }
///
///     struct ShowCommand: BookCommand {
///       static let name = "show"
///       static let abstract = "Show a volume."
///       static let arguments = [volume]
///       static let options = [json]
///
///       private static let volume = Argument("VOLUME", value: .name(), help: "Its number.")
///       private static let json = Flag("json", help: "Print JSON for programs.")
///
///       private let volume: String?
///       private let printsJSON: Bool
///
///       init(_ given: GivenValues) {
///         volume = given[Self.volume]
///         printsJSON = given[Self.json]
///       }
///
///       func run() -> String { printsJSON ? "{}" : "Volume \(volume ?? "")" }
///     }
///
///     enum Books: ParsableProgram {
///       static let name = "books"
///       static let version = "1.0.0"
///       static let abstract = "Read a series of books."
///       static let commands: [any BookCommand.Type] = [ShowCommand.self]
///       static func parsable(at place: Int) -> any ParsableCommand.Type { commands[place] }
///     }
///
///     if case .run(let command, let given) = try Books.parse(["show", "3"]) {
///       let answer = command.init(given).run()  // "Volume 3"
///     }
package protocol ParsableProgram: Sendable {
  /// What a command is to the program: the type of a protocol that refines ``ParsableCommand``.
  associatedtype Command

  static var name: String { get }

  static var version: String { get }

  /// What the program is, in one sentence with its period.
  static var abstract: String { get }

  static var description: HelpBlock { get }

  static var commands: [Command] { get }

  /// The names of the commands above which a heading stands, and the headings; without any, all
  /// commands are one group.
  static var commandHeadings: [Term] { get }

  /// One of these commands as parsing sees it; a list of them all takes a fortieth of `show 3`.
  static func parsable(at place: Int) -> any ParsableCommand.Type

  static var sharedOptions: [Option] { get }

  static var sharedExclusiveGroups: [ExclusiveGroup] { get }

  static var topics: [Topic] { get }

  /// The programs whose pages the manual refers to, in alphabetical order.
  static var relatedPages: [String] { get }

  /// The command that may be left out, or nil if every line must name one.
  ///
  /// It takes a line whose first word is not a command: `hp-books 3` is then `hp-books show 3`. See
  /// ``GivenValues/isCommandImplied``, and ``misspelledCommand(in:)`` for `hp-books shwo`.
  static var defaultCommand: (any ParsableCommand.Type)? { get }

  /// The command of a line with options alone, or nil if such a line asks for help.
  static var wordlessCommand: (any ParsableCommand.Type)? { get }
}

extension ParsableProgram {
  package static var description: HelpBlock { [] }
  package static var commandHeadings: [Term] { [] }
  package static var sharedOptions: [Option] { [] }
  package static var sharedExclusiveGroups: [ExclusiveGroup] { [] }
  package static var topics: [Topic] { [] }
  package static var relatedPages: [String] { [] }
  package static var defaultCommand: (any ParsableCommand.Type)? { nil }
  package static var wordlessCommand: (any ParsableCommand.Type)? { nil }
}

extension ParsableProgram where Command == any ParsableCommand.Type {
  package static func parsable(at place: Int) -> any ParsableCommand.Type { commands[place] }
}

extension ParsableProgram {
  package static var parsableCommands: [any ParsableCommand.Type] {
    (0..<commands.count).map(parsable)
  }

  package static var versionLine: String { "\(name) \(version)" }

  /// The commands that a user may know: those of the program, and `help`.
  static var allCommands: [any ParsableCommand.Type] { parsableCommands + [HelpCommand.self] }

  static func heading(above command: any ParsableCommand.Type) -> String? {
    commandHeadings.first { $0.name == command.name }?.meaning
  }

  static func command(named word: String) -> (any ParsableCommand.Type)? {
    if word == HelpCommand.name { return HelpCommand.self }
    for place in 0..<commands.count where parsable(at: place).name == word {
      return parsable(at: place)
    }
    return nil
  }

  static func command(withAlias word: String) -> (any ParsableCommand.Type)? {
    parsableCommands.first { $0.aliases.contains(word) }
  }

  /// The topics that a user may know: the options of all commands, and those of the program.
  static var allTopics: [Topic] {
    let options = sharedOptions + StandardFlags.all
    return [
      Topic("options", abstract: "The options that all commands take.") {
        [
          "They may come before or after the command. Other options belong to particular commands.",
          .options(options),
        ]
      }
    ] + topics
  }

  static func topic(named word: String) -> Topic? { allTopics.first { $0.name == word } }

  /// Finds an option of any command, for options that come before their command.
  static func option(where isWanted: (Option) -> Bool) -> Option? {
    let shared = StandardFlags.all.first(where: isWanted) ?? sharedOptions.first(where: isWanted)
    if let shared { return shared }
    for place in 0..<commands.count {
      if let option = parsable(at: place).options.first(where: isWanted) { return option }
    }
    return nil
  }

  /// An option as it is typed, where a text editor has made other dashes of its hyphens: `--json`
  /// for `—json`; nil for any other word.
  static func spelling(behindDashesOf word: String) -> String? {
    let dashes = word.prefix(while: \.isDash)
    let name = word[dashes.endIndex...].prefix { $0 != "=" }
    let spelling = (name.count == 1 ? "-" : "--") + name
    guard dashes.contains(where: { $0 != "-" }), option(where: { $0.isSpelled(spelling) }) != nil
    else { return nil }
    return spelling
  }

  static var distinctOptions: [Option] {
    var options = sharedOptions + StandardFlags.all
    for command in parsableCommands {
      options += command.options.filter { option in !options.contains { $0.name == option.name } }
    }
    return options
  }

  static func owners(ofOptionNamed name: String) -> [String] {
    parsableCommands.filter { $0.options.contains { $0.name == name } }.map { $0.name }
  }

  static var pages: [Term] { allCommands.map { $0.term } + topicTerms }

  static var topicTerms: [Term] { allTopics.map { Term($0.name, $0.abstract) } }
}

enum StandardFlags {
  static let help = Flag("help", short: "h", help: "Show help.")
  static let version = Flag("version", short: "V", help: "Show the version.")
  static let all = [help, version]
}

extension Character {
  /// Whether it is a hyphen, or a sign that takes its place in typeset text.
  var isDash: Bool {
    switch self {
    case "-", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FE58}", "\u{FE63}", "\u{FF0D}": true
    default: false
    }
  }
}
