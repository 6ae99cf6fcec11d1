/// What a command can list among its options: an ``Option`` or a ``Flag``.
public protocol CommandOption: Sendable {
  /// The option without the type of its value.
  var definition: OptionDefinition { get }
}
