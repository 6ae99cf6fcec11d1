import DisplayText
import TypedText

extension [String] {
  /// Whether the words begin with the number of a volume or of a chapter, or with a list of them:
  /// `3`, `vol 3`, `ch. 9`, `1 to 3`.
  package var beginWithNumber: Bool { SaidNumbers(self[...]) != nil }
}

extension BookSeries {
  /// Finds the volumes of the range or list with which words begin, such as `3-5`, `1,3-5` or `1
  /// and 2`, each once, and how many words that is; nil if they begin with none, or if a title is
  /// meant.
  package func books(
    listedIn words: [String]
  ) throws(NameError) -> (books: [Book], wordCount: Int)? {
    guard let said = SaidNumbers(words[...]), said.kind != .chapter, said.isRangeOrList else {
      return nil
    }
    // One word of numbers is a list, whatever titles have them.
    let isTitle = said.wordCount < words.count || said.wordCount > 1
    if isTitle, (try? bookAndChapter(named: words)) != nil { return nil }
    var seen: Set<Int> = []
    do {
      let volumes = try said.volumes(of: self, titles: TitleLookup(map(\.title)))
        .filter { seen.insert($0).inserted }
      return (volumes.map { books[$0 - 1] }, said.wordCount)
    } catch {
      if (try? bookAndChapter(named: words)) != nil { return nil }
      throw error
    }
  }
}

/// A word before a number that says what it is: `ch. 9`, `vol 3`, `book3`.
struct NumberWord {
  enum Kind { case volume, chapter }

  let kind: Kind

  /// The ways to write it.
  let spellings: [String]

  /// What stands behind it in the same word: the number in `ch10`, or nothing.
  let rest: String

  init?(_ word: String) {
    // By bytes, since to compare a Character with any other puts its marks in order.
    let letters = word.utf8.prefix { (0x61...0x7A).contains($0 | 0x20) }
    switch String(Substring(letters)).lowercased() {
    case "ch", "chap", "chapter": (kind, spellings) = (.chapter, ["ch", "chap", "chapter"])
    case "vol", "volume": (kind, spellings) = (.volume, ["vol", "volume"])
    case "book": (kind, spellings) = (.volume, ["book"])
    default: return nil
    }
    let rest = word[letters.endIndex...]
    self.rest = String(rest.first == "." ? rest.dropFirst() : rest)
  }
}

extension String {
  /// The word and the number in `book3`; nil if it is not such a word.
  var partedNumber: [String]? {
    guard let rest = NumberWord(self)?.rest, !rest.isEmpty, NumberList(rest) != nil else {
      return nil
    }
    return [String(dropLast(rest.count)), rest]
  }

  /// What the word says of the number behind it; nil if it says nothing, or has the number in it.
  var numberKind: NumberWord.Kind? { NumberWord(self).flatMap { $0.rest.isEmpty ? $0.kind : nil } }
}

/// The numbers with which words begin: `3`, `vol. 3`, `ch10`, `1-3`, `1 to 3`, `1, 2 and vol 5`.
struct SaidNumbers {
  /// What they are said to be; nil if nothing is said.
  private(set) var kind: NumberWord.Kind?

  /// How many of the words they are.
  private(set) var wordCount: Int

  private let list: NumberList

  /// Those of which a word says what they are, each behind the word.
  private var names: [[String]]

  /// Whether they may be several.
  var isRangeOrList: Bool { list.isRangeOrList }

  init?(_ words: ArraySlice<String>) {
    guard let first = Self.number(words) else { return nil }
    var (word, text) = (first.word, first.text)
    (kind, wordCount) = (word?.kind, first.wordCount)
    names = Self.names(word, text)
    while kind != .chapter, WholeNumber(text)?.isSigned != true {
      let rest = words.dropFirst(wordCount)
      let sign = text.last == "," ? "" : rest.first.flatMap(Self.sign)
      let signCount = text.last == "," ? 0 : 1
      guard let sign, let next = Self.number(rest.dropFirst(signCount)),
        next.word?.kind != .chapter,
        WholeNumber(next.text)?.isSigned != true
      else { break }
      word = next.word ?? word
      kind = word?.kind
      names += Self.names(word, next.text)
      text += sign + next.text
      wordCount += signCount + next.wordCount
    }
    guard let list = NumberList(text) else { return nil }
    self.list = list
  }

  /// The volumes, in the order in which they were said.
  ///
  /// Of several, one is in question that a title elsewhere has too, as where *Book 1* is volume 2.
  func volumes(
    of series: BookSeries, titles: @autoclosure () -> TitleLookup
  ) throws(NameError) -> [Int] {
    if isRangeOrList, !names.isEmpty {
      let titles = titles()
      for words in names {
        let titled = titles.places(ofRunsIn: words).dropFirst().first ?? []
        if titled.isEmpty { continue }
        let volumes = series.volumes.filter { $0 == WholeNumber(words[1])?.value }
        _ = try Set(titled + volumes).sorted()
          .only(named: words.joined(by: " "), .volume, series.namedVolumes())
      }
    }
    return try list.volumes(of: series)
  }

  /// The sign for a word between two numbers; nil if it makes no list of them.
  static func sign(for word: String) -> String? {
    switch word.lowercased() {
    case "and", "&": ","
    case "to", "-", "–", "—": "-"
    default: nil
    }
  }

  private static func names(_ word: NumberWord?, _ text: String) -> [[String]] {
    guard let word, let list = NumberList(text) else { return [] }
    return list.ends.map { [word.spellings[0], $0] }
  }

  private static func number(
    _ words: ArraySlice<String>
  ) -> (word: NumberWord?, text: String, wordCount: Int)? {
    guard let first = words.first else { return nil }
    guard let word = NumberWord(first) else {
      return NumberList(first) == nil ? nil : (nil, first, 1)
    }
    let text = word.rest.isEmpty ? words.dropFirst().first ?? "" : word.rest
    return NumberList(text) == nil ? nil : (word, text, word.rest.isEmpty ? 2 : 1)
  }
}

/// Volumes by their numbers: `3`, `3-5` or `1,3-5`.
struct NumberList {
  /// The parts between commas, each with the one or two numbers that it has.
  private let parts: [[String]]

  /// Reads a word; nil if it is neither a number nor a list.
  init?(_ word: String) {
    // Nearly all words begin with a letter, which begins no number.
    guard let first = word.utf8.first, first < UInt8(ascii: "A") || first >= 0x80 else {
      return nil
    }
    parts =
      WholeNumber(word) != nil
      ? [[word]]
      : word.unicodeScalars.split(separator: ",").map { part in
        part.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" || $0 == "—" }
          .map { String($0) }
      }
    let areRanges = parts.allSatisfy { part in
      part.allSatisfy { WholeNumber($0) != nil }
    }
    if !areRanges || parts.isEmpty { return nil }
  }

  /// The numbers that it has, and the first and last ones of its ranges.
  var ends: [String] { parts.flatMap(\.self) }

  /// Whether it may be several.
  var isRangeOrList: Bool { parts.count > 1 || parts[0].count > 1 }

  /// The volumes, in the order in which they were typed.
  func volumes(of series: BookSeries) throws(NameError) -> [Int] {
    var volumes: [Int] = []
    for part in parts {
      let ends = try part.map { text throws(NameError) in
        let number = WholeNumber(text)
        if number?.isSigned == true { throw NameError(.step(text, .volume)) }
        guard let volume = number?.value, series.volumes.contains(volume) else {
          throw NameError(.noNumber(text, .volume, count: series.count))
        }
        return volume
      }
      if part.count > 2 { throw NameError(.noTitle(part.joined(by: "-"), .volume)) }
      let (first, last) = (ends[0], ends[ends.count - 1])
      guard first <= last else { throw NameError(.backwards(first: first, last: last)) }
      volumes += first...last
    }
    return volumes
  }
}
