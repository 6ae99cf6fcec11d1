/// Options of which at most one may be given.
///
///     let groups: [ExclusiveGroup] = [[expand, collapse], [web, json]]
package struct ExclusiveGroup: ExpressibleByArrayLiteral, Sendable {
  /// The members in their order.
  let options: [OptionDefinition]

  /// Makes a group of options.
  ///
  /// - Parameter options: The members in the order in which errors name them.
  package init(_ options: [OptionDefinition]) {
    self.options = options
  }

  /// Makes a group of options.
  ///
  /// - Parameter options: The members in the order in which errors name them.
  package init(arrayLiteral options: OptionDefinition...) {
    self.init(options)
  }
}

extension [ExclusiveGroup] {
  /// The options that an option rules out.
  ///
  /// - Parameter option: The option.
  /// - Returns: The option itself and the other members of its groups, each once.
  func ruledOut(by option: OptionDefinition) -> [OptionDefinition] {
    conflicts(with: option).reduce(into: [option]) { ruledOut, other in
      if !ruledOut.contains(where: { $0.name == other.name }) { ruledOut.append(other) }
    }
  }

  /// The options that conflict with an option, in whichever groups it belongs to.
  ///
  /// - Parameter option: The option.
  /// - Returns: The other members of its groups, in their order.
  func conflicts(with option: OptionDefinition) -> [OptionDefinition] {
    filter { group in group.options.contains { $0.name == option.name } }
      .flatMap { group in group.options.filter { $0.name != option.name } }
  }
}
