/// Something a command takes by its place on the line, and the key to its value after parsing.
///
///     let volume = Argument(
///       "VOLUME", value: .name(), help: "A number or a part of a title.", isOptional: true)
///     values[volume]  // String?
public struct Argument<Value: Sendable>: Sendable {
  /// The argument without the type of its value, as a command lists it.
  public let definition: ArgumentDefinition

  /// Describes an argument.
  ///
  /// - Parameters:
  ///   - name: What stands for it in usage lines, in capital letters.
  ///   - value: What kind of value it takes. The name replaces the kind's own placeholder.
  ///   - help: What it is, in one sentence with its period.
  ///   - isOptional: Whether it may be left out.
  ///   - isRepeating: Whether it takes every further word as well.
  public init(
    _ name: String,
    value: ValueKind<Value>,
    help: String,
    isOptional: Bool = false,
    isRepeating: Bool = false
  ) {
    definition = ArgumentDefinition(
      name: name, help: help, value: ValueDefinition(value), isOptional: isOptional,
      isRepeating: isRepeating)
  }
}
