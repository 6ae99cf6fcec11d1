import BookCore

/// Words that were found.
struct TextHit: Equatable {
  let section: BookSection

  /// Where they stand in the section, counted as in ``BookPlace/character``.
  let characters: Range<Int>

  /// Where they begin.
  var place: BookPlace {
    BookPlace(section: section, character: characters.lowerBound)
  }
}
