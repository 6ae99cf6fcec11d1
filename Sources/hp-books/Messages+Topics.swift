import ArgumentParsing

/// The words of the help pages that belong to no command.
extension Messages {
  // MARK: Data

  static let dataTopic = "What a data file looks like."
  static let dataShape = """
    A data file is JSON in UTF-8. It lists the books of a series in their order; a book’s number \
    is its place in the file.
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
    "    \"chapters\": [{\"title\": \"1. Hartfield\"}]",
    "  }}",
    "]}",
  ]
  static let dataFields = [
    Term("pages", "A whole number, 0 or more."),
    Term("release_date", "Year, month and day."),
    Term("summary", "From 450 characters on it can be collapsed."),
    Term("wiki", "An http or https address. May be left out."),
    Term("chapters", "Their titles, with or without numbers."),
  ]
  static let dataLeniency = """
    Every other field must be there. The title of a book must say something; other texts, the \
    titles of chapters and the list of chapters may be empty. Fields with other names are ignored, \
    and so are a byte order mark and trailing commas; all else must be JSON to the letter. A file \
    may be as large as 512 MiB.
    """

  // MARK: State

  static let stateTopic = "What is remembered between runs, and where."
  static let stateContents = """
    The reader state holds, for each data file, which summaries are expanded and which volume was \
    shown last. It is a small JSON file that may be read, edited or deleted. The first of these \
    says where it is:
    """
  static let statePlaces = [
    Term("--state FILE", "This file."),
    Term("HP_BOOKS_STATE", "This file."),
    Term("XDG_STATE_HOME", "The file hp-books/state.json in this folder."),
    Term("HOME", "The file .local/state/hp-books/state.json in this folder."),
  ]
  static let stateSafety = """
    The file is replaced whole, so it is never half written, and programs that save at the same \
    time wait for each other. A damaged file is kept beside the new one as state.json.damaged; of \
    one that is damaged in a part, all else is used. A file from a newer version is left alone.
    """

  // MARK: Environment

  static let environmentTopic = "The variables that make a difference."
  static let variables = [
    Term("HP_BOOKS_STATE", "The file that keeps the reader state."),
    Term("XDG_STATE_HOME", "The folder for state files, if absolute."),
    Term("HOME", "The folder for all else, if absolute."),
    Term("HP_BOOKS_PAGER", "The pager for long pages; empty for none."),
    Term("PAGER", "The same, where HP_BOOKS_PAGER is not set."),
    Term("HP_BOOKS_BROWSER", "What opens a page of the web."),
    Term("BROWSER", "The same, where HP_BOOKS_BROWSER is not set."),
    Term("COLUMNS", "The columns to lay text out for."),
    Term("TERM", "Empty, unset or dumb: no colour."),
    Term("NO_COLOR", "Not empty: no colour."),
    Term("CLICOLOR_FORCE", "Neither empty nor 0: colour, even in a pipe."),
    Term("FORCE_COLOR", "The same as CLICOLOR_FORCE."),
    Term("CLICOLOR", "0: no colour."),
  ]

  // MARK: Exit codes

  static let exitCodesTopic = "What the exit codes mean."
  static let exitCodes = [
    Term("0", "Done."),
    Term("1", "Nothing was found."),
    Term("64", "The command line is wrong."),
    Term("65", "The data file is not right."),
    Term("66", "The data file cannot be read."),
    Term("74", "The output or the reader state cannot be written."),
    Term("130, 141", "Ended by Ctrl-C, or by a pipe that nobody reads any more."),
  ]
}
