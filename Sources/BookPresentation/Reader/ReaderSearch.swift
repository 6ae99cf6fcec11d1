/// A search in the volume that is shown.
struct ReaderSearch: Equatable {
  /// What was looked for, as it was typed.
  let words: String

  /// Where it was found, at least once.
  let hits: [TextHit]

  /// Which of the hits the reader is at.
  var index: Int

  var current: TextHit {
    hits[index]
  }

  /// Goes on by some hits, and from the last to the first.
  mutating func advance(by step: Int) {
    index = (index + step + hits.count) % hits.count
  }
}
