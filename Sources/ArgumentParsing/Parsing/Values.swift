/// What a command line gave for each option and argument.
///
/// The descriptions are the keys, so the type of each value is known:
///
///     values[width]   // Int?
///     values[expand]  // Bool
///     values[volume]  // String?
public struct Values: Sendable {
  // Lists and no dictionaries: the making of the first one took a tenth of a short run.
  private var options: [GivenValue] = []
  private var arguments: [GivenValue] = []

  /// Creates the values of a command line that gave none.
  public init() {}

  /// The value of an option, or nil where it was not given.
  ///
  /// - Parameter option: The option's description.
  /// - Returns: The last value given.
  public subscript<Value>(option: Option<Value>) -> Value? {
    options.first(named: option.definition.name)?.read()
  }

  /// Whether a flag was given.
  ///
  /// - Parameter flag: The flag's description.
  /// - Returns: True if it was given at least once.
  public subscript(flag: Flag) -> Bool {
    contains(optionNamed: flag.name)
  }

  /// The value of an argument, or nil where an optional one was left out.
  ///
  /// - Parameter argument: The argument's description.
  /// - Returns: The first value, if the argument repeats.
  public subscript<Value>(argument: Argument<Value>) -> Value? {
    arguments.first(named: argument.definition.name)?.read()
  }

  /// Every value of an argument that repeats.
  ///
  /// - Parameter argument: The argument's description.
  /// - Returns: The values in the order in which they were given.
  public func all<Value>(_ argument: Argument<Value>) -> [Value] {
    arguments.filter { $0.name == argument.definition.name }.compactMap { $0.read() }
  }
}

extension Values {
  /// How many different options were given.
  var optionCount: Int {
    options.count
  }

  func contains(optionNamed name: String) -> Bool {
    options.first(named: name) != nil
  }

  mutating func set(_ value: any Sendable, forOptionNamed name: String) {
    options.removeAll { $0.name == name }
    options.append(GivenValue(name: name, value: value))
  }

  mutating func append(_ value: any Sendable, toArgumentNamed name: String) {
    arguments.append(GivenValue(name: name, value: value))
  }
}

/// The value of one option or argument.
///
/// A class, for the reason that ``OptionDefinition`` gives.
private final class GivenValue: Sendable {
  let name: String
  private let value: any Sendable

  init(name: String, value: any Sendable) {
    self.name = name
    self.value = value
  }

  func read<Value>() -> Value? {
    value as? Value
  }
}

extension [GivenValue] {
  fileprivate func first(named name: String) -> GivenValue? {
    first { $0.name == name }
  }
}
