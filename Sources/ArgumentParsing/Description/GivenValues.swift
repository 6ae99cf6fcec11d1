import DisplayText

/// What a line gave for the options and arguments of its command, from which the command is made.
///
/// The descriptions are the keys, so the type of each value is known:
///
///     given[width]   // Int?
///     given[expand]  // Bool
///     given[volume]  // String?
package final class GivenValues {
  /// Whether the line names no command and is one of the default command.
  package let isCommandImplied: Bool

  /// The arguments of the command, which have the words one after the other.
  let arguments: [ArgumentDefinition]

  var words: [String] = []

  /// The options with the texts of their values, in the order in which they were given.
  private var options: [OptionDefinition] = []
  private var texts: [String] = []

  /// Creates the values of a line that gave none.
  package convenience init() { self.init(of: [], isCommandImplied: false) }

  init(of arguments: [ArgumentDefinition], isCommandImplied: Bool) {
    self.arguments = arguments
    self.isCommandImplied = isCommandImplied
  }

  /// The last value of an option, or nil if it was not given.
  package subscript<Value>(option: Option<Value>) -> Value? {
    guard let last = options.lastIndex(where: { $0 === option.definition }) else { return nil }
    return Value(argument: texts[last])
  }

  /// Whether an option was given at least once.
  package subscript(option: OptionDefinition) -> Bool { options.contains { $0 === option } }

  /// The value of an argument, or nil if an optional one was left out.
  package subscript<Value: ExpressibleByArgument>(argument: Argument<Value>) -> Value? {
    let words = words(of: argument.definition)
    return words.isEmpty || words.contains("") ? nil : Value(argument: words.joined(by: " "))
  }

  /// The values of an argument that takes several; none if it was left out.
  package subscript(argument: Argument<[String]>) -> [String] { words(of: argument.definition) }
}

extension GivenValues {
  /// What the words of the last argument name, as the program is asked for a shell; nil for words
  /// that it is not asked about.
  package var subject: String? {
    guard let argument = arguments.last, case .asked(let subject) = argument.value.completion else {
      return nil
    }
    if let other = argument.subjectBesideOptions, other.options.contains(where: { self[$0] }) {
      return other.subject
    }
    return subject
  }

  /// How many options were given.
  var optionCount: Int { options.count }

  /// The words that belong to an argument.
  func words(of argument: ArgumentDefinition) -> [String] {
    guard let place = arguments.firstIndex(where: { $0 === argument }), place < words.count else {
      return []
    }
    return argument.extent == .word ? [words[place]] : Array(words[place...])
  }

  func append(_ option: OptionDefinition, _ text: String = "") {
    options.append(option)
    texts.append(text)
  }
}
