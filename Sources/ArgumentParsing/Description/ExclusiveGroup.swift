/// Options of which at most one may be given, in the order in which errors name them.
///
///     let groups: [ExclusiveGroup] = [[expand, collapse], [web, json]]
package typealias ExclusiveGroup = [OptionDefinition]

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
    filter { group in group.contains { $0.name == option.name } }
      .flatMap { group in group.filter { $0.name != option.name } }
  }
}
