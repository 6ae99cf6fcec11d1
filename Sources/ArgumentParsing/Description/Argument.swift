/// A positional argument of a command, and the key to its value after parsing.
///
///     let volume = Argument(
///       "VOLUME", value: .name(), help: "A number or words of a title.", isOptional: true,
///       extent: .phrase)
///     values[volume]  // String?
package struct Argument<Value: Sendable>: Sendable {
  /// The argument without the type of its value, for the list of a command.
  package let definition: ArgumentDefinition

  /// Describes an argument.
  ///
  /// - Parameters:
  ///   - name: Its placeholder in usage lines, in capital letters.
  ///   - value: What kind of value it takes. The name replaces the kind's own placeholder.
  ///   - help: What it is, in one sentence with its period.
  ///   - isOptional: Whether it may be left out.
  ///   - extent: How many words it takes.
  package init(
    _ name: String, value: ValueKind<Value>, help: String, isOptional: Bool = false,
    extent: ArgumentExtent = .word
  ) {
    definition = ArgumentDefinition(
      name: name, help: help, value: value.definition, isOptional: isOptional, extent: extent)
  }
}

/// How many words of a command line belong to an argument.
package enum ArgumentExtent: Sendable {
  /// One.
  case word

  /// Every further word, each a value.
  ///
  /// They are also those for an argument behind it, since only the command can tell where the one
  /// ends and the other begins: `goblet of fire 9`.
  case words

  /// Every further word, all of them one value: `goblet of fire` needs no quotes.
  ///
  /// Words that are all numbers are several values, and an error.
  case phrase
}

/// An argument as parsing, help, completions and the manual see it.
package struct ArgumentDefinition: Sendable {
  /// Its placeholder in usage lines.
  package let name: String

  /// What it is, in one sentence.
  let help: String

  /// The kind of value it takes.
  let value: ValueDefinition

  /// Whether it may be left out.
  let isOptional: Bool

  /// How many words it takes.
  let extent: ArgumentExtent

  /// The options beside which it may not be given.
  private(set) var excluded: [OptionDefinition] = []
}

extension ArgumentDefinition {
  /// The argument, which may not be given beside some options of its command.
  ///
  /// A shell then offers no value for it after one of them, nor one of them after it. To reject them
  /// is up to the command, which knows why.
  ///
  /// - Parameter options: The options.
  /// - Returns: The same argument with these options in addition.
  package func without(_ options: OptionDefinition...) -> ArgumentDefinition {
    var argument = self
    argument.excluded += options
    return argument
  }

  /// The argument in a usage line: `VOLUME`, `[VOLUME]`, `WORD...` or `[WORD...]`.
  var synopsis: String {
    let repeated = extent == .words ? "\(name)..." : name
    return isOptional ? "[\(repeated)]" : repeated
  }

  /// What the argument is and which values it takes.
  var fullHelp: String {
    guard let allowed = value.allowedValues else { return help }
    return help + " " + allowed
  }
}
