/// Where the interactive reader looks for words.
enum SearchScope: Equatable {
  /// In the open volume.
  case volume

  /// In all volumes of the series.
  case series

  /// The other one.
  var other: SearchScope {
    self == .volume ? .series : .volume
  }
}

/// What was searched for.
struct SearchHistory {
  /// The words, the latest last, none of them twice.
  private(set) var words: [String] = []

  /// Where they were searched for the last time.
  private(set) var scope = SearchScope.volume

  /// Adds words; without any, those before are meant.
  ///
  /// - Returns: Whether another search than the last begins.
  mutating func add(_ words: String, in scope: SearchScope) -> Bool {
    let isRepetition = words.allSatisfy(\.isWhitespace)
    defer { self.scope = scope }
    if isRepetition { return scope != self.scope }
    self.words.removeAll { $0 == words }
    self.words.append(words)
    return true
  }
}
