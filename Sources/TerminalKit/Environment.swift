/// The environment variables that a program asks for, read once.
///
/// A value, so that whoever depends on the environment can be tested with another one.
///
///     let environment = Environment.ofProcess(["COLUMNS", "NO_COLOR"])
///     environment["COLUMNS"]  // "80", or nil where it is not set
public struct Environment: Sendable {
  /// A list and no dictionary: for a handful of names the making of one took a third of a short run.
  private let variables: [(name: String, value: String)]

  /// Creates an environment.
  ///
  /// - Parameter variables: The values by name.
  public init(_ variables: [String: String]) {
    self.variables = variables.map { ($0.key, $0.value) }
  }

  private init(list: [(name: String, value: String)]) {
    variables = list
  }

  /// Reads some variables of this process; all others are as good as not set.
  ///
  /// - Parameter names: The names of the variables to read.
  /// - Returns: Those of them that are set. Bytes that are not UTF-8 are repaired.
  public static func ofProcess(_ names: [String]) -> Environment {
    Environment(
      list: names.compactMap { name in
        CLibrary.environmentVariable(name).map { (name, $0) }
      })
  }

  /// The value of a variable, or nil where it is not set.
  ///
  /// - Parameter name: The name of the variable.
  /// - Returns: The value as it was found; it may be empty, and it is not yet made visible.
  public subscript(_ name: String) -> String? {
    variables.first { $0.name == name }?.value
  }

  /// The value of a variable, or nil where it is not set or empty.
  ///
  /// - Parameter name: The name of the variable.
  /// - Returns: The value as it was found, never empty.
  public func nonEmpty(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
