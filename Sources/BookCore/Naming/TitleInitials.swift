/// The initials of the titles of a list: of no fewer words than a title has behind those that it
/// shares, or just of those that are not in all titles, or of all but the small ones.
///
/// So `oop` is *Harry Potter and the Order of the Phoenix* among other titles that begin so, `op`
/// is not, and `hpop` is.
struct TitleInitials {
  private let words: [[[Unicode.Scalar]]]

  /// How many words each title has that all titles begin with.
  private let sharedCounts: [Int]

  private let shared: [[Unicode.Scalar]]

  /// Takes the words of titles, of which the first so many are those of the list, two at least, and
  /// the rest are others.
  ///
  /// Another title, which may be in another language, need not share words with those of the list,
  /// and may share more with one of the others.
  init(_ words: [[[Unicode.Scalar]]], ownCount: Int) {
    self.words = words
    shared = words[0].filter { word in words[1..<ownCount].allSatisfy { $0.contains(word) } }
    let ownShared = words[..<ownCount].map { $0.countOfShared(with: words[0]) }.min() ?? 0
    var counts = words.map { min(ownShared, $0.countOfShared(with: words[0])) }
    let others = (ownCount..<words.count).sorted { index, other in
      words[index].lexicographicallyPrecedes(words[other]) { $0.lexicographicallyPrecedes($1) }
    }
    for next in others.indices.dropFirst() {
      let (index, other) = (others[next - 1], others[next])
      let count = words[index].countOfShared(with: words[other])
      counts[index] = max(counts[index], count)
      counts[other] = max(counts[other], count)
    }
    sharedCounts = counts
  }

  /// Whether letters are initials of the title at an index.
  func match(_ letters: [Unicode.Scalar], at index: Int) -> Bool {
    let words = words[index]
    let initials = words.map { $0[0] }
    let isWhole = letters.count >= initials.count - sharedCounts[index]
    return isWhole && initials.suffix(letters.count) == letters[...]
      || words.filter { !shared.contains($0) }.map { $0[0] } == letters
      || words.filter { !$0.isSmall }.map { $0[0] } == letters
  }
}

extension [[Unicode.Scalar]] {
  /// How many words two titles begin with alike.
  fileprivate func countOfShared(with other: [[Unicode.Scalar]]) -> Int {
    let count = Swift.min(count, other.count)
    return (0..<count).first { self[$0] != other[$0] } ?? count
  }
}
