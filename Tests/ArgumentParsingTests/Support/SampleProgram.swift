import TestSupport

/// A program that notes what its completion script asks, and answers as it is told.
enum SampleProgram {
  /// A folder with some files, in which the program is installed as `.bin/books`.
  ///
  /// - Parameter answer: What it prints, before it fails; nil if the program is missing.
  /// - Returns: The folder.
  /// - Throws: What keeps it from being made.
  static func folder(answering answer: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["shelf", ".bin"] { try folder.createFolder(name) }
    for name in ["input", "two words", "shelf/inner file"] { try folder.write("", to: name) }
    guard let answer else { return folder }
    try folder.write(answer, to: ".answer")
    let script = try folder.write(
      """
      #!/bin/sh
      cd '\(folder.path)'
      printf '%s|' "$@" > .asked
      cat .answer
      echo trouble >&2
      exit 1

      """, to: ".books")
    try folder.install(script, as: ".bin/books")
    return folder
  }

  /// Words of two titles that must not be evaluated.
  static let titles = "Azkaban\tThe $(touch evil) Prisoner\nAzure\t`touch evil`: Sky\n"

  /// Lines before the cursor as they are typed, and how the program is asked about them.
  static let questions = [
    ("books ", "__complete||"), ("books show az", "__complete|show|az|"),
    ("books  3   --", "__complete|3|--|"), ("books --color=a", "__complete|--color=a|"),
    ("books --data=a:b@c= sh", "__complete|--data=a:b@c=|sh|"),
    ("books --data 책장.json mark ", "__complete|--data|책장.json|mark||"),
    (#"books show "goblet of f"#, #"__complete|show|"goblet of f|"#),
    (#"books show "aunt's big m"#, #"__complete|show|"aunt's big m|"#),
    ("books --data ~/x -- $HOME ", "__complete|--data|~/x|--|$HOME||"),
  ]
}
