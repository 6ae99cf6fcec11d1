extension Command {
  /// The command with further groups of options of which at most one may be given.
  func excluding(_ groups: [[any CommandOption]]) -> Command {
    var command = self
    command.exclusiveGroups += groups.map { $0.map(\.definition.name) }
    return command
  }

  /// The names of the options that cannot stand beside an option.
  ///
  /// - Parameter name: The option's name.
  /// - Returns: The other members of its exclusive groups, in their order.
  func optionNames(excludedBy name: String) -> [String] {
    exclusiveGroups.filter { $0.contains(name) }.joined().filter { $0 != name }
  }
}
