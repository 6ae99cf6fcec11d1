/// Finds the word that was probably meant.
enum Suggestion {
  /// Words longer than this are no typing mistakes.
  private static let longestWord = 64

  /// The nearest of some words, without regard to case.
  ///
  /// A word is near if the typed one is its beginning, or if no more than 40 % of its letters
  /// were typed wrong, where two letters in the wrong order count once.
  ///
  ///     Suggestion.nearest(to: "shwo", among: ["list", "show"])  // "show"
  ///
  /// - Parameters:
  ///   - typed: The word that names nothing.
  ///   - words: The words that name something, in the order of preference.
  /// - Returns: The nearest, or nil where none is near.
  static func nearest(to typed: String, among words: [String]) -> String? {
    guard !typed.isEmpty, typed.utf8.count <= longestWord else { return nil }
    let typedLetters = Array(typed.lowercased())
    var best: (word: String, distance: Int)?
    for word in words {
      let letters = Array(word.lowercased())
      guard let distance = distance(from: typedLetters, to: letters) else { continue }
      if best.map({ distance < $0.distance }) ?? true {
        best = (word, distance)
      }
    }
    return best?.word ?? words.first { $0.lowercased().hasPrefix(typed.lowercased()) }
  }
}

extension Suggestion {
  /// The number of typing mistakes between two words, or nil where they are too many.
  private static func distance(from typed: [Character], to word: [Character]) -> Int? {
    let limit = max(typed.count, word.count) * 2 / 5
    guard abs(typed.count - word.count) <= limit else { return nil }
    let distance = editDistance(typed, word)
    return distance <= limit ? distance : nil
  }

  /// Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours.
  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(
          previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}

extension Suggestion {
  /// The nearest option to one that does not exist.
  ///
  /// Besides typing mistakes this sees through a single dash (`-json`), a negation
  /// (`--no-json`) and a short name that the option might have had (`-j`).
  ///
  /// - Parameters:
  ///   - spelling: The option as it was typed, with its dashes.
  ///   - options: The options that exist.
  /// - Returns: The long spelling of the nearest, or nil where none is near.
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
