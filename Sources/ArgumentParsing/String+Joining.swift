extension String {
  /// Appends a word, with a separator before it unless it is the first.
  ///
  /// A list need not be made for it, as `joined(separator:)` asks.
  mutating func join(_ word: String, by separator: String) {
    if !isEmpty {
      self += separator
    }
    self += word
  }
}
