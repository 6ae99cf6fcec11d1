import TypedText

/// Finds the words that were probably meant.
enum Suggestion {
  /// The nearest of some words, without regard to case.
  ///
  /// They are those that begin with the typed one, or else those with the fewest mistyped letters:
  /// at most a third, and two letters in the wrong order are one mistake.
  ///
  ///     Suggestion.words(like: "shwo", among: ["list", "show"])         // ["show"]
  ///     Suggestion.words(like: "s", among: ["list", "show", "search"])  // ["show", "search"]
  ///
  /// - Parameters:
  ///   - typed: The unknown word.
  ///   - words: The known words.
  /// - Returns: The nearest in their order; none if no word is near.
  static func words(like typed: String, among words: [String]) -> [String] {
    guard !typed.isEmpty, typed.utf8.count <= TypingMistakes.maxWordLength else { return [] }
    let typed = typed.lowercased()
    if let same = words.first(where: { $0.lowercased() == typed }) { return [same] }
    let longer = words.filter { $0.lowercased().hasPrefix(typed) }
    return longer.isEmpty ? mistyped(typed, among: words) : longer
  }

  /// The nearest options to one that does not exist.
  ///
  /// Besides typing mistakes, this recognizes a single dash (`-json`), a negation (`--no-json`), a
  /// short name in the other case (`-W`), one that a flag might have had (`-j`), and `-?`.
  ///
  /// - Parameters:
  ///   - spelling: The option as it was typed, with its dashes.
  ///   - options: The options that exist.
  /// - Returns: The spellings of the nearest; none if no option is near.
  static func options(like spelling: String, among options: [OptionDefinition]) -> [String] {
    let typed = String(spelling.drop { $0 == "-" })
    guard typed.utf8.count <= TypingMistakes.maxWordLength else { return [] }
    if spelling.count == 2, let letter = typed.first { return self.options(like: letter, options) }
    let names = options.map(\.name)
    let near = words(like: typed, among: names)
    return (near.isEmpty ? words(likeNegation: typed, among: names) : near).map { "--\($0)" }
  }
}

extension Suggestion {
  private static func mistyped(_ typed: String, among words: [String]) -> [String] {
    let letters = words.map { Array($0.lowercased().unicodeScalars) }
    let nearest = TypingMistakes.nearest(to: Array(typed.unicodeScalars), among: letters)
    return nearest?.indices.map { words[$0] } ?? []
  }

  private static func options(like letter: Character, _ options: [OptionDefinition]) -> [String] {
    if letter == "?" { return [StandardFlags.help.spelling] }
    let typed = letter.lowercased()
    let other = options.first { $0.short.map { $0.lowercased() == typed } ?? false }
    if let spelling = other?.shortSpelling { return [spelling] }
    return options.filter { $0.isFlag && $0.name.hasPrefix(typed) }.map(\.spelling)
  }

  private static func words(likeNegation typed: String, among names: [String]) -> [String] {
    guard typed.hasPrefix("no-") else { return [] }
    return words(like: String(typed.dropFirst("no-".count)), among: names)
  }
}
