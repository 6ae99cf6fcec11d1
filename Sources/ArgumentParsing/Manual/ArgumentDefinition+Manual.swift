extension ArgumentDefinition {
  /// The argument in a synopsis.
  var mdocSynopsis: [MdocWord] {
    (isOptional ? [.macro("Op")] : []) + mdocLabel
  }

  /// The argument where it is explained.
  var mdocLabel: [MdocWord] {
    [.macro("Ar"), .plain(name)] + (isRepeating ? [.macro("...")] : [])
  }
}
