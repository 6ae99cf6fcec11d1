import ArgumentParsing
import BookCore

enum Topics {
  static let all = [FormatTopics.data, FormatTopics.json, state, environment, exitCodes]

  private static let state = Topic(
    "state", abstract: "What is remembered between runs, and where.", manualSection: "FILES"
  ) {
    [
      """
      The reader state is a small JSON file that you may read, edit or delete. For each series, \
      it holds:
      """,
      .terms([
        "volumes": "A record for each book that you have done something with.",
        "lost": "The records of books no longer in the data file; bookmark names them.",
      ]),
      "A record holds:",
      .terms(
        ReaderState.recordMembers.map { name, meaning in
          Term(name, "\(meaning.prefix(1).uppercased())\(meaning.dropFirst()).")
        }),
      """
      A record belongs to the book with its title, not to a number: when volumes are added, \
      removed or moved, it follows. Capitals, accents, spaces and the kind of apostrophe do not \
      matter; any other title is another book. A bookmark has the place of its chapter, counted \
      from 1, and its title. It belongs to the chapter with that title if no other has it; if the \
      chapter cannot be found for certain, the bookmark has to be set again. The record of a lost \
      book comes back with its title.
      """,
      "The first of these that is set says where the file is:",
      .terms([
        "--state FILE": "This file.",
        "--reader NAME": "The file readers/NAME.json beside the usual one.",
        "HP_BOOKS_READER": "The same.",
        "HP_BOOKS_STATE": "This file.",
        "XDG_STATE_HOME": "The file hp-books/state.json in this folder.",
        "HOME": "The file .local/state/hp-books/state.json in this folder.",
      ]),
      """
      A series is known by the path of its data file, with symbolic links resolved; below your \
      home folder it begins with ~/ if the state file is there, too, so that both can move to \
      another home. If you move the data file, `bookmark --from PATH` with the new one takes over \
      what is remembered under the old path.
      """,
      "Days are those of your calendar, without times, on which you made a change.",
      """
      With --no-state, nothing is recalled or remembered, so a page is the same for every reader; \
      use it in scripts or for privacy. It cannot be combined with anything that changes the \
      reader state, such as --expand, `bookmark 3 9` or forget. In `hp-books read`, changes last \
      until you quit.
      """,
      """
      The file is replaced atomically, so it is never half-written, and programs that save at the \
      same time wait for each other. A damaged file is kept beside the new one with \
      .damaged added to its name; if only a part is damaged, the rest is used. What only a newer \
      version remembers is kept as it is. A file in a newer format is left alone, and so is a file \
      named by --state, --reader or HP_BOOKS_STATE that holds anything but a \
      reader state, which is an object with version and series.
      """,
    ]
  }

  private static let environment = Topic(
    "environment", abstract: "The environment variables that hp-books uses."
  ) {
    .terms([
      "HP_BOOKS_DATA": "The data file, or - for standard input; --data overrides it.",
      "HP_BOOKS_STATE": "The reader state file; --state overrides it.",
      "HP_BOOKS_READER": "The reader, as with --reader; --state and --no-state override it.",
      "XDG_STATE_HOME": "The folder for state files, if absolute.",
      "HOME": "The folder that holds .local/state, if absolute.",
      "HP_BOOKS_PAGER": "The pager for long pages; empty for none.",
      "PAGER": "The same, if HP_BOOKS_PAGER is not set.",
      "LESS, LESSCHARSET": "Options and encoding for less; chosen to fit if not set.",
      "COLUMNS": "The number of columns to lay out text for, as with --width.",
      "TERM": """
      Empty, unset or dumb: no colour. With 256color, or the name of tmux: covers in 256 \
      colours. With direct, alacritty, foot, ghostty, kitty or wezterm: in 24-bit colour.
      """,
      "NO_COLOR": "Not empty: no colour, but bold and reversed text on a terminal.",
      "CLICOLOR_FORCE": """
      Neither empty nor 0: colour, even in a pipe or with TERM dumb. NO_COLOR overrides it, and \
      --color overrides all of these.
      """,
      "FORCE_COLOR": "The same as CLICOLOR_FORCE.",
      "CLICOLOR": "0: the same as NO_COLOR, unless CLICOLOR_FORCE is set.",
      "COLORTERM": "truecolor or 24bit: covers in 24-bit colour.",
      "TERM_PROGRAM": "iTerm.app: the same, but not in tmux or screen.",
      "LC_TERMINAL": "iTerm2: the same as iTerm.app.",
      "WT_SESSION": "Not empty, as in Windows Terminal: the same.",
      "TMUX": "Not empty: covers in 256 colours where TERM is screen.",
      "HP_BOOKS_COVER": "never: no covers, as with --no-cover, unless list --covers asks.",
      "HP_BOOKS_LINKS": "never: addresses are not hyperlinks.",
      "LC_ALL, LC_CTYPE, LANG": """
      The first that is set names the locale. If that is C or POSIX, or names an encoding other \
      than UTF-8: the same as --ascii.
      """,
      "PATH": "The folders to search for the pager.",
    ])
  }

  private static let exitCodes = Topic(
    "exit-codes", abstract: "The exit codes and their meanings.", manualSection: "EXIT STATUS"
  ) {
    .terms(
      ExitCode.allCases.map { Term(String($0.rawValue), $0.meaning) }
        + [Term("129, 130, 143", "Ended by a closed window, by Ctrl-C, or by kill.")])
  }
}

extension HelpBlock {
  /// Words with their meanings.
  static func terms(
    _ first: KeyValuePairs<String, String>, _ more: [Term] = [],
    _ last: KeyValuePairs<String, String> = [:]
  ) -> HelpBlock {
    .terms(first.map { Term($0, $1) } + more + last.map { Term($0, $1) })
  }
}
