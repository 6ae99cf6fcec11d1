/// What a command line gave for each option and argument.
///
/// The descriptions are the keys, so the type of each value is known:
///
///     values[width]   // Int?
///     values[expand]  // Bool
///     values[volume]  // String?
package struct Values: Sendable {
  private var options: [String: any Sendable] = [:]
  private var arguments: [String: [any Sendable]] = [:]

  /// Creates the values of a command line that gave none.
  package init() {}

  /// The value of an option, or nil where it was not given.
  ///
  /// - Parameter option: The option's description.
  /// - Returns: The last value given.
  package subscript<Value>(option: Option<Value>) -> Value? {
    options[option.definition.name] as? Value
  }

  /// Whether a flag was given.
  ///
  /// - Parameter flag: The flag's description.
  /// - Returns: True if it was given at least once.
  package subscript(flag: Flag) -> Bool {
    contains(optionNamed: flag.name)
  }

  /// The value of an argument, or nil where an optional one was left out.
  ///
  /// - Parameter argument: The argument's description.
  /// - Returns: The first value, if the argument repeats.
  package subscript<Value>(argument: Argument<Value>) -> Value? {
    all(argument).first
  }

  /// Every value of an argument that repeats.
  ///
  /// - Parameter argument: The argument's description.
  /// - Returns: The values in the order in which they were given.
  package func all<Value>(_ argument: Argument<Value>) -> [Value] {
    arguments[argument.definition.name, default: []].compactMap { $0 as? Value }
  }
}

extension Values {
  func contains(optionNamed name: String) -> Bool {
    options[name] != nil
  }

  mutating func set(_ value: any Sendable, forOptionNamed name: String) {
    options[name] = value
  }

  mutating func append(_ value: any Sendable, toArgumentNamed name: String) {
    arguments[name, default: []].append(value)
  }
}
