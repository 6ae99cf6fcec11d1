/// A text in the form in which texts are compared, which knows where each letter came from.
struct FoldedText {
  /// The text as it was.
  let original: String

  /// The letters that count.
  private(set) var letters: [Unicode.Scalar] = []

  /// Where the Character that each letter came from starts, in UTF-8 offsets.
  private var starts: [Int] = []

  init(of original: String) {
    self.original = original
  }

  /// Adds a letter; spaces in a row, and those at the start, become one and none.
  mutating func append(_ letter: Unicode.Scalar, from start: Int) {
    if letter == " ", letters.last ?? " " == " " { return }
    letters.append(letter)
    starts.append(start)
  }

  /// The letters without the space that may stand at the end.
  var trimmedLetters: ArraySlice<Unicode.Scalar> {
    letters.last == " " ? letters.dropLast() : letters[...]
  }

  /// The part of the original that some letters came from, or nil where they would cut a Character
  /// in two.
  func originalRange(of range: Range<Int>) -> Range<String.Index>? {
    guard isBoundary(range.lowerBound), isBoundary(range.upperBound), !range.isEmpty else {
      return nil
    }
    let start = index(at: starts[range.lowerBound])
    return start..<original.index(after: index(at: starts[range.upperBound - 1]))
  }
}

extension FoldedText {
  private func isBoundary(_ position: Int) -> Bool {
    position == 0 || position == letters.count || starts[position] != starts[position - 1]
  }

  private func index(at offset: Int) -> String.Index {
    original.utf8.index(original.startIndex, offsetBy: offset)
  }
}
