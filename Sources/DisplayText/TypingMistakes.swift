/// Compares words to find typing mistakes.
package enum TypingMistakes {
  /// Longer texts are not words, and would take long to compare.
  package static let maxWordLength = 32

  /// The words that were probably meant: those with the fewest mistakes.
  ///
  /// - Parameters:
  ///   - typed: The word as it was typed.
  ///   - words: The words that may have been meant.
  ///   - asBeginning: Whether all that is left out at the end is one mistake.
  /// - Returns: The indices of the words and the number of mistakes, or nil if no word is near.
  package static func nearest(
    to typed: [Unicode.Scalar], among words: [[Unicode.Scalar]], asBeginning: Bool = false
  ) -> (indices: [Int], mistakes: Int)? {
    var nearest: (indices: [Int], mistakes: Int)?
    for (index, word) in words.enumerated() {
      guard let mistakes = count(in: typed, for: word, asBeginning: asBeginning) else { continue }
      if mistakes == nearest?.mistakes {
        nearest?.indices.append(index)
      } else if mistakes < nearest?.mistakes ?? .max {
        nearest = ([index], mistakes)
      }
    }
    return nearest
  }

  /// The number of mistakes that turn one word into the other: letters inserted, left out,
  /// replaced, or swapped with the next.
  ///
  ///     TypingMistakes.count(in: ["s", "h", "w", "o"], for: ["s", "h", "o", "w"])  // 1
  ///     TypingMistakes.count(in: ["l", "i", "s", "t"], for: ["s", "h", "o", "w"])  // nil
  ///
  /// - Parameters:
  ///   - typed: The word as it was typed.
  ///   - word: The word that may have been meant.
  ///   - asBeginning: Whether all that is left out at the end is one mistake.
  /// - Returns: The number, or nil if more than a third of the letters would have to change, since
  ///   it is then another word: `first` is not `fire`, and `shell` is not `help`.
  /// - Complexity: O(*nm*) in the lengths of the words, neither more than ``maxWordLength``.
  package static func count(
    in typed: [Unicode.Scalar], for word: [Unicode.Scalar], asBeginning: Bool = false
  ) -> Int? {
    guard typed.count <= maxWordLength, word.count <= maxWordLength else { return nil }
    let limit = max(typed.count, word.count) / 3
    guard abs(typed.count - word.count) <= limit else { return nil }
    let distances = distances(typed, word)
    let toBeginnings = asBeginning ? distances.dropLast().map { $0 + 1 } : []
    let count = toBeginnings.reduce(distances[word.count], min)
    return count <= limit ? count : nil
  }
}

extension TypingMistakes {
  /// The optimal string alignment distance of a word to each beginning of another, from none of its
  /// letters to all of them.
  private static func distances(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> [Int] {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = Array(repeating: row + 1, count: right.count + 1)
      for column in right.indices {
        let replacement = left[row] == right[column] ? 0 : 1
        var cost = min(
          previous[column] + replacement, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      beforePrevious = previous
      previous = current
    }
    return previous
  }
}
