/// What a command line gave for each option and argument.
///
/// The descriptions are the keys, so the type of each value is known:
///
///     values[width]   // Int?
///     values[expand]  // Bool
///     values[volume]  // String?
public struct Values: Sendable {
  // Lists and no dictionaries: the making of the first one took a tenth of a short run.
  private var options: [(name: String, value: any Sendable)] = []
  private var arguments: [(name: String, value: any Sendable)] = []

  /// Creates the values of a command line that gave none.
  public init() {}

  /// The value of an option, or nil where it was not given.
  ///
  /// - Parameter option: The option's description.
  /// - Returns: The last value given.
  public subscript<Value>(option: Option<Value>) -> Value? {
    options.first { $0.name == option.definition.name }?.value as? Value
  }

  /// Whether a flag was given.
  ///
  /// - Parameter flag: The flag's description.
  /// - Returns: True if it was given at least once.
  public subscript(flag: Flag) -> Bool {
    contains(optionNamed: flag.definition.name)
  }

  /// The value of an argument, or nil where an optional one was left out.
  ///
  /// - Parameter argument: The argument's description.
  /// - Returns: The first value, if the argument repeats.
  public subscript<Value>(argument: Argument<Value>) -> Value? {
    arguments.first { $0.name == argument.definition.name }?.value as? Value
  }

  /// Every value of an argument that repeats.
  ///
  /// - Parameter argument: The argument's description.
  /// - Returns: The values in the order in which they were given.
  public func all<Value>(_ argument: Argument<Value>) -> [Value] {
    arguments.filter { $0.name == argument.definition.name }.compactMap { $0.value as? Value }
  }
}

extension Values {
  func contains(optionNamed name: String) -> Bool {
    options.contains { $0.name == name }
  }

  func contains(argumentNamed name: String) -> Bool {
    arguments.contains { $0.name == name }
  }

  mutating func set(_ value: any Sendable, forOptionNamed name: String) {
    options.removeAll { $0.name == name }
    options.append((name, value))
  }

  mutating func append(_ value: any Sendable, toArgumentNamed name: String) {
    arguments.append((name, value))
  }
}
