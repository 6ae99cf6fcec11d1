import ArgumentParsing
import BookCore
import TypedText

/// Reads the volumes that the words of a command line name, one name after the other.
///
/// A name is the longest run of words that names one volume, by its number or by its title; what
/// follows may be the next name. Words that are all numbers are as many volumes, whatever titles
/// have them, so that a catalogue can be named number by number.
///
///     var names = VolumeNames(["goblet", "of", "fire", "9"])
///     try names.next(in: visit)  // [4]
///     names.remainder            // "9"
struct VolumeNames {
  /// The words that have not been read.
  private(set) var rest: ArraySlice<String>

  private let takesLists: Bool

  /// The place up to which all words are known to be numbers.
  private var numbersEnd = 0

  private var knownTitles: TitleLookup?

  /// Begins at the first word.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - takesLists: Whether one word may name several volumes, as `3-5` does.
  init(_ words: [String], takesLists: Bool = false) {
    rest = words[...]
    self.takesLists = takesLists
  }

  /// Reads a name; there must be at least one word.
  ///
  /// Where it throws, the words stay unread.
  ///
  /// - Parameter visit: The visit to the series, always the same.
  /// - Returns: The volumes that it names, several only if it is a list of numbers.
  /// - Throws: `ValidationError` if the series has no such volume, or several.
  mutating func next(in visit: Visit) throws -> [Int] {
    let words = rest.prefix(TitleLookup.maxWordCount)
    numbersEnd = max(numbersEnd, words.startIndex)
    while numbersEnd < words.endIndex, isNumber(words[numbersEnd]) { numbersEnd += 1 }
    let numberCount = numbersEnd - words.startIndex
    let places =
      numbersEnd == words.endIndex
      ? [] : titles(of: visit.series).places(ofRunsIn: Array(words))
    let runs = places.indices.filter { $0 >= numberCount }
    if let run = runs.last(where: { places[$0].count == 1 }) {
      rest.removeFirst(run + 1)
      return places[run]
    }
    if let word = words.first, numberCount > 0 {
      let volumes = try volumes(numbered: word, in: visit.series)
      rest.removeFirst()
      return volumes
    }
    let several = runs.last { places[$0].count > 1 }
    let name = (several.map { words.prefix($0 + 1) } ?? rest).joined(separator: " ")
    let titles = titles(of: visit.series)
    let match = several.map { .several(places[$0]) } ?? titles.match(for: name)
    let volume = try visit.volume(match, for: name, among: titles)
    rest = []
    return [volume]
  }

  /// What has not been read, as one text, or nil if everything has.
  var remainder: String? { rest.isEmpty ? nil : rest.joined(separator: " ") }

  private func isNumber(_ word: String) -> Bool {
    takesLists ? word.isNumberOrList : WholeNumber(word) != nil
  }

  private mutating func volumes(numbered word: String, in series: BookSeries) throws -> [Int] {
    do {
      if takesLists, let list = NumberList(word) { return try list.volumes(of: series) }
      return [try series.volume(numbered: word)]
    } catch let error as ValidationError {
      guard let volume = titles(of: series).place(ofNumber: word) else { throw error }
      return [volume]
    }
  }

  /// The titles of the series, which are folded once.
  mutating func titles(of series: BookSeries) -> TitleLookup {
    if let knownTitles { return knownTitles }
    let titles = TitleLookup(series.map(\.title))
    knownTitles = titles
    return titles
  }
}
