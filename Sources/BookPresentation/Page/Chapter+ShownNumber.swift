import BookCore

extension Chapter {
  /// The number that is shown for the chapter: its own, or, if it has neither number nor title, its
  /// place.
  ///
  /// - Parameter place: The place of the chapter, counted from 1.
  /// - Returns: The number, or nil for a chapter that is known by its title alone.
  func shownNumber(at place: Int) -> Int? {
    number ?? (title.isEmpty ? place : nil)
  }
}
