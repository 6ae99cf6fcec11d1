import ArgumentParsing
import BookCore

/// Reads the volumes that the words of a command line name, one name after the other.
///
/// A name is the longest run of words that names one volume, by its number or by its title; what
/// follows may be the next name. Words that are all numbers are as many volumes, whatever titles
/// have them, so that a catalogue can be named number by number.
///
///     var names = VolumeNames(["goblet", "of", "fire", "9"], visit)
///     try names.next()  // [4...4]
///     names.rest        // ["9"]
struct VolumeNames {
  /// The words that have not been read.
  private(set) var rest: ArraySlice<String>

  private let visit: Visit

  /// For each word, whether it is a number or, if lists are taken, a list of numbers.
  private let areNumbers: [Bool]

  private var knownTitles: TitleLookup?

  /// Begins at the first word.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - visit: The visit to the series.
  ///   - takesLists: Whether one word may name several volumes, as `3-5` does.
  init(_ words: [String], _ visit: Visit, takesLists: Bool = false) {
    rest = words[...]
    self.visit = visit
    areNumbers = words.map { takesLists ? NumberList($0) != nil : WholeNumber($0) != nil }
  }

  /// Reads a name; there must be at least one word.
  ///
  /// Where it throws, the words stay unread.
  ///
  /// - Returns: The volumes that it names, several only if it is a list of numbers.
  /// - Throws: `ValidationError` if the series has no such volume, or several.
  mutating func next() throws -> [ClosedRange<Int>] {
    let words = rest.prefix(TitleLookup.maxWordCount)
    let numberCount = areNumbers[words.indices].prefix { $0 }.count
    let places = numberCount == words.count ? [] : try titles().places(ofRunsIn: Array(words))
    let runs = places.indices.filter { $0 >= numberCount }
    if let run = runs.last(where: { places[$0].count == 1 }) {
      rest.removeFirst(run + 1)
      return [places[run][0]...places[run][0]]
    }
    if let word = words.first, numberCount > 0 {
      let volumes = try volumes(numbered: word)
      rest.removeFirst()
      return volumes
    }
    let several = runs.last { places[$0].count > 1 }
    let name = (several.map { words.prefix($0 + 1) } ?? rest).joined(separator: " ")
    let titles = try titles()
    let match = several.map { .several(places[$0]) } ?? titles.match(for: name)
    let volume = try visit.volume(match, for: name, among: titles)
    rest = []
    return [volume...volume]
  }

  private mutating func volumes(numbered word: String) throws -> [ClosedRange<Int>] {
    do {
      return try NumberList(word)?.volumes(of: visit.series) ?? []
    } catch let error as ValidationError {
      // A number may also be a title, such as 1984.
      guard let volume = try titles().place(of: word) else { throw error }
      return [volume...volume]
    }
  }

  /// The titles of the series, which are folded once.
  mutating func titles() throws -> TitleLookup {
    if let knownTitles { return knownTitles }
    let titles = TitleLookup(try visit.series.headings().map(\.title))
    knownTitles = titles
    return titles
  }
}
