import BookCore

/// Every text of the program itself that a user sees: here the help of commands and options.
enum Messages {
  static let programName = "hp-books"
  static let programAbstract = "Read about the books of a series: those of Harry Potter, or yours."

  // MARK: Commands

  static let listAbstract = "List the volumes of the series."
  static let listExample = "All volumes, one a row"
  static let dataExample = "The volumes of another data file"

  static let showAbstract = "Show the page of a volume."
  static let showDiscussion = """
    The page holds the title, the facts, the dedication, the summary and the chapters. Without \
    VOLUME it is that of the volume shown last, or of the first.
    """
  static let showExample = "The page of volume 3"
  static let showAgainExample = "The page shown last"

  static let readAbstract = "Read a volume on the whole screen."
  static let readDiscussion = """
    The page that show prints, to move over by keys: ? lists them, q quits. Without VOLUME it is the \
    volume shown last, or the first. The place in each volume is remembered.
    """
  static let readPlainDiscussion = """
    Where the whole screen cannot be used, the page is printed at once, as by show: where \
    standard output is no terminal, or TERM is empty or dumb. For a screen reader, \
    hp-books read | cat gives the text from top to bottom.
    """
  static let readExample = "Volume 3, where you left it"
  static let readAgainExample = "The volume shown last"
  static let asciiHelp = "Draw with ASCII signs only."

  static let summaryAbstract = "Show the summary of a volume."
  static let summaryDiscussion = """
    A summary of \(Summary.collapsedLength) characters or more is collapsed at first. Expanding or collapsing it is \
    remembered.
    """
  static let summaryExample = "The summary of volume 1, as it was left"
  static let expandExample = "The whole summary, from now on"

  static let chaptersAbstract = "Show the chapters of a volume."
  static let chaptersExample = "The chapters of volume 3"

  static let searchAbstract = "Search the series for words."
  static let searchTextHelp = "The words to look for."
  static let searchDiscussion = [
    """
    Looks in titles, dedications, summaries and the titles of chapters. Of several words, all must \
    occur in the same place, in any order. Parts of words are found as well.
    """,
    """
    Case, width, accents, apostrophes and the kinds of quotation marks and hyphens make no \
    difference.
    """,
  ]
  static let searchExample = "All places that name Dumbledore"
  static let searchWordsExample = "All places with both words"

  static let pathsAbstract = "Show the files in use."
  static let pathsExample = "Where the reader state is"

  static let completionsAbstract = "Print a script that completes commands in a shell."
  static let completionsDiscussion = "To set it up, run the line for your shell once:"
  static let completionsSetUp = [
    "hp-books completions bash > ~/.local/share/bash-completion/completions/hp-books",
    "hp-books completions zsh > ~/.zfunc/_hp-books",
    "hp-books completions fish > ~/.config/fish/completions/hp-books.fish",
  ]
  static let completionsExample = "The script for fish"
  static let shellHelp = "The shell that shall use the script."

  static let manualAbstract = "Print the manual page."
  static let manualDiscussion = "To set it up, run this line once:"
  static let manualSetUp = ["hp-books manual > ~/.local/share/man/man1/hp-books.1"]
  static let manualExample = "Read it at once"

  // MARK: Arguments and options

  static let volumeHelp =
    "A number or a part of a title; without it, the volume shown last."
  static let expandHelp = "Show the whole summary, and remember that."
  static let collapseHelp = "Show the beginning of the summary, and remember that."
  static let dataHelp = "Read the books from this file."
  static let stateHelp = "Keep the reader state in this file."
  static let widthHelp = "Lay the text out for this many columns."
  static let colorHelp = "Use colour or not."
  static let noPagerHelp = "Print a long page at once, without a pager."
  static let noColorHelp = "Use no colour, as --color never."
  static let jsonHelp = "Print JSON for programs."
  static let webHelp = "Open the volume’s page on the web in a browser."
}
