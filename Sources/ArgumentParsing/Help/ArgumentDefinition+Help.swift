extension ArgumentDefinition {
  /// What the argument is and which values it takes.
  var fullHelp: String {
    [help, value.allowedValues].compactMap(\.self).joined(separator: " ")
  }
}
