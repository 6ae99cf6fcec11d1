extension String {
  /// The word that a shell makes of this one, as far as that can be told without evaluating anything.
  ///
  /// Quotation marks and backslashes go, and `~/` at the beginning becomes the home folder. All else
  /// stays as it was typed, variables and patterns too. A quotation may still be open.
  ///
  ///     #"two\ words"#.shellUnquoted(home: nil)   // "two words"
  ///     "~/mine.json".shellUnquoted(home: "/ada")  // "/ada/mine.json"
  ///     "$HOME/x".shellUnquoted(home: "/ada")     // "$HOME/x"
  ///
  /// - Parameter home: The home folder, or nil if it is not known.
  /// - Returns: The word.
  func shellUnquoted(home: String?) -> String {
    let (backslash, single, double) = (UInt8(ascii: #"\"#), UInt8(ascii: "'"), UInt8(ascii: #"""#))
    var word: [UInt8] = []
    var rest = utf8[...]
    var quotation: UInt8?
    if let home, utf8.starts(with: "~/".utf8) {
      word += home.utf8
      rest.removeFirst()
    }
    while let byte = rest.popFirst() {
      if byte == backslash, quotation != single {
        guard let next = rest.popFirst() else { break }
        // Between double quotation marks, most characters are not escaped.
        if quotation == double, !#"$`"\"#.utf8.contains(next) { word.append(byte) }
        word.append(next)
      } else if byte == quotation {
        quotation = nil
      } else if quotation == nil, byte == single || byte == double {
        quotation = byte
      } else {
        word.append(byte)
      }
    }
    return String(decoding: word, as: UTF8.self)
  }
}
