/// A positional argument of a command.
///
/// It is known by its identity, as an option is: a command reads the very argument that it lists.
///
///     let volume = Argument(
///       "VOLUME", value: .name(), help: "A number or words of a title.", isOptional: true,
///       isPhrase: true)
///     given[volume]  // String?
///     let shelf = Argument(words: "VOLUME", value: .name(), help: "Numbers or titles.")
///     given[shelf]   // [String]
package final class Argument: Sendable {
  /// How many words of a command line belong to an argument.
  enum Extent {
    /// One.
    case word

    /// Every further word, each a value.
    case words

    /// Every further word, all of them one value.
    case phrase
  }

  /// Its placeholder in usage lines.
  package let name: String

  let help: String
  let value: ValueKind
  let isOptional: Bool
  let extent: Extent

  /// The options beside which it may not be given.
  ///
  /// A shell then offers no value for it after one of them, nor one of them after it. To reject
  /// them is up to the command, which knows why.
  let excluded: [Option]

  /// What its last words may be instead.
  let ending: Term?

  let subjectBesideOptions: SubjectBesideOptions?

  /// Describes an argument of one word or, as a phrase, of every further word: then `goblet of
  /// fire` needs no quotes.
  ///
  /// Its name is the placeholder in usage lines, in capital letters.
  package init(
    _ name: String, value: ValueKind, help: String, isOptional: Bool = false,
    isPhrase: Bool = false, without excluded: [Option] = []
  ) {
    (self.name, self.value, self.help, self.isOptional) = (name, value, help, isOptional)
    (extent, self.excluded) = (isPhrase ? .phrase : .word, excluded)
    (ending, subjectBesideOptions) = (nil, nil)
  }

  /// Describes an argument of every further word, each a value.
  ///
  /// The last of them may be another thing, such as the chapter in `goblet of fire 9`. It is only
  /// described, since the command alone can tell where it begins.
  package init(
    words name: String, value: ValueKind, help: String, isOptional: Bool = false,
    endingIn ending: Term? = nil, without excluded: [Option] = [],
    asking subject: SubjectBesideOptions? = nil
  ) {
    (self.name, self.value, self.help, self.isOptional) = (name, value, help, isOptional)
    (extent, self.excluded) = (.words, excluded)
    (self.ending, subjectBesideOptions) = (ending, subject)
  }
}

/// What the program is asked about for a shell beside some options, instead of the subject of the
/// kind of value: `([remove], "kept")`.
package typealias SubjectBesideOptions = (options: [Option], subject: String)

extension Argument {
  /// The argument in a usage line: `VOLUME`, `[VOLUME]`, `WORD...` or `[VOLUME [CHAPTER]]`.
  var synopsis: String {
    let end = ending.map { " [\($0.name)]" } ?? (extent == .words ? "..." : "")
    return isOptional ? "[\(name)\(end)]" : name + end
  }

  /// The argument and what it may end in, each with what it is and which values it takes.
  var terms: [Term] {
    let allowed = value.allowedValues.map { " " + $0() } ?? ""
    return [Term(name, help + allowed)] + (ending.map { [$0] } ?? [])
  }
}
