import TypedText

extension TitleLookup {
  private typealias Word = ArraySlice<Unicode.Scalar>

  /// Whether two titles differ by no more than slips of typing: as many words in both, each the
  /// same or nearly the same as its counterpart, or the same letters with other spaces.
  ///
  ///     TitleLookup.isSlip("The Goblet of Firen", of: "The Goblet of Fire")  // true
  ///     TitleLookup.isSlip("The Goblet of Ice", of: "The Goblet of Fire")    // false
  ///
  /// Letters are compared as in ``BookSearch``, and a word is nearly another as in suggestions.
  static func isSlip(_ title: String, of other: String) -> Bool {
    var folding = TextFolding()
    let (left, right) = (words(of: title, &folding), words(of: other, &folding))
    if left.isEmpty || right.isEmpty { return false }
    if left.joined().elementsEqual(right.joined()) { return true }
    return left.count == right.count && zip(left, right).allSatisfy(isSlip)
  }

  private static func isSlip(_ word: Word, of other: Word) -> Bool {
    if word == other { return true }
    // Another number is another book: Report 2024 is not Report 2023.
    if word.contains(where: \.isNumeric) || other.contains(where: \.isNumeric) { return false }
    return TypingMistakes.count(in: word, for: other) != nil
  }

  private static func words(of title: String, _ folding: inout TextFolding) -> [Word] {
    folding.fold(title).letters.split(separator: " ")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a digit or a number of any script, such as 三.
  fileprivate var isNumeric: Bool { properties.numericType != nil }
}
