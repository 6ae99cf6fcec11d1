extension OptionDefinition {
  /// Both names with the placeholder.
  ///
  /// The long names of a list stand below each other, so the
  /// place of a short one is kept: `-w, --width N`, `    --data FILE`.
  var label: String {
    let short = shortSpelling.map { "\($0), " } ?? "    "
    return short + synopsis
  }

  /// What the option does, which values it takes, and what cannot stand beside it.
  func fullHelp(in command: Command? = nil) -> String {
    let rivals = command?.exclusiveGroups.rivals(ofOptionNamed: name) ?? []
    let exclusion = rivals.isEmpty ? nil : Words.excludes(rivals.map(\.spelling))
    return [help, value?.allowedValues, exclusion].compactMap(\.self).joined(separator: " ")
  }
}
