/// One piece of a command line, before it is known which command it belongs to.
enum Token {
  /// A word that is no option. It is literal where it stands behind `--`.
  case word(String, isLiteral: Bool)

  /// An option, known somewhere in the program or not.
  case option(GivenOption)
}
