/// A positional argument of a command.
///
///     let volume = Argument(
///       "VOLUME", value: .name(), help: "A number or words of a title.", isOptional: true,
///       isPhrase: true)
///     given[volume]  // String?
///     let shelf = Argument(words: "VOLUME", value: .name(), help: "Numbers or titles.")
///     given[shelf]   // [String]?
package struct Argument<Value: Sendable>: Sendable {
  /// The argument without the type of its value, for the list of a command.
  package let definition: ArgumentDefinition
}

extension Argument where Value: ExpressibleByArgument {
  /// Describes an argument of one word or, as a phrase, of every further word: then `goblet of
  /// fire` needs no quotes.
  ///
  /// Its name is the placeholder in usage lines, in capital letters.
  package init(
    _ name: String, value: ValueKind<Value>, help: String, isOptional: Bool = false,
    isPhrase: Bool = false, without excluded: [OptionDefinition] = []
  ) {
    definition = ArgumentDefinition(
      name, help, value.definition, isOptional, isPhrase ? .phrase : .word, excluded)
  }
}

extension Argument<[String]> {
  /// Describes an argument of every further word, each a value.
  ///
  /// The last of them may be another thing, such as the chapter in `goblet of fire 9`. It is only
  /// described, since the command alone can tell where it begins.
  package init(
    words name: String, value: ValueKind<String>, help: String, isOptional: Bool = false,
    endingIn ending: Term? = nil, without excluded: [OptionDefinition] = [],
    asking subject: SubjectBesideOptions? = nil
  ) {
    definition = ArgumentDefinition(
      name, help, value.definition, isOptional, .words, excluded, ending: ending, subject: subject)
  }
}

/// What the program is asked about for a shell beside some options, instead of the subject of the
/// kind of value: `([remove], "kept")`.
package typealias SubjectBesideOptions = (options: [OptionDefinition], subject: String)

/// An argument as parsing, help, completions and the manual see it; known by its identity, as an
/// option is.
package final class ArgumentDefinition: Sendable {
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
  let value: ValueDefinition
  let isOptional: Bool
  let extent: Extent

  /// The options beside which it may not be given.
  ///
  /// A shell then offers no value for it after one of them, nor one of them after it. To reject
  /// them is up to the command, which knows why.
  let excluded: [OptionDefinition]

  /// What its last words may be instead.
  let ending: Term?

  let subjectBesideOptions: SubjectBesideOptions?

  fileprivate init(
    _ name: String, _ help: String, _ value: ValueDefinition, _ isOptional: Bool, _ extent: Extent,
    _ excluded: [OptionDefinition], ending: Term? = nil, subject: SubjectBesideOptions? = nil
  ) {
    self.name = name
    self.help = help
    self.value = value
    self.isOptional = isOptional
    self.extent = extent
    self.excluded = excluded
    self.ending = ending
    subjectBesideOptions = subject
  }
}

extension ArgumentDefinition {
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
