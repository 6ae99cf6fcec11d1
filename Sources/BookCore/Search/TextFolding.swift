/// Brings texts into a form in which they can be compared letter by letter.
///
/// What does not count: case, width, accents, the kinds of quotation marks, whether text is written
/// in composed or decomposed form, apostrophes altogether, so that `philosophers` is in
/// *Philosopher’s*, and how words are held apart, be it by a hyphen, a dash or several spaces.
///
/// What does count: everything that makes another letter. A Hangul syllable is one letter, however
/// it is written, and so never contains the syllable it begins with. The voicing marks of kana, the
/// vowel signs and tone marks of Indian and South-East Asian scripts and the points of Hebrew stay.
///
/// Texts can be compared only where the same value folded them: a Character that Unicode can write
/// in several ways becomes the one of them that was seen first.
struct TextFolding {
  /// The letters of Characters that are one scalar, so that each is worked out once.
  private var known: [Unicode.Scalar: [Unicode.Scalar]] = [:]

  /// One spelling for each Character that may have several: Swift takes all of them for equal.
  private var spellings: Set<String> = []

  /// Folds a text.
  ///
  /// - Complexity: O(*n*) in the length of the text, at the price of a byte where it is ASCII.
  mutating func fold(_ text: String) -> FoldedText {
    let bytes = Array(text.utf8)
    var folded = FoldedText(of: text)
    var position = 0
    while position < bytes.count {
      // Two ASCII characters in a row are two Characters; CR LF is none, but one space either way.
      if bytes[position] < 0x80, position + 1 == bytes.count || bytes[position + 1] < 0x80 {
        if let letter = Unicode.Scalar(bytes[position]).foldedASCII {
          folded.append(letter, from: position)
        }
        position += 1
      } else {
        let start = text.utf8.index(text.startIndex, offsetBy: position)
        let character = text[start..<text.index(after: start)]
        for letter in letters(of: character) { folded.append(letter, from: position) }
        position += character.utf8.count
      }
    }
    return folded
  }
}

extension TextFolding {
  private mutating func letters(of character: Substring) -> [Unicode.Scalar] {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().isEmpty else {
      return onlySpelling(of: scalars.flatMap(\.folded))
    }
    if let letters = known[first] { return letters }
    let letters = onlySpelling(of: first.folded)
    known[first] = letters
    return letters
  }

  private mutating func onlySpelling(of letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    if letters.allSatisfy(\.isASCII) { return letters }
    let spelling = String(String.UnicodeScalarView(letters))
    return Array(spellings.insert(spelling).memberAfterInsert.unicodeScalars)
  }
}
