extension Words {
  static let commandNoun = "command"
  static let bashOfferComment = "Offers those of the words that begin as the current one does."
  static let bashFilesComment = "Offers the files whose names begin as the current word does."
  static let fishWordsComment = "The command and its arguments, without options"
  static let fishRunsComment = "Whether a command is given, with so many arguments"
  static let fishLacksComment = "Whether none of some options is given"

  static func completionTitle(of program: String, shell: String) -> String {
    "How \(shell) completes command lines of \(program)."
  }
}
