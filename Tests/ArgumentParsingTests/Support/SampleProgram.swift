import TestSupport

/// A program that answers the completion scripts of ``Sample``.
enum SampleProgram {
  /// A folder with some files, in which the program is installed as `.bin/books`.
  ///
  /// It knows two volumes. Of a data file it says only how the file was named.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.createFolder("shelf")
    for name in ["input", "two words", "shelf/inner file"] { try folder.write("", to: name) }
    let script = try folder.write(
      #"""
      #!/bin/sh
      case "$#:$1:$2" in
        2:__complete:volumes) printf '1\tThe First\n2\tIt'\''s "Two": $HOME \\u{1b}\n' ;;
        3:__complete:volumes) printf '%s\tAsked\n' "$3" ;;
      esac

      """#, to: ".books")
    try folder.createFolder(".bin")
    try folder.install(script, as: ".bin/books")
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

  /// Ways to name a data file that only a shell could read.
  static let unclearNames = [
    "--data 'mine.json'", "--data \"mine.json\"", "--data my\\ books.json",
    "--data $HOME/mine.json",
    "--data ${HOME}/mine.json", "--data $(touch${IFS}evil)", "--data `touch${IFS}evil`",
    "--data ~ada/mine.json", "--data ~", "--data=~/mine.json", "--data *.json", "--data {a,b}.json",
    "--data m?ne.json", "--data [m]ine.json",
  ]
}
