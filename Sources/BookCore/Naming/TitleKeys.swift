/// Letters by which two spellings of one title are known to be the same: in small letters, without
/// accents, and with one kind of blank and apostrophe.
///
///     var keys = TitleKeys()
///     keys.key(of: "The Queen’s  Thief") == keys.key(of: "the queen's thief")  // true
///     keys.key(of: "The Queens Thief") == keys.key(of: "the queen's thief")    // false
///
/// Only keys of the same value can be compared.
struct TitleKeys {
  private var folding = TextFolding()

  /// The key of a title; empty if the title has no letter or sign that counts.
  mutating func key(of title: String) -> [Unicode.Scalar] {
    let letters = Array(folding.fold(title).trimmedLetters)
    if letters.isEmpty { return [] }
    // Searching passes over these signs, but *Wells* is another title than *Well's*.
    return letters + title.unicodeScalars.compactMap(\.titleSign)
  }
}

extension Unicode.Scalar {
  /// One sign for all apostrophes, one for all full stops, and one for all hyphens and dashes; nil
  /// for anything else.
  fileprivate var titleSign: Unicode.Scalar? {
    switch self {
    case "'", "`", "‘"..."‛", "ʻ"..."ʽ": "'"
    case ".": "."
    case "-", "\u{2212}": "-"
    default: properties.generalCategory == .dashPunctuation ? "-" : nil
    }
  }
}
