import ArgumentParsing

/// A program with one of everything, for the tests to read, break and complete.
enum Sample: ParsableProgram {
  enum When: String, CaseIterable { case auto, always, never }

  static let data = Option("data", value: .file(), help: "Read the books in FILE.")
  static let width = Option(
    "width", short: "w", value: .integer(in: 20...500), help: "Columns to wrap at.")
  static let color = Option(
    "color", value: .choice("WHEN", of: When.allCases.map(\.rawValue)), help: "When to colour.")
  static let json = Flag("json", help: "Print JSON for programs.")
  static let expand = Flag("expand", short: "e", help: "Show the whole summary, and remember it.")
  static let collapse = Flag(
    "collapse", short: "c", help: "Show the beginning of the summary, and remember it.")

  static let volume = Argument(
    "VOLUME", .phrase, value: .name(subject: "volumes"),
    help: "A volume's number or words of its title.", isOptional: true)
  static let words = Argument("TEXT", .words, value: .text(), help: "The words to look for.")
  static let shell = Argument(
    "SHELL", value: .choice("SHELL", of: CompletionScript.allCases.map(\.rawValue)),
    help: "The shell that is to complete.")

  enum List: ParsableCommand {
    static let name = "list"
    static let synonyms: [Synonym] = ["ls", Synonym("json", json)]
    static let abstract = "List the volumes."
    static let options = [json]
  }

  enum Show: ParsableCommand {
    static let name = "show"
    static let abstract = "Show a volume as a page."
    static let discussion: HelpBlock = [
      "Without VOLUME it shows the volume that was shown last."
    ]
    static let examples = [
      Example("show 3", "Read the third volume"),
      Example("show azkaban", "Find it by its title"),
    ]
    static let arguments = [volume]
    static let options = [json]
  }

  enum Summary: ParsableCommand {
    static let name = "summary"
    static let abstract = "Show the summary of a volume."
    static let arguments = [volume]
    static let options = [expand, collapse]
    static let exclusiveGroups: [ExclusiveGroup] = [[expand, collapse]]
  }

  enum Search: ParsableCommand {
    static let name = "search"
    static let abstract = "Search the series."
    static let examples = [Example("search dragon", "Find every dragon")]
    static let arguments = [words]
  }

  enum Completions: ParsableCommand {
    static let name = "completions"
    static let aliases = ["--generate-completion-script"]
    static let abstract = "Print a completion script."
    static let examples = [Example("completions fish", "That for fish")]
    static let arguments = [shell]
  }

  static let name = "books"
  static let version = "1.0.0"
  static let abstract = "Read a series of books."

  static let commands: [any ParsableCommand.Type] = [
    List.self, Show.self, Summary.self, Search.self, Completions.self,
  ]

  static let sharedOptions = [data, width, color]
  static let relatedPages = ["less", "man"]

  static let topics = [
    Topic("environment", synonyms: ["vars"], abstract: "The variables that matter.") {
      ["Set them in the shell.", .terms([Term("NO_COLOR", "Not empty: never use colour.")])]
    },
    Topic("exit-codes", abstract: "What the exit codes mean.", manualSection: "EXIT STATUS") {
      [.terms([Term("0", "Done."), Term("64", "The command line is wrong.")])]
    },
  ]
}

extension Sample {
  /// The sample, and the least that a program can be.
  static let andNothing: [any ParsableProgram.Type] = [Sample.self, Nothing.self]

  private enum Nothing: ParsableProgram {
    static let name = "a-b"
    static let version = "1"
    static let abstract = "Nothing."
    static let commands: [any ParsableCommand.Type] = []
  }
}

/// A program whose command `show` may be left out.
enum Rack: ParsableProgram {
  static let name = "rack"
  static let version = "1"
  static let abstract = "Shows books."
  static let commands: [any ParsableCommand.Type] = [Sample.List.self, Sample.Show.self]
  static let commandHeadings = [Term("list", "Books"), Term("help", "The program")]
  static let defaultCommand: (any ParsableCommand.Type)? = Sample.Show.self
  static let wordlessCommand: (any ParsableCommand.Type)? = Sample.List.self
}

/// A program with arguments of several kinds: a name of two words, a file, books, and a place in a
/// book, which depends on the book.
enum Shelf: ParsableProgram {
  enum Open: ParsableCommand {
    static let name = "open"
    static let abstract = "Open a book."
    static let arguments = [
      Argument(
        "NAME",
        value: ValueKind(
          placeholder: "NAME",
          completion: .candidates({ [Term("two words", "A name.")] })),
        help: "Its name."
      )
    ]
  }

  enum Load: ParsableCommand {
    static let name = "load"
    static let abstract = "Load a file."
    static let arguments = [Argument("FILE", value: .file(), help: "Its path.")]
  }

  enum Keep: ParsableCommand {
    static let name = "keep"
    static let abstract = "Keep some books."
    static let arguments = [
      Argument(
        "BOOK", .words, value: .name(subject: "books"), help: "Their titles.", isOptional: true,
        asking: ([drop], "kept")
      )
    ]
    static let options = [Flag("add", help: "Keep them."), drop]
    private static let drop = Flag("remove", help: "Drop them.")
    static let exclusiveGroups = [ExclusiveGroup(options + [rehearse])]
  }

  enum Mark: ParsableCommand {
    static let name = "mark"
    static let abstract = "Mark a place in a book."
    static let arguments = [
      Argument("BOOK", value: .name(subject: "books"), help: "Its title."),
      Argument(
        "PLACE", .phrase, value: .name(subject: "places"), help: "The place.", without: [remove]
      ),
    ]
    static let options = [remove]
    private static let remove = Flag("remove", help: "Take the mark away.")
  }

  enum Turn: ParsableCommand {
    static let name = "turn"
    static let abstract = "Turn to a page of a book."
    static let arguments = [book]
    static let book = Argument(
      "BOOK", .words, value: .name(subject: "books"), help: "Its title.", isOptional: true,
      endingIn: Term("PAGE", "The page."))
  }

  enum Lend: ParsableCommand {
    static let name = "lend"
    static let abstract = "Lend books to a friend."
    static let arguments = [
      Argument("FRIEND", value: .name(subject: "friends"), help: "Who has them."),
      Argument("BOOK", .words, value: .name(subject: "books"), help: "Their titles."),
    ]
  }

  static let name = "shelf"
  static let version = "1"
  static let abstract = "Keep books."
  static let commands: [any ParsableCommand.Type] = [
    Open.self, Load.self, Keep.self, Mark.self, Turn.self, Lend.self,
  ]
  static let data = Option("data", value: .file(), help: "The file.")
  static let rehearse = Flag("rehearse", help: "Change nothing.")
  static let sharedOptions = [data, rehearse]
}
