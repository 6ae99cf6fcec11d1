/// Options of which at most one may be given.
///
///     let groups: [ExclusiveGroup] = [[expand, collapse], [web, json]]
///
/// A class, for the reason that ``OptionDefinition`` gives.
public final class ExclusiveGroup: ExpressibleByArrayLiteral, Sendable {
  /// The members in their order.
  public let options: [OptionDefinition]

  /// Makes a group of options.
  ///
  /// - Parameter options: The members in the order in which errors name them.
  public init(_ options: [OptionDefinition]) {
    self.options = options
  }

  /// Makes a group of options.
  ///
  /// - Parameter options: The members in the order in which errors name them.
  public convenience init(arrayLiteral options: OptionDefinition...) {
    self.init(options)
  }
}

extension [ExclusiveGroup] {
  /// The options that cannot stand beside an option, whichever of the groups it belongs to.
  ///
  /// - Parameter name: The option's name.
  /// - Returns: The other members of its groups, in their order.
  func rivals(ofOptionNamed name: String) -> [OptionDefinition] {
    var rivals: [OptionDefinition] = []
    for group in self where group.options.contains(where: { $0.name == name }) {
      rivals += group.options.filter { $0.name != name }
    }
    return rivals
  }
}
