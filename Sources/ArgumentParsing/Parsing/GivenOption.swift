/// An option as it was typed.
struct GivenOption {
  /// How its name was typed, dashes included: `--width`, `-w`.
  let spelling: String

  /// The option of that name, of whichever command; nil where no command has one.
  let definition: OptionDefinition?

  /// The value that was typed with it, or behind it where the option takes one.
  var value: String?

  /// Whether the value was joined to the name by `=`.
  var isValueJoined = false

  /// Whether this is a standard flag, given without a value.
  func asks(for flag: Flag) -> Bool {
    definition?.name == flag.name && value == nil
  }
}
