extension String {
  /// Appends a word, with a separator before it unless it is the first.
  mutating func join(_ word: String, by separator: String) {
    if !isEmpty {
      self += separator
    }
    self += word
  }
}
