/// The environment variables that a program asks for, read once.
///
/// A value, so that whoever depends on the environment can be tested with another one.
///
///     let environment = Environment.ofProcess(["COLUMNS", "NO_COLOR"])
///     environment["COLUMNS"]  // "80", or nil where it is not set
public struct Environment: Sendable {
  // Two lists and no dictionary: for a handful of names its making took a third of a short run.
  private var names: [String] = []
  private var values: [String] = []

  /// Creates an environment.
  ///
  /// - Parameter variables: The values by name.
  public init(_ variables: [String: String]) {
    for (name, value) in variables {
      add(name, value)
    }
  }

  /// Reads some variables of this process; all others are as good as not set.
  ///
  /// - Parameter names: The names of the variables to read.
  /// - Returns: Those of them that are set. Bytes that are not UTF-8 are repaired.
  public static func ofProcess(_ names: [String]) -> Environment {
    var environment = Environment([:])
    for name in names {
      if let value = CLibrary.environmentVariable(name) {
        environment.add(name, value)
      }
    }
    return environment
  }

  /// The value of a variable, or nil where it is not set.
  ///
  /// - Parameter name: The name of the variable.
  /// - Returns: The value as it was found; it may be empty, and it is not yet made visible.
  public subscript(_ name: String) -> String? {
    names.firstIndex(of: name).map { values[$0] }
  }

  /// The value of a variable, or nil where it is not set or empty.
  ///
  /// - Parameter name: The name of the variable.
  /// - Returns: The value as it was found, never empty.
  public func nonEmpty(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Environment {
  private mutating func add(_ name: String, _ value: String) {
    names.append(name)
    values.append(value)
  }
}
