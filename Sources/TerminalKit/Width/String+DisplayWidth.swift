extension String {
  /// How many terminal columns the text takes.
  ///
  /// Measured by Character, never by scalar or byte; see ``Swift/Character/displayWidth``.
  ///
  ///     "Hogwarts".displayWidth  // 8
  ///     "호그와트".displayWidth    // 8
  ///     "👨‍👩‍👧".displayWidth       // 2
  ///
  /// - Complexity: O(*n*) in the length of the text, and next to nothing for plain Latin text.
  package var displayWidth: Int {
    plainWidth ?? IteratorSequence(ClusterIterator(self)).reduce(0) { $0 + $1.width }
  }
}

extension Substring {
  /// How many terminal columns the text takes; see ``Swift/String/displayWidth``.
  package var displayWidth: Int {
    String(self).displayWidth
  }
}
