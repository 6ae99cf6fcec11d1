import PlainText

/// Finds the word that was probably meant.
enum Suggestion {
  /// The nearest of some words, without regard to case.
  ///
  /// A word is near if it begins with the typed one, or if at most 40 % of its letters were
  /// mistyped; two letters in the wrong order are one mistake.
  ///
  ///     Suggestion.nearest(to: "shwo", among: ["list", "show"])  // "show"
  ///
  /// - Parameters:
  ///   - typed: The unknown word.
  ///   - words: The known words, in order of preference.
  /// - Returns: The nearest, or nil if none is near.
  static func nearest(to typed: String, among words: [String]) -> String? {
    guard !typed.isEmpty, typed.utf8.count <= TypingMistakes.maxWordLength else { return nil }
    let typed = typed.lowercased()
    var best: (word: String, mistakes: Int)?
    for word in words {
      let letters = word.lowercased().unicodeScalars
      guard let mistakes = TypingMistakes.count(in: typed.unicodeScalars, for: letters) else {
        continue
      }
      if best.map({ mistakes < $0.mistakes }) ?? true { best = (word, mistakes) }
    }
    return best?.word ?? words.first { $0.lowercased().hasPrefix(typed) }
  }
}

extension Suggestion {
  /// The nearest option to one that does not exist.
  ///
  /// Besides typing mistakes, this recognizes a single dash (`-json`), a negation (`--no-json`) and
  /// a short name that the option might have had (`-j`).
  ///
  /// - Parameters:
  ///   - spelling: The option as it was typed, with its dashes.
  ///   - options: The options that exist.
  /// - Returns: The long spelling of the nearest, or nil if none is near.
  static func nearest(to spelling: String, among options: [OptionDefinition]) -> String? {
    let typed = String(spelling.drop { $0 == "-" })
    if spelling.count == 2, let letter = typed.first {
      let name = options.first { isInitial(letter, of: $0.name) }?.name
      return name.map { "--\($0)" }
    }
    let names = options.map(\.name)
    let name = nearest(to: typed, among: names) ?? nearest(toNegation: typed, among: names)
    return name.map { "--\($0)" }
  }
}

extension Suggestion {
  private static func isInitial(_ letter: Character, of name: String) -> Bool {
    name.first.map { $0.lowercased() == letter.lowercased() } ?? false
  }

  private static func nearest(toNegation typed: String, among names: [String]) -> String? {
    guard typed.hasPrefix("no-") else { return nil }
    return nearest(to: String(typed.dropFirst("no-".count)), among: names)
  }
}
