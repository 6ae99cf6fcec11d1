/// One piece of a command line, before it is known which command it belongs to.
///
/// A class, for the reason that ``OptionDefinition`` gives.
final class Token {
  /// What a piece can be.
  enum Kind {
    /// A word that is no option. It is literal where it stands behind `--`.
    case word(String, isLiteral: Bool)

    /// An option, known somewhere in the program or not.
    case option(GivenOption)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}
