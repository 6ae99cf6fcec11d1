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
    // Searching passes over apostrophes, but *Wells* is another title than *Well's*.
    return letters + title.unicodeScalars.filter(\.isApostrophe).map { _ in "'" }
  }
}

extension Unicode.Scalar {
  fileprivate var isApostrophe: Bool {
    switch self {
    case "'", "`", "‘"..."‛", "ʻ"..."ʽ": true
    default: false
    }
  }
}
