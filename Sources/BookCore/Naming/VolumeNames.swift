import DisplayText
import TypedText

/// Reads the volumes that words name, one name after the other.
struct VolumeNames {
  private let series: BookSeries

  /// The words that have not been read.
  private(set) var rest: ArraySlice<String>

  /// Whether one word may name several volumes, as `3-5` does.
  private let takesLists: Bool

  /// The place up to which all words are known to be numbers.
  private var numbersEnd = 0

  /// The titles of the series, which are folded only for words, and once.
  private lazy var ownTitles = TitleLookup(series.map(\.title))

  /// The same with other titles, for words that fit no title.
  private lazy var allTitles =
    series.contains(where: \.hasOtherTitles) ? ownTitles.adding(otherTitlesOf: series) : ownTitles

  /// Whether other titles count although no name has asked for them.
  private let takesOtherTitles: Bool

  var titles: TitleLookup {
    mutating get { takesOtherTitles ? allTitles : ownTitles }
  }

  init(
    _ words: [String], of series: BookSeries, takesLists: Bool = false,
    takesOtherTitles: Bool = false
  ) {
    self.series = series
    self.takesLists = takesLists
    self.takesOtherTitles = takesOtherTitles
    rest = []
    begin(with: words)
  }

  /// Begins again with other words; titles that are folded stay so.
  mutating func begin(with words: [String]) {
    rest =
      words.flatMap { word in
        // A title may have the whole word.
        guard let parts = word.partedNumber,
          !series.contains(where: { $0.title.lowercased().words.contains(word.lowercased()) })
        else { return [word] }
        return parts
      }[...]
    numbersEnd = 0
  }

  /// Reads a name: one volume, or several if it is a list of numbers.
  mutating func next() throws(NameError) -> [Int] {
    let words = rest.prefix(TitleLookup.maxWordCount)
    let numbers = SaidNumbers(rest)
    numbersEnd = max(numbersEnd, words.startIndex)
    var next = numbersEnd == words.startIndex ? numbers : SaidNumbers(rest[numbersEnd...])
    while numbersEnd < words.endIndex, let plain = next, isPlain(plain) {
      numbersEnd += plain.wordCount
      next = SaidNumbers(rest[numbersEnd...])
    }
    // A title has more than the numbers, and all of a list or of what a word says to be one.
    let numberCount = numbersEnd - words.startIndex
    let isSign = numberCount > 0 && rest[numbersEnd...].first.flatMap(SaidNumbers.sign) != nil
    let last = numberCount + (next?.wordCount ?? (isSign ? 2 : 1)) - 1
    let runs = numbersEnd < words.endIndex ? places(ofRunsIn: Array(words), from: last) : []
    if let run = runs.indices.last(where: { $0 >= last && runs[$0].count == 1 }) {
      rest.removeFirst(run + 1)
      return runs[run]
    }
    let several = runs.indices.last { $0 >= last && runs[$0].count > 1 }
    if let numbers, numberCount > 0 || several == nil { return try volumes(numbers) }
    let name = Array(several.map { words.prefix($0 + 1) } ?? rest).joined(by: " ")
    let known = several ?? (rest.count == 1 ? runs.indices.first : nil)
    let places = known.map { runs[$0] } ?? allTitles.places(named: name)
    let volume = try places.only(named: name, .volume, named)
    rest = []
    return [volume]
  }

  /// Reads the volumes with some numbers, or the one with a title that is or begins so.
  private mutating func volumes(_ numbers: SaidNumbers) throws(NameError) -> [Int] {
    if numbers.kind == .chapter { throw NameError(.noTitle(Array(rest).joined(by: " "), .volume)) }
    let name = Array(rest.prefix(numbers.wordCount)).joined(by: " ")
    rest.removeFirst(numbers.wordCount)
    let mayBeTitle = numbers.kind == nil
    if mayBeTitle, numbers.wordCount > 1, let volume = allTitles.place(of: name) { return [volume] }
    do throws(NameError) {
      if numbers.isRangeOrList, !takesLists { throw NameError(.severalVolumes(name)) }
      return try numbers.volumes(of: series, titles: ownTitles)
    } catch {
      guard mayBeTitle, let volume = allTitles.place(ofNumber: name) else { throw error }
      return [volume]
    }
  }

  /// Whether numbers are volumes, whatever titles have them.
  private func isPlain(_ numbers: SaidNumbers) -> Bool {
    numbers.kind == nil && (takesLists || !numbers.isRangeOrList)
  }

  /// The volumes by their numbers.
  var named: [NamedTitle] { series.namedVolumes(withOtherTitles: takesOtherTitles) }

  /// The volumes that the first of some words name, the first two and so on: by their titles or, if
  /// none of these from a last word on leads to one, by other titles too.
  private mutating func places(ofRunsIn words: [String], from last: Int) -> [[Int]] {
    let runs = ownTitles.places(ofRunsIn: words)
    return runs.dropFirst(last).contains { $0.count == 1 }
      ? runs : allTitles.places(ofRunsIn: words)
  }

  /// Whether a word is read as a number, or as a list of them where that is taken.
  func isNumber(_ word: String) -> Bool {
    takesLists ? NumberList(word) != nil : WholeNumber(word) != nil
  }
}

extension String {
  /// The words between spaces.
  var words: [String] { unicodeScalars.split(separator: " ").map { String($0) } }
}
