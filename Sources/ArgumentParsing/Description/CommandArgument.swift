/// What a command can list among its arguments: an ``Argument`` of any type.
public protocol CommandArgument: Sendable {
  /// The argument without the type of its value.
  var definition: ArgumentDefinition { get }
}
