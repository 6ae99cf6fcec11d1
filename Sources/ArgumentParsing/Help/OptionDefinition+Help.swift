extension OptionDefinition {
  /// Both names with the placeholder.
  ///
  /// The long names of a list stand below each other, so the
  /// place of a short one is kept: `-w, --width N`, `    --data FILE`.
  var label: String {
    (shortSpelling.map { $0 + ", " } ?? "    ") + synopsis
  }

  /// What the option does, which values it takes, and what cannot stand beside it.
  func fullHelp(in command: Command? = nil) -> String {
    var text = help
    if let allowed = value?.allowedValues {
      text.join(allowed, by: " ")
    }
    let rivals = command?.exclusiveGroups.rivals(ofOptionNamed: name) ?? []
    if !rivals.isEmpty {
      text.join(Words.excludes(rivals.map(\.spelling)), by: " ")
    }
    return text
  }
}
