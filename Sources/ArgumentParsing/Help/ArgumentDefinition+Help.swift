extension ArgumentDefinition {
  /// What the argument is and which values it takes.
  var fullHelp: String {
    var text = help
    if let allowed = value.allowedValues {
      text.join(allowed, by: " ")
    }
    return text
  }
}
