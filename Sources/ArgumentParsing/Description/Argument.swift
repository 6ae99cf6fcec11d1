/// A positional argument of a command.
///
/// It is known by its identity, as an option is: a command reads the very argument that it lists.
///
///     let volume = Argument("VOLUME", .phrase, value: .name(), help: "A number or a title.")
///     given[volume]  // String?
///     let shelf = Argument("VOLUME", .words, value: .name(), help: "Numbers or titles.")
///     given[shelf]   // [String]
package final class Argument: Sendable {
  /// How many words of a command line belong to an argument.
  package enum Extent {
    case word

    /// Every further word, each a value.
    case words

    /// Every further word, all of them one value: `goblet of fire` needs no quotes.
    case phrase
  }

  /// Its placeholder in usage lines, in capital letters.
  package let name: String

  let extent: Extent
  let value: ValueKind
  let help: String
  let isOptional: Bool

  /// The options beside which it may not be given.
  ///
  /// A shell then offers no value for it after one of them, nor one of them after it. To reject
  /// them is up to the command, which knows why.
  let excluded: [Option]

  /// What its last words may be instead, such as the chapter in `goblet of fire 9`.
  ///
  /// It is only described, since the command alone can tell where it begins.
  let ending: Term?

  let subjectBesideOptions: SubjectBesideOptions?

  package init(
    _ name: String, _ extent: Extent = .word, value: ValueKind, help: String,
    isOptional: Bool = false, endingIn ending: Term? = nil, without excluded: [Option] = [],
    asking subject: SubjectBesideOptions? = nil
  ) {
    (self.name, self.extent, self.value, self.help) = (name, extent, value, help)
    (self.isOptional, self.ending, self.excluded) = (isOptional, ending, excluded)
    subjectBesideOptions = subject
  }
}

/// What the program is asked about for a shell beside some options, instead of the subject of the
/// kind of value: `([remove], "kept")`.
package typealias SubjectBesideOptions = (options: [Option], subject: String)

extension Argument {
  /// `VOLUME`, `[VOLUME]`, `WORD...` or `[VOLUME [CHAPTER]]` in a usage line.
  var synopsis: String {
    let end = ending.map { " [\($0.name)]" } ?? (extent == .words ? "..." : "")
    return isOptional ? "[\(name)\(end)]" : name + end
  }

  var terms: [Term] {
    let allowed = value.allowedValues.map { " " + $0() } ?? ""
    return [Term(name, help + allowed)] + (ending.map { [$0] } ?? [])
  }
}
