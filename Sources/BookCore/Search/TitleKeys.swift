/// Letters by which two spellings of one title are known to be the same: in small letters, without
/// accents, and with one kind of blank and of apostrophe; every other sign counts.
///
///     var keys = TitleKeys()
///     keys.key(of: "The Queen’s  Thief") == keys.key(of: "the queen's thief")  // true
///     keys.key(of: "The Queens Thief") == keys.key(of: "the queen's thief")    // false
///
/// Only keys of the same value can be compared.
struct TitleKeys {
  private var folding = TextFolding()

  /// The key of a title; empty if the title has no letter or sign.
  mutating func key(of title: String) -> [Unicode.Scalar] {
    var key: [Unicode.Scalar] = []
    var rest = title.unicodeScalars[...]
    // Searching passes over signs, but *Wells* is another title than *Well's*.
    while let place = rest.firstIndex(where: { $0.titleSign != nil }) {
      key += folding.fold(String(rest[..<place])).trimmedLetters
      if let sign = rest[place].titleSign { key.append(sign) }
      rest = rest[rest.index(after: place)...]
    }
    return key + folding.fold(String(rest)).trimmedLetters
  }
}

extension Unicode.Scalar {
  /// The sign, which is one for all apostrophes; nil for a letter, a digit, a blank or a mark.
  fileprivate var titleSign: Unicode.Scalar? {
    switch self {
    case "'", "`", "‘"..."‛", "ʻ"..."ʽ": return "'"
    case "′", "ʹ", "\u{374}": return self
    case "a"..."z", "A"..."Z", "0"..."9", " ": return nil
    default: break
    }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return self
    default: return nil
    }
  }
}
