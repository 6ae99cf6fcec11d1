/// How much one word differs from another.
enum EditDistance {
  /// The number of typing mistakes that make one word of another.
  ///
  /// - Returns: The number, or nil if more than 40 % of the letters would have to change, since
  ///   that is another word.
  static func ofMistake(
    _ left: some Collection<Unicode.Scalar>, _ right: some Collection<Unicode.Scalar>
  ) -> Int? {
    let limit = max(left.count, right.count) * 2 / 5
    guard abs(left.count - right.count) <= limit else { return nil }
    let distance = between(left, right)
    return distance <= limit ? distance : nil
  }

  /// The number of typing mistakes: letters inserted, left out, replaced, or swapped with the next.
  ///
  /// - Complexity: O(*nm*) in the lengths of the words.
  static func between(
    _ left: some Collection<Unicode.Scalar>, _ right: some Collection<Unicode.Scalar>
  ) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let exchange = left[row] == right[column] ? 0 : 1
        var cost = min(
          previous[column] + exchange, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
