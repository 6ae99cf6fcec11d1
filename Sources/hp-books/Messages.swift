import ArgumentParsing
import BookCore

/// The texts that a user sees; here, the help of commands and options.
enum Messages {
  static let programName = "hp-books"
  static let programAbstract = "Read about the books of a series: Harry Potter, or your own."

  // MARK: Commands

  static let listAbstract = "List the volumes of the series."
  static let listExample = "All volumes, one per row"
  static let dataExample = "The volumes of another data file"

  static let showAbstract = "Show the page of a volume."
  static let showDiscussion = """
    The page shows the title, facts, dedication, summary and chapters. Without VOLUME, it is the \
    page of the volume shown last, or of the first. With VOLUME, show can be left out: hp-books 3.
    """
  static let showExample = "The page of volume 3"
  static let showAgainExample = "The page shown last"

  static let readAbstract = "Read a volume in full-screen mode."
  static let readDiscussion = """
    The same page as show, scrolled with the keyboard: ? lists the keys, q quits. Without VOLUME, \
    it is the volume shown last, or the first. Your place in each volume is remembered. c lists all \
    volumes, and / finds words in this one or, after Tab, in all of them, as search does.
    """
  static let readPlainDiscussion = """
    If standard output is not a terminal, or TERM is empty or dumb, the page is printed as by \
    show, without a pager. For a screen reader, hp-books read | cat prints the text from top to \
    bottom.
    """
  static let readExample = "Volume 3, where you left it"
  static let readAgainExample = "The volume shown last"

  static let summaryAbstract = "Show the summary of a volume."
  static let summaryDiscussion = """
    A summary of \(Summary.collapsedLength) characters or more is collapsed at first. Expanding or \
    collapsing it is remembered.
    """
  static let summaryExample = "The summary of volume 1, as you left it"
  static let expandExample = "The whole summary, from now on"

  static let chaptersAbstract = "Show the chapters of a volume."
  static let chaptersExample = "The chapters of volume 3"

  static let searchAbstract = "Search the series for words."
  static let searchTextHelp = "The words to look for."
  static let searchDiscussion = [
    """
    Searches titles, authors, dedications, summaries and chapter titles. If there are several words, all \
    must occur in the same text, in any order. Parts of words match too.
    """,
    """
    Case, width, accents, apostrophes, full stops and the kind of quotation mark or hyphen do not \
    matter.
    """,
  ]
  static let searchExample = "All mentions of Dumbledore"
  static let searchWordsExample = "All texts with both words"

  static let pathsAbstract = "Show the files in use."
  static let pathsExample = "Where the reader state is"

  static let completionsAbstract = "Print or install a completion script."
  static let completionsDiscussion = """
    Without NAME, the script is for the shell that the variable SHELL names. With --install, it is \
    not printed but written to the file where the shell looks for it; a file that holds anything \
    else is left alone. XDG_DATA_HOME and XDG_CONFIG_HOME are respected.
    """
  static let completionsFiles = [
    Term("bash", "~/.local/share/bash-completion/completions/hp-books"),
    Term("zsh", "~/.zfunc/_hp-books"),
    Term("fish", "~/.config/fish/completions/hp-books.fish"),
  ]
  static let installExample = "Install the script for your shell"
  static let installHelp = "Write the script to the file where the shell looks for it."

  /// What to tell whoever installed a script.
  static func installed(_ path: String, for shell: CompletionScript) -> [String] {
    let written = "Installed in \(path)"
    return switch shell {
    case .bash: [written, "It works in every new shell that loads the package bash-completion."]
    case .zsh:
      [
        written, "It works in every new shell if ~/.zshrc has this line before compinit:",
        "  fpath=(~/.zfunc $fpath)",
      ]
    case .fish: [written, "It works in every new shell."]
    }
  }
  static let completionsExample = "The script for fish"
  static let shellHelp = "The shell; by default, yours."

  static let manualAbstract = "Print the manual page."
  static let manualDiscussion = "To set it up, run this line once:"
  static let manualSetUp = ["hp-books manual > ~/.local/share/man/man1/hp-books.1"]
  static let manualHint = "To read it, type: hp-books manual | man -l -"
  static let manualExample = "Read it right away"

  // MARK: Arguments and options

  static let volumeHelp =
    "A number or words of a title; by default, the volume shown last."
  static let volumeNameHelp = "A number or words of a title; none with --all."
  static let volumeWordHelp = "A number or a word of a title."
  static let expandHelp = "Show the whole summary from now on."
  static let collapseHelp = "Show only the beginning of the summary from now on."
  static let dataHelp = "Read the books from this file, or - for standard input."
  static let stateHelp = "Keep the reader state in this file."
  static let noStateHelp = "Remember nothing and recall nothing."
  static let widthHelp = "Lay out the text for this many columns."
  static let colorHelp = "When to use colour."
  static let asciiHelp = "Use ASCII for everything but the text of the books."
  static let noLinksHelp = "Print addresses without making them hyperlinks."
  static let noPagerHelp = "Print long pages without a pager."
  static let noColorHelp = "Same as --color never."
  static let noCoverHelp = "Show no cover beside the facts."
  static let jsonHelp = "Print JSON for programs."
  static let webHelp = "Open the volume’s web page in a browser."
}
