/// What a command line gave for each option and argument.
///
/// The descriptions are the keys, so the type of each value is known:
///
///     values[width]   // Int?
///     values[expand]  // Bool
///     values[volume]  // String?
package struct Values: Sendable {
  private var options: [GivenValue] = []
  private var arguments: [GivenValue] = []

  /// Whether the line names no command and is one of the default command.
  package let isCommandImplied: Bool

  /// Creates the values of a command line that gave none.
  ///
  /// - Parameter isCommandImplied: Whether the line names no command.
  package init(isCommandImplied: Bool = false) { self.isCommandImplied = isCommandImplied }

  /// The value of an option, or nil if it was not given.
  ///
  /// - Parameter option: The option's description.
  /// - Returns: The last value given.
  package subscript<Value>(option: Option<Value>) -> Value? {
    let name = option.definition.name
    guard let last = options.lastIndex(where: { $0.name == name }) else { return nil }
    return options[last].value as? Value
  }

  /// Whether a flag was given.
  ///
  /// - Parameter flag: The flag's description.
  /// - Returns: True if it was given at least once.
  package subscript(flag: Flag) -> Bool { contains(optionNamed: flag.name) }

  /// The value of an argument, or nil if an optional one was left out.
  ///
  /// - Parameter argument: The argument's description.
  /// - Returns: The first value, if the argument repeats.
  package subscript<Value>(argument: Argument<Value>) -> Value? {
    let name = argument.definition.name
    guard let first = arguments.firstIndex(where: { $0.name == name }) else { return nil }
    return arguments[first].value as? Value
  }

  /// Every value of an argument that repeats.
  ///
  /// - Parameter argument: The argument's description.
  /// - Returns: The values in the order in which they were given.
  package func all<Value>(_ argument: Argument<Value>) -> [Value] {
    var values: [Value] = []
    for given in arguments where given.name == argument.definition.name {
      if let value = given.value as? Value { values.append(value) }
    }
    return values
  }
}

extension Values {
  /// How many options were given.
  var optionCount: Int { options.count }

  func contains(optionNamed name: String) -> Bool { options.contains { $0.name == name } }

  mutating func append(_ value: any Sendable, toOptionNamed name: String) {
    options.append(GivenValue(name: name, value: value))
  }

  mutating func append(_ value: any Sendable, toArgumentNamed name: String) {
    arguments.append(GivenValue(name: name, value: value))
  }
}

/// The value of one option or argument.
private struct GivenValue {
  let name: String
  let value: any Sendable
}
