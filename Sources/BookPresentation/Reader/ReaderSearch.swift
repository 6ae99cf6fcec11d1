import BookCore

/// What is searched for in the volume that is shown, and which hit was chosen.
///
/// A search goes on in the next volume, with no hit chosen yet.
struct ReaderSearch: Equatable {
  /// The search words, as typed.
  let words: String

  /// Where they were found.
  let hits: [TextHit]

  /// The index of the hit that was chosen last, or nil if none has been.
  private(set) var index: Int?

  /// Finds words in a volume.
  init(_ words: String, in book: Book) {
    self.words = words
    hits = TextSearch(book).hits(for: words)
  }

  /// Takes over what a search of all volumes has found in this one.
  init(_ words: String, in book: Book, found: [SearchHit]) {
    self.words = words
    hits = TextSearch(book).hits(in: found)
  }

  /// The hit that was chosen last, or nil if none has been.
  var current: TextHit? {
    index.map { hits[$0] }
  }

  /// Chooses another hit.
  ///
  /// - Parameters:
  ///   - step: 1 for the next one, -1 for the one before. After the last one comes the first.
  ///   - place: Where to begin if none has been chosen: with the first hit from there on, or with
  ///     the last one before.
  mutating func advance(by step: Int, from place: BookPlace) {
    guard !hits.isEmpty else { return }
    let next =
      if let index {
        index + step
      } else {
        (hits.firstIndex { $0.place >= place } ?? hits.count) + (step > 0 ? 0 : step)
      }
    index = (next + hits.count) % hits.count
  }

  /// Chooses the first hit in a text.
  mutating func choose(in field: SearchHit.Field) {
    index = hits.firstIndex { $0.field == field }
  }
}
