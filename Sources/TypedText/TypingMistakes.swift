package enum TypingMistakes {
  /// Longer texts are not words, and would take long to compare.
  package static let maxWordLength = 32

  /// The number of mistakes that turn one word into the other: letters inserted, left out,
  /// replaced, or swapped with the next; as a beginning, all that is left out at the end is one.
  ///
  ///     TypingMistakes.count(in: ["s", "h", "w", "o"], for: ["s", "h", "o", "w"])  // 1
  ///
  /// It is nil if there are more than wanted, or if more than a third of the letters would have to
  /// change, since it is then another word: `first` is not `fire`, and `shell` is not `help`.
  package static func count(
    in typed: [Unicode.Scalar], for word: ArraySlice<Unicode.Scalar>, most: Int = .max,
    asBeginning: Bool = false
  ) -> Int? {
    guard typed.count <= maxWordLength, word.count <= maxWordLength else { return nil }
    let third = max(typed.count, word.count) / 3
    let limit = min(most, third)
    guard abs(typed.count - word.count) <= (asBeginning ? third : limit) else { return nil }
    // Each letter that the other lacks is a mistake, and most words have too many of them.
    var lacking = 0
    for letter in typed where !word.contains(letter) {
      lacking += 1
      if lacking > limit { return nil }
    }
    let distances = distances(typed, to: word, limit: limit)
    let toBeginning = asBeginning ? distances.dropLast().min().map { $0 + 1 } : nil
    guard let toWhole = distances.last else { return nil }
    let count = min(toWhole, toBeginning ?? toWhole)
    return count <= limit ? count : nil
  }
}

extension TypingMistakes {
  /// The optimal string alignment distance of a word to each beginning of another, from none of its
  /// letters to all of them; nothing if all are above a limit.
  private static func distances(
    _ left: [Unicode.Scalar], to right: ArraySlice<Unicode.Scalar>, limit: Int
  ) -> ArraySlice<Int> {
    // One array for all rows: making one for each would take most of the time.
    let width = right.count + 1
    var table = Array(0..<width)
    var letterBefore: Unicode.Scalar?
    for (row, letter) in left.enumerated() {
      var cost = row + 1
      var least = cost
      table.append(cost)
      var otherBefore: Unicode.Scalar?
      for (column, other) in right.enumerated() {
        let diagonal = row * width + column
        cost = min(table[diagonal] + (letter == other ? 0 : 1), table[diagonal + 1] + 1, cost + 1)
        if letter == otherBefore, letterBefore == other {
          cost = min(cost, table[diagonal - width - 1] + 1)
        }
        table.append(cost)
        least = min(least, cost)
        otherBefore = other
      }
      // No later row can have less.
      if least > limit { return [] }
      letterBefore = letter
    }
    return table.suffix(width)
  }
}
