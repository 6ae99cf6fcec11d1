import DisplayText
import TypedText

/// Reads the volumes that words name, one name after the other.
struct VolumeNames {
  private let series: BookSeries

  /// Titles that the series has lost, whose places follow those of the volumes.
  let lost: [String]

  /// The words that have not been read.
  private(set) var rest: ArraySlice<String>

  /// Whether one word may name several volumes, as `3-5` does.
  private let takesLists: Bool

  /// The place up to which all words are known to be numbers.
  private var numbersEnd = 0

  /// The titles of the series, which are folded only for words, and once.
  private lazy var ownTitles = TitleLookup(series.map(\.title), besides: lost)

  /// The same with other titles, for words that fit no title.
  private lazy var allTitles =
    series.contains(where: \.hasOtherTitles) ? ownTitles.adding(otherTitlesOf: series) : ownTitles

  /// Whether other titles count although no name has asked for them.
  private let takesOtherTitles: Bool

  var titles: TitleLookup {
    mutating get { takesOtherTitles ? allTitles : ownTitles }
  }

  init(
    _ words: [String], of series: BookSeries, besides lost: [String] = [],
    takesLists: Bool = false, takesOtherTitles: Bool = false
  ) {
    self.series = series
    self.lost = lost
    self.takesLists = takesLists
    self.takesOtherTitles = takesOtherTitles
    rest = words[...]
  }

  /// Begins again with other words; titles that are folded stay so.
  mutating func begin(with words: [String]) { (rest, numbersEnd) = (words[...], 0) }

  /// Reads a name: one volume, or several if it is a list of numbers.
  mutating func next() throws(NameError) -> [Int] {
    if let volume = printedVolume() { return [volume] }
    let words = rest.prefix(TitleLookup.maxWordCount)
    numbersEnd = max(numbersEnd, words.startIndex)
    while numbersEnd < words.endIndex, isNumber(words[numbersEnd]) { numbersEnd += 1 }
    let numberCount = numbersEnd - words.startIndex
    let runs = numbersEnd == words.endIndex ? [] : places(ofRunsIn: Array(words))
    if let run = runs.indices.last(where: { $0 >= numberCount && runs[$0].count == 1 }) {
      rest.removeFirst(run + 1)
      return runs[run]
    }
    if let word = words.first, let numbers = NumberList(word, takesLists: takesLists) {
      rest.removeFirst()
      do {
        return try numbers.volumes(of: series)
      } catch {
        guard let volume = allTitles.place(ofNumber: word) else { throw error }
        return [volume]
      }
    }
    let several = runs.lastIndex { $0.count > 1 }
    let name = Array(several.map { words.prefix($0 + 1) } ?? rest).joined(by: " ")
    let known = several ?? (rest.count == 1 ? runs.indices.first : nil)
    let places = known.map { runs[$0] } ?? allTitles.places(named: name)
    let volume = try places.only(named: name, .volume, named)
    rest = []
    return [volume]
  }

  /// The volumes by their numbers, and the lost titles, which have no names.
  var named: [NamedTitle] {
    series.namedVolumes(withOtherTitles: takesOtherTitles)
      + lost.enumerated().map {
        NamedTitle(place: series.count + 1 + $0, name: nil, title: $1)
      }
  }

  /// The same, with the whole titles as the names of those lost ones that they name.
  var namedInFull: [NamedTitle] {
    mutating get {
      let distinct = lost.isEmpty ? [] : ownTitles.distinctPlaces
      return named.map { thing in
        let isName = distinct.contains(thing.place) && thing.name == nil && !isNumber(thing.title)
        return NamedTitle(
          place: thing.place, name: isName ? thing.title : thing.name, title: thing.title)
      }
    }
  }

  /// The volumes that the first of some words name, the first two and so on: by their titles or, if
  /// these lead to none, by other titles too.
  private mutating func places(ofRunsIn words: [String]) -> [[Int]] {
    let runs = ownTitles.places(ofRunsIn: words)
    return runs.contains { $0.count == 1 } ? runs : allTitles.places(ofRunsIn: words)
  }

  /// Whether a word is read as a number, or as a list of them where that is taken.
  func isNumber(_ word: String) -> Bool { NumberList(word, takesLists: takesLists) != nil }
}

extension VolumeNames {
  /// Reads a volume as it is printed: its number before its title, of which an ellipsis may take the
  /// beginning, or before words of it.
  ///
  /// Where the number is a word of its own, words of the title may be the next name or a chapter, and
  /// belong to it only in front of a chapter.
  private mutating func printedVolume() -> Int? {
    // Most names are words, and of many numbers in a row each is a volume.
    guard let first = rest.first, first.first?.isNumber == true,
      WholeNumber(first) == nil || rest.dropFirst().first.map(isNumber) == false
    else { return nil }
    var words = first.words
    let digits = words.removeFirst()
    guard let number = WholeNumber(digits.last == "," ? String(digits.dropLast()) : digits),
      let book = number.value.flatMap({ series[volume: $0] })
    else { return nil }
    let isApart = words.isEmpty
    let titleLength = book.title.words.count
    var (name, used) = (words, 1)
    while name.count < titleLength, used < rest.count {
      name += rest[rest.startIndex + used].words
      used += 1
    }
    var length = Self.length(of: book.title, at: name, upTo: titleLength)
    if length == nil, !isApart || !takesLists {
      (name, used) = isApart ? (rest.dropFirst().flatMap(\.words), rest.count) : (words, 1)
      length = self.length(ofNameOf: book, at: name)
      if length == name.count, WholeNumber(first) != nil { return nil }
    }
    guard let length else { return nil }
    name.removeFirst(length)
    rest = name.isEmpty ? rest.dropFirst(used) : (name + rest.dropFirst(used))[...]
    numbersEnd = rest.startIndex
    return book.seriesNumber
  }

  /// How many words at the beginning of others are in the title of a volume, or in another one, up
  /// to the end or to the number of a chapter; nil if none are, or something else follows.
  private mutating func length(ofNameOf book: Book, at words: [String]) -> Int? {
    let names = words.map { $0.last == "," ? String($0.dropLast()) : $0 }
    func longest(_ titles: TitleLookup) -> Int? {
      titles.places(ofRunsIn: names).lastIndex { $0.contains(book.seriesNumber) }.map { $0 + 1 }
    }
    guard let length = longest(ownTitles) ?? longest(allTitles) else { return nil }
    let rest = Array(words[length...]).joined(by: " ")
    return rest.isEmpty || Book.saysChapter(rest) ? length : nil
  }

  /// How many words at the beginning of others are a title, or the end of it behind an ellipsis; nil
  /// if none are.
  private static func length(of title: String, at words: [String], upTo count: Int) -> Int? {
    guard let first = words.first else { return nil }
    let ellipsis = ["…", "..."].first(where: first.hasPrefix)
    var folding = TextFolding()
    let letters = folding.fold(title).trimmedLetters
    let lengths = ellipsis == nil ? count...count : 1...min(count, TitleLookup.maxWordCount)
    for length in lengths.reversed() where length <= words.count {
      let text = Array(words[..<length]).joined(by: " ").dropFirst(ellipsis?.count ?? 0)
      var typed = folding.fold(String(text)).trimmedLetters
      // The sign before what follows.
      if typed.last == ",", letters.last != "," { typed.removeLast() }
      let start = letters.count - typed.count
      guard !typed.isEmpty, letters.suffix(typed.count) == typed else { continue }
      if start == 0 || ellipsis != nil && letters.dropLast(typed.count).last == " " {
        return length
      }
    }
    return nil
  }
}

extension String {
  /// The words between spaces.
  var words: [String] { unicodeScalars.split(separator: " ").map { String($0) } }
}
