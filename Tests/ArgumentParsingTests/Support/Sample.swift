import ArgumentParsing

/// A program with one of everything, for the tests to read, break and complete.
enum Sample {
  enum When: String, CaseIterable, Sendable {
    case auto, always, never
  }

  static let data = Option("data", value: .file(), help: "Read the books in FILE.")
  static let width = Option(
    "width", short: "w", value: .integer(in: 20...500), help: "Columns to wrap at.")
  static let color = Option(
    "color", value: .choice("WHEN", of: When.self), help: "When to colour.")
  static let json = Flag("json", help: "Print JSON for programs.")
  static let expand = Flag("expand", short: "e", help: "Show the whole summary, and remember it.")
  static let collapse = Flag(
    "collapse", short: "c", help: "Show the beginning of the summary, and remember it.")

  static let volume = Argument(
    "VOLUME",
    value: .name(candidates: {
      [Candidate("1", "The First"), Candidate("2", "It's \"Two\": $HOME")]
    }),
    help: "A volume's number or a part of its title.", isOptional: true)
  static let words = Argument(
    "TEXT", value: .text(), help: "The words to look for.", isRepeating: true)
  static let shell = Argument(
    "SHELL", value: .choice("SHELL", of: CompletionScript.self),
    help: "The shell that is to complete.")

  static let list = CommandDescription("list", abstract: "List the volumes.", options: [json])
  static let show = CommandDescription(
    "show",
    abstract: "Show a volume as a page.",
    discussion: ["Without VOLUME it shows the volume that was shown last."],
    examples: [
      Example("books show 3", "Read the third volume"),
      Example("books show azkaban", "Find it by its title"),
    ],
    arguments: [volume.definition], options: [json])
  static let summary = CommandDescription(
    "summary",
    abstract: "Show the summary of a volume.",
    arguments: [volume.definition], options: [expand, collapse], exclusive: [[expand, collapse]])
  static let search = CommandDescription(
    "search",
    abstract: "Search the series.",
    examples: [Example("books search dragon", "Find every dragon")],
    arguments: [words.definition])
  static let completions = CommandDescription(
    "completions", aliases: ["--generate-completion-script"],
    abstract: "Print a completion script.", arguments: [shell.definition])

  static let environment = Topic(
    "environment", abstract: "The variables that matter.",
    content: [
      "Set them in the shell.", .terms([Term("NO_COLOR", "Not empty: never use colour.")]),
    ])
  static let exitCodes = Topic(
    "exit-codes", abstract: "What the exit codes mean.", manualSection: "EXIT STATUS",
    content: [.terms([Term("0", "Done."), Term("64", "The command line is wrong.")])])

  static let program = Program(
    "books", version: "1.0.0", abstract: "Read a series of books.",
    examples: [
      Example("books list", "See what there is"), Example("books show 3", "Read the third volume"),
    ],
    commands: [list, show, summary, search, completions],
    describedBy: \.self,
    sharedOptions: [data.definition, width.definition, color.definition],
    topics: [environment, exitCodes],
    hintForUnknownCommand: { WholeNumber($0).map { _ in "To show a volume: books show" } })

  static let description = program.description

  /// The error for a command line typed as one string, words parted by spaces.
  static func error(for line: String) -> UsageError? {
    error(for: line.split(separator: " ").map(String.init))
  }

  static func error(for arguments: [String]) -> UsageError? {
    do {
      _ = try program.parse(arguments)
      return nil
    } catch {
      return error
    }
  }

  static func values(for line: String) throws -> Values {
    guard case .run(_, let values) = try program.parse(line.split(separator: " ").map(String.init))
    else { throw NothingToRun() }
    return values
  }

  struct NothingToRun: Error {}
}
