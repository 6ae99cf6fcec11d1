import TestSupport

/// A program that answers the completion scripts of ``Sample`` and ``Shelf``.
enum SampleProgram {
  /// A folder with some files, in which the program is installed as `.bin/books` and `.bin/shelf`.
  ///
  /// It knows two volumes. Of a data file it says only how the file was named, and of anything else
  /// only what it was asked.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.createFolder("shelf")
    for name in ["input", "two words", "shelf/inner file"] { try folder.write("", to: name) }
    let script = try folder.write(
      #"""
      #!/bin/sh
      case "$1:$2:$3" in
        __complete:volumes:--) printf '1\tThe First\n2\tIt'\''s "Two": $HOME \\u{1b}\n' ;;
        __complete:volumes:*) printf '%s\tAsked\n' "$3" ;;
        __complete:*) shift; IFS=+; printf '%s\n' "$*" ;;
      esac

      """#, to: ".books")
    try folder.createFolder(".bin")
    for program in ["books", "shelf"] { try folder.install(script, as: ".bin/\(program)") }
    return folder
  }

  /// Lines that name a data file before and after the command, and ask for a volume of it.
  static func lines(naming file: String) -> [String] {
    ["books \(file) show ", "books show \(file) "]
  }

  /// Ways to name a data file on a line of a shell, and how the program is asked about it.
  static let plainNames = [
    ("--data mine.json", "--data=mine.json"), ("--data=mine.json", "--data=mine.json"),
    ("--data ../a-b/c_d.json", "--data=../a-b/c_d.json"),
    ("--data /srv/x+y%.json", "--data=/srv/x+y%.json"),
    ("--data 책장.json", "--data=책장.json"),
  ]

  /// Lines that ask about arguments, and how the program is asked.
  static let questions = [
    ("shelf keep ", "books+--"), ("shelf keep 3 ", "books+--"), ("shelf keep 3 5 7 ", "books+--"),
    ("shelf keep $3 'a b' ", "books+--"), ("shelf keep --add 3 ", "books+--"),
    ("shelf mark ", "books+--"), ("shelf mark 3 ", "places+--+3"),
    ("shelf mark 책장.2 ", "places+--+책장.2"), ("shelf mark a+b%c ", "places+--+a+b%c"),
    ("shelf mark --remove 3 ", "places+--+3"),
    ("shelf --data x.json mark 3 ", "places+--data=x.json+--+3"),
    ("shelf mark 3 --data x.json ", "places+--data=x.json+--+3"),
    ("shelf mark -- 3 ", "places+--+3"), ("shelf mark -- --help ", "places+--+--help"),
    ("shelf lend ", "friends+--"), ("shelf lend ann ", "books+--+ann"),
    ("shelf lend ann emma persuasion ", "books+--+ann"),
  ]

  /// Lines before an option, and what is offered of the options that may be ruled out there.
  static let exclusions = [
    ("shelf keep --", ["--add", "--rehearse", "--remove"]), ("shelf keep --add --", []),
    ("shelf keep 3 --remove --", []), ("shelf keep --rehearse --", []),
    ("shelf --rehearse keep --", []), ("shelf keep 3 4 --", ["--add", "--rehearse", "--remove"]),
    ("shelf mark 3 --", ["--rehearse", "--remove"]),
  ]

  /// Words that only a shell could read.
  static let unclearWords = [
    "'a b'", "\"a b\"", "a\\ b", "''", "$HOME", "`touch${IFS}evil`", "$(touch${IFS}evil)", "~ada/b",
    "~", "*", "{a,b}", "a?", "[a]",
  ]

  /// Ways to name a data file that only a shell could read.
  static let unclearNames = [
    "--data 'mine.json'", "--data \"mine.json\"", "--data my\\ books.json",
    "--data $HOME/mine.json",
    "--data ${HOME}/mine.json", "--data $(touch${IFS}evil)", "--data `touch${IFS}evil`",
    "--data ~ada/mine.json", "--data ~", "--data=~/mine.json", "--data *.json", "--data {a,b}.json",
    "--data m?ne.json", "--data [m]ine.json",
  ]
}
