extension OptionDefinition {
  /// The long name with its value, as the synopsis shows it.
  var mdocSynopsis: [MdocWord] {
    [.macro("Fl"), .plain("-\(name)")] + mdocValue
  }

  /// Both names with the value, as the list of options shows them.
  var mdocLabel: [MdocWord] {
    let shortName = short.map { [MdocWord.macro("Fl"), .plain("\($0)"), .macro(",")] } ?? []
    return shortName + mdocSynopsis
  }

  private var mdocValue: [MdocWord] {
    value.map { [.macro("Ar"), .plain($0.placeholder)] } ?? []
  }
}

extension [[MdocWord]] {
  /// The alternatives of a synopsis on one line.
  var joinedByBar: [MdocWord] {
    joined(separator: [.macro("|")]).map(\.self)
  }
}
