import ArgumentParsing
import BookCore

/// The texts of the help topics.
extension Messages {
  // MARK: Data

  static let dataTopic = "What a data file looks like."
  static let dataShape = """
    A data file is JSON in UTF-8. It lists the books of a series in order; a book’s number is its \
    position in the file.
    """
  static let dataExampleLines = [
    "{\"data\": [",
    "  {\"attributes\": {",
    "    \"title\": \"Emma\",",
    "    \"author\": \"Jane Austen\",",
    "    \"pages\": 474,",
    "    \"release_date\": \"1815-12-23\",",
    "    \"dedication\": \"To the Prince Regent\",",
    "    \"summary\": \"A matchmaker errs.\",",
    "    \"wiki\": \"https://example.org/emma\",",
    "    \"cover\": {\"ground\": \"#5f0087\", \"ink\": \"#ffd7ff\", \"art\": [",
    "      \".##.##.\",",
    "      \"#######\",",
    "      \".#####.\",",
    "      \"...#...\"",
    "    ]},",
    "    \"chapters\": [{\"title\": \"1. Hartfield\"}]",
    "  }}",
    "]}",
  ]
  static let dataFields = [
    Term("pages", "A whole number, 0 or more."),
    Term("release_date", "Year, month and day."),
    Term("summary", "Can be collapsed from \(Summary.collapsedLength) characters on."),
    Term("wiki", "An http or https address. Optional."),
    Term(
      "cover",
      "Two colours and a picture of up to 12 by 10 squares: # is ink, . is ground. Optional."),
    Term("chapters", "Their titles, with or without numbers."),
  ]
  static let dataLeniency = """
    All fields but wiki and cover are required; if one of these is wrong, it is ignored. The title of a book must not be empty; other texts, the \
    titles of chapters and the list of chapters may be. Fields with other names are ignored, and \
    so are a byte order mark and trailing commas; everything else must be strictly valid JSON. A \
    file may be up to 512 MiB in size.
    """

  static let dataStreams = """
    With --data -, the books are read from standard input. A pipe or an open descriptor, such as \
    /dev/fd/3, can be named as well. Nothing is remembered about them, since they may hold other \
    books next time.
    """

  // MARK: JSON

  static let jsonAbstract = "What --json prints."

  static var jsonTopic: [HelpBlock] {
    [
      """
      With --json, the commands about the books, and paths, print one JSON object for programs to \
      read. It is in UTF-8, indented by two spaces, and ends with one line break. It \
      does not depend on the terminal, the width or the colour.
      """,
      """
      Keys come in the order given here and are always present: what does not exist is null, and a \
      list without elements is []. Line breaks, tabs and all characters that a page shows as \
      codes, such as those that change the direction of text, are written as \\n, \\r, \\t or \
      \\uXXXX. All other text is the same as in the data file.
      """,
      """
      Each object begins with schemaVersion, currently 1. It changes only when a key is removed or \
      changes its meaning; new keys may be added at any time.
      """,
      .terms([
        Term(
          "list, shelf, recent, bookmark, forget",
          "schemaVersion, volumes: a list of volumes, each with the facts below"),
        Term("stats", "schemaVersion, volumes, totals"),
        Term("show", "schemaVersion, the facts of the volume, dedication, summary, chapters"),
        Term("summary", "schemaVersion, volume, title, summary"),
        Term("chapters", "schemaVersion, volume, title, chapters"),
        Term("search", "schemaVersion, query, hits"),
        Term("paths", "schemaVersion, data, state"),
      ]),
      "The facts of a volume:",
      .terms([
        Term("volume", "the position in the series, counted from 1"),
        Term("title", "the full title"),
        Term("author", "who wrote the book"),
        Term("releaseDate", "the date of publication, such as \"1997-06-26\""),
        Term("releaseDateFormatted", "the same date as a page shows it, \"June 26, 1997\""),
        Term("pages", "the number of pages"),
        Term("wiki", "the address of the web page, or null"),
        Term("chapterCount", "the number of chapters; not in show, which lists them"),
        Term("bookmark", "the place of the chapter that you are in, or null"),
        Term("isFinished", "whether you have read the whole volume"),
        Term("isKept", "whether the volume is on the shelf"),
      ]),
      "A command that changes something prints the volumes that it was about, as they are now.",
      "What show, summary and chapters add:",
      .terms([
        Term("dedication", "the dedication, or null"),
        Term("summary", "an object with isCollapsible, isExpanded, text and displayText"),
        Term(
          "isCollapsible", "whether the summary has \(Summary.collapsedLength) characters or more"),
        Term("isExpanded", "whether it is collapsible and currently expanded"),
        Term("text", "the whole summary"),
        Term("displayText", "what a page shows: all of it, or the beginning and an ellipsis"),
        Term("chapters", "a list of objects with place, number (or null) and title"),
        Term("place", "the position in the list of chapters, counted from 1"),
      ]),
      "What search adds; if nothing is found, hits is empty and the exit code is 1:",
      .terms([
        Term("query", "the words searched for"),
        Term("hits", "a list of objects with volume, title and the keys below"),
        Term("field", "\"title\", \"author\", \"dedication\", \"summary\" or \"chapter\""),
        Term("chapterPlace", "the place of the chapter, or null"),
        Term("chapterNumber", "the number of the chapter, or null"),
        Term("text", "the whole text that contains the words"),
        Term("matches", "where they are: objects with start and end, in code points from 0"),
      ]),
      "The totals of stats:",
      .terms([
        Term("volumes, pages, chapters", "how many the series has"),
        Term("chaptersRead", "how many chapters you have read"),
        Term("finished", "how many volumes you have read"),
        Term("begun", "how many volumes have a bookmark in a chapter"),
        Term("firstReleaseDate, lastReleaseDate", "when the series began, and when it ended"),
      ]),
      "What paths prints:",
      .terms([
        Term("data", "the path of the data file, or null for the seven volumes"),
        Term("state", "the path of the reader state, or null if there is no place for it"),
      ]),
      "Errors are text on standard error. The exit codes are the same as without --json.",
      .commands([
        "hp-books list --json | jq -r '.volumes[].title'",
        "hp-books search owl --json | jq -r '.hits[] | .text[.matches[0].start:.matches[0].end]'",
      ]),
    ]
  }

  // MARK: State

  static let stateTopic = "What is remembered between runs, and where."
  static let stateContents = """
    For each data file, the reader state records which summaries are expanded, which volumes were \
    shown, where you left each volume in hp-books read, your bookmarks and your shelf. It is a small \
    JSON file that you may read, edit or delete. For each series, it holds:
    """
  static let stateKeys = [
    Term("expanded", "The volumes whose summaries are shown whole."),
    Term("lastShown", "The volume shown last."),
    Term("places", "The section and the character of each volume where read goes on."),
    Term("kept", "The volumes on the shelf, in the order in which they were kept."),
    Term("recent", "The volumes shown most recently, the newest first, at most ten."),
    Term("bookmarks", "The chapter that you are in, by volume, counted from 1."),
    Term("finished", "The volumes that you have read."),
  ]
  static let stateWhere = "The first of these that is set says where the file is:"
  static let statePlaces = [
    Term("--state FILE", "This file."),
    Term("HP_BOOKS_STATE", "This file."),
    Term("XDG_STATE_HOME", "The file hp-books/state.json in this folder."),
    Term("HOME", "The file .local/state/hp-books/state.json in this folder."),
  ]
  static let stateOfMovedFile = """
    What is remembered belongs to the path of the data file, with symbolic links followed. To carry \
    it along when the file moves, put the new path in place of the old one in the state file, under \
    series; hp-books paths --data FILE shows the new path and where the state file is.
    """
  static let stateless = """
    With --no-state, nothing is recalled and nothing is remembered, so a page is the same for \
    everybody: for scripts, and for privacy. It cannot be used to change what is \
    remembered, as --expand, bookmark 3 9 or forget do. In hp-books read, a change lasts until you \
    quit.
    """
  static let stateSafety = """
    The file is replaced atomically, so it is never half-written, and programs that save at the \
    same time wait for each other. A damaged file is kept beside the new one as \
    state.json.damaged; if only a part is damaged, the rest is used. A file from a newer version \
    is left alone.
    """

  // MARK: Environment

  static let environmentTopic = "The environment variables it uses."
  static let variables = [
    Term("HP_BOOKS_STATE", "The reader state file."),
    Term("XDG_STATE_HOME", "The folder for state files, if absolute."),
    Term("HOME", "The folder that holds .local/state, if absolute."),
    Term("HP_BOOKS_PAGER", "The pager for long pages; empty for none."),
    Term("PAGER", "The same, if HP_BOOKS_PAGER is not set."),
    Term("LESS, LESSCHARSET", "Options and encoding of less; chosen to fit where not set."),
    Term(
      "HP_BOOKS_BROWSER", "The browser for web pages; a list with colons is tried in turn."),
    Term("BROWSER", "The same, if HP_BOOKS_BROWSER is not set."),
    Term(
      "DISPLAY, WAYLAND_DISPLAY",
      "If either is set, xdg-open is the browser by default, also in a pipe."),
    Term("COLUMNS", "The number of columns to lay out text for."),
    Term("TERM", "Empty, unset or dumb: no colour. With 256color: covers in 256 colours."),
    Term("NO_COLOR", "Not empty: no colour."),
    Term("CLICOLOR_FORCE", "Neither empty nor 0: colour, even in a pipe."),
    Term("FORCE_COLOR", "The same as CLICOLOR_FORCE."),
    Term("CLICOLOR", "0: no colour."),
    Term("COLORTERM", "truecolor or 24bit: covers in 24-bit colour."),
    Term("HP_BOOKS_COVER", "never: no covers, as with --no-cover."),
    Term("HP_BOOKS_LINKS", "never: addresses are not hyperlinks."),
    Term("LC_ALL, LC_CTYPE, LANG", "C, POSIX or not UTF-8 in the first that is set: as --ascii."),
    Term("SHELL", "The shell that completions is for, if it is not named."),
    Term("XDG_DATA_HOME", "The folder where completions --install puts that for bash."),
    Term("XDG_CONFIG_HOME", "The folder where completions --install puts that for fish."),
    Term("PATH", "Where the pager and the browser are looked for."),
  ]

  // MARK: Exit codes

  static let exitCodesTopic = "What the exit codes mean."

  static var exitCodes: [Term] {
    ExitCode.allCases.map { Term(String($0.rawValue), meaning(of: $0)) }
      + [Term("129, 130, 143", "Ended by a closed window, by Ctrl-C, or by kill.")]
  }

  private static func meaning(of code: ExitCode) -> String {
    switch code {
    case .done: "Success."
    case .nothingFound: "Nothing was found."
    case .wrongUsage: "The command line is invalid."
    case .invalidData: "The data file is invalid."
    case .unreadableData: "The data file cannot be read."
    case .withoutBrowser: "The browser could not be run."
    case .brokenPipe: "Nobody reads the output any more."
    case .cannotWrite: "The output, the reader state or a script cannot be written."
    }
  }
}
