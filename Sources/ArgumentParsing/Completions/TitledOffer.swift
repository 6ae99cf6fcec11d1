import DisplayText

/// A thing with a title that a line may name, such as a chapter.
package struct TitledOffer {
  /// What names it whole, or nil if nothing does.
  let name: String?

  package let title: String

  /// Whether it may be named here, so that a shell should offer it.
  let isAllowed: Bool

  /// Creates an offer.
  ///
  /// - Parameters:
  ///   - name: What names it whole, or nil if nothing does.
  ///   - title: Its title.
  ///   - isAllowed: Whether it may be named here.
  package init(name: String?, title: String, isAllowed: Bool = true) {
    self.name = name
    self.title = title
    self.isAllowed = isAllowed
  }
}

extension Completion {
  /// The candidates among things with titles.
  ///
  /// They are names or, if none begins with what was typed, words of titles that lead to one thing:
  /// `Azkaban` for `az`.
  ///
  /// - Parameters:
  ///   - offers: All things, so that a word is known to be in one title alone.
  ///   - phrase: The words before it that belong to the same title; empty if there are none.
  ///   - places: Finds the places that words could mean, as a run does, counted from 1. It is called
  ///     for words of titles alone.
  /// - Returns: The candidates in the order of the offers.
  package func candidates(
    among offers: [TitledOffer], behind phrase: String, places: (String) throws -> [Int]
  ) rethrows -> [Candidate] {
    let named = phrase.isEmpty ? offers.compactMap { $0.candidate(beginningWith: typed) } : []
    if !named.isEmpty || typed.isEmpty { return named }
    let start = phrase.isEmpty ? "" : phrase + " "
    let meant = try places(start + typed)
    // Of several, each word is looked up as in a run; among more, another letter helps sooner.
    guard meant.count <= 30 else { return [] }
    return try meant.compactMap { place in
      let offer = offers[place - 1]
      let word = try offer.words(beginningWith: typed).first {
        try meant.count == 1 || places(start + $0) == [place]
      }
      return word.map { Candidate($0, offer.title) }
    }
  }
}

extension TitledOffer {
  /// The most words of a title that are looked up.
  private static let maxWordCount = 8

  /// The most bytes of a word that is worth a Tab.
  private static let maxWordLength = 200

  fileprivate func candidate(beginningWith typed: String) -> Candidate? {
    guard isAllowed, let name, name.utf8.starts(with: typed.utf8), name.isVisible else {
      return nil
    }
    return Candidate(name, name.utf8.elementsEqual(title.utf8) ? "" : title)
  }

  /// The first words of the title that begin so, in small letters or capitals, and can be offered.
  fileprivate func words(beginningWith typed: String) -> [String] {
    guard isAllowed else { return [] }
    let typed = typed.lowercased()
    var words: [String] = []
    // By bytes, since the Characters of a heap of marks take quadratic time to compare.
    for part in title.utf8.split(separator: UInt8(ascii: " "))
    where part.count <= Self.maxWordLength {
      let word = String(Substring(part))
      guard word.lowercased().utf8.starts(with: typed.utf8), word.isVisible else { continue }
      words.append(word)
      if words.count == Self.maxWordCount { break }
    }
    return words
  }
}

extension String {
  /// Whether the text is the same on a terminal, so that it can be offered as it is.
  fileprivate var isVisible: Bool { utf8.elementsEqual(onOneLine.sanitizedForTerminal().utf8) }
}
