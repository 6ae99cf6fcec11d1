/// A text folded for comparison, with the origin of each letter.
struct FoldedText {
  /// The original text.
  let original: String

  /// The folded letters.
  private(set) var letters: [Unicode.Scalar] = []

  /// The UTF-8 offset of the Character that each letter came from.
  private var starts: [Int] = []

  /// Creates a text without letters.
  ///
  /// - Parameters:
  ///   - original: The original text.
  ///   - count: About how many letters will be added.
  init(of original: String, count: Int) {
    self.original = original
    letters.reserveCapacity(count)
    starts.reserveCapacity(count)
  }

  /// Adds a letter; several spaces in a row become one, and those at the start are dropped.
  mutating func append(_ letter: Unicode.Scalar, from start: Int) {
    if letter == " ", letters.last ?? " " == " " { return }
    letters.append(letter)
    starts.append(start)
  }

  /// The letters without a space at the end.
  var trimmedLetters: ArraySlice<Unicode.Scalar> {
    letters.last == " " ? letters.dropLast() : letters[...]
  }

  /// The part of the original that some letters came from, or nil if they would split a Character.
  func originalRange(of range: Range<Int>) -> Range<String.Index>? {
    guard isBoundary(range.lowerBound), isBoundary(range.upperBound), !range.isEmpty else {
      return nil
    }
    let last = index(at: starts[range.upperBound - 1])
    // In the rest of the text alone: in the whole text the search for the end would first walk back,
    // all the way through a run of flags.
    return index(at: starts[range.lowerBound])..<original[last...].index(after: last)
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
