import DisplayText
import TypedText

extension Book {
  /// Finds a chapter by what a person types: its number, words of its title, or both as they are
  /// printed.
  ///
  ///     let book = try BookSeries.embedded()[2]
  ///     try book.chapter(named: "9").title                             // "Grim Defeat"
  ///     try book.chapter(named: "defeat").place                        // 9
  ///     try book.chapter(named: "chapter 9 of 22, Grim Defeat").place  // 9
  ///
  /// The number that is printed before a title counts, so that after a prologue without a number
  /// chapter 1 is the second in its place. A number that no chapter has is the place or the title
  /// of a chapter; one with a sign is a title alone. Of chapters with the same number, the title
  /// says which is meant, as does the count of all if it is the one at that place. Behind a number,
  /// the count of another volume is an error. Titles are compared as in
  /// ``BookSeries/book(named:)``.
  ///
  /// - Parameter name: The name.
  /// - Returns: The chapter.
  /// - Throws: ``NameError`` if the book has no such chapter, or several.
  public func chapter(named name: String) throws(NameError) -> Chapter {
    chapters[try placeOfChapter(named: name) - 1]
  }

  private func placeOfChapter(named name: String) throws(NameError) -> Int {
    guard !chapters.isEmpty else { throw NameError(.noChapters(volume: seriesNumber)) }
    let heading = PrintedHeading(name)
    var places = heading?.number.map { ChapterNumbers(chapters).places(of: $0) } ?? []
    let number = WholeNumber(name)
    let isStep = number?.isSigned == true
    if places.count == 1, number != nil, !isStep { return places[0] }
    // A number may also be a title, such as 1984.
    let titles = TitleLookup(chapters.map(\.title))
    if let place = titles.place(of: name) { return place }
    let kind = NameError.Kind.chapter(ofVolume: seriesNumber)
    if isStep { throw NameError(.step(name, kind)) }
    if let count = heading?.count, WholeNumber(count)?.value != chapters.count {
      if case let places = titles.places(named: name), places.count == 1 { return places[0] }
      throw NameError(.wrongCount(count, ofVolume: seriesNumber, count: chapters.count))
    }
    if let heading {
      // How many chapters there are is printed only behind a number that is the place.
      if heading.count != nil, let place = heading.number, places.contains(place) {
        places = [place]
      }
      if heading.title.isEmpty {
        if places.isEmpty { throw NameError(.noNumber(heading.text, kind, count: chapters.count)) }
        return try places.only(named: name, kind, namedChapters)
      }
      let titled = TitleLookup(places.map { chapters[$0 - 1].title }).places(named: heading.title)
      if !titled.isEmpty {
        return try titled.map { places[$0 - 1] }.only(named: name, kind, namedChapters)
      }
    }
    return try titles.places(ofWordsOf: name).only(named: name, kind, namedChapters)
  }

  /// What a person can type to name each chapter: its number, with its title if others have that
  /// number, or its place, or, where that is the number of another, its title.
  package var namedChapters: [NamedTitle] {
    let numbers = ChapterNumbers(chapters)
    lazy var distinct = TitleLookup(chapters.map(\.title)).distinctPlaces
    lazy var distinctInNumber = numbers.distinctPlaces
    return chapters.map { chapter in
      let (place, number, title) = (chapter.place, chapter.number, chapter.title)
      let heading = number.map { "\($0). \(title)" } ?? title
      let isOnly = { numbers.places(of: $0, upTo: 2) == [place] }
      let isName = {
        heading.canBeTypedAsTitle
          && (number == nil ? distinct : distinctInNumber).contains(place)
      }
      let name: String? =
        if let number, isOnly(number) {
          String(number)
        } else if number != nil, title.isVisible, isName() {
          heading
        } else if isOnly(place) {
          String(place)
        } else if number == place {
          "\(place) of \(chapters.count)"
        } else {
          isName() ? heading : nil
        }
      return NamedTitle(place: place, name: name, title: title)
    }
  }

  /// What a person can type to name the chapter at a place.
  package func nameOfChapter(at place: Int) -> String {
    let number = chapters[place - 1].number ?? place
    let isOnly = ChapterNumbers(chapters).places(of: number, upTo: 2) == [place]
    return isOnly ? String(number) : namedChapters[place - 1].name ?? String(place)
  }

  /// Whether a name is the number of a chapter as it is printed, such as `chapter 9`.
  static func saysChapter(_ name: String) -> Bool { PrintedHeading(name) != nil }

  /// Reads a step from one chapter to another: `+1` or `-2`, below 0 for back; nil if a name is
  /// none.
  ///
  /// It can be added to any place: a step for which no volume can be long enough is an error.
  package static func chapterStep(named name: String) throws(NameError) -> Int? {
    guard name.first == "+" || name.first == "-", let number = WholeNumber(name) else { return nil }
    guard let step = number.value.flatMap(Int32.init(exactly:)) else {
      throw NameError(.stepTooLong(name))
    }
    return Int(step)
  }
}

/// The chapters of a book by their numbers.
package struct ChapterNumbers {
  private let chapters: [Chapter]

  /// The indices of the chapters that have a number, sorted by it.
  private let numbered: [Int]

  package init(_ chapters: [Chapter]) {
    self.chapters = chapters
    numbered = chapters.indices.filter { chapters[$0].number != nil }
      .sorted { chapters[$0].number ?? 0 < chapters[$1].number ?? 0 }
  }

  /// The places of the chapters with a number, the first few of them or all, or else the number if
  /// it is a place.
  package func places(of number: Int, upTo count: Int = .max) -> [Int] {
    let first = numbered.indices.partitioningIndex {
      chapters[numbered[$0]].number ?? 0 >= number
    }
    let found = numbered[first...].prefix(count).prefix { chapters[$0].number == number }
    let isPlace = found.isEmpty && number > 0 && number <= chapters.count
    return isPlace ? [number] : found.map { $0 + 1 }
  }

  /// The places of the chapters that their titles tell from the others with the same number.
  fileprivate var distinctPlaces: Set<Int> {
    var places: Set<Int> = []
    var rest = numbered[...]
    while let first = rest.first {
      let same = Array(rest.prefix { chapters[$0].number == chapters[first].number })
      rest = rest.dropFirst(same.count)
      for place in TitleLookup(same.map { chapters[$0].title }).distinctPlaces {
        places.insert(same[place - 1] + 1)
      }
    }
    return places
  }
}

/// A chapter as it is printed: `9. Grim Defeat`, `9`, `ch. 9`, `chapter 9 of 22, Grim Defeat`, or
/// `제9장`.
private struct PrintedHeading {
  /// The number as it was typed.
  let text: String

  /// The number; nil if it does not fit into `Int`.
  let number: Int?

  /// How many chapters there are, as it was typed; nil if that was not.
  private(set) var count: String?

  /// The title; empty if there is none.
  let title: String

  /// Reads a name; nil if it has no number in front.
  init?(_ name: String) {
    var words = name.split(separator: " ")[...]
    if let word = words.first.flatMap({ NumberWord(String($0)) }), word.kind == .chapter {
      words = (word.rest.isEmpty ? [] : [Substring(word.rest)]) + words.dropFirst()
    }
    guard let text = words.popFirst().map(Self.withoutSign), let number = WholeNumber(text) else {
      guard let (number, title) = Chapter.numberAndTitle(in: name) else { return nil }
      (self.text, self.number, self.title) = (String(number), number, title)
      return
    }
    let ofWords = words.dropFirst().first.map(Self.withoutSign)
    if words.first == "of", let ofWords, WholeNumber(ofWords) != nil {
      count = ofWords
      words.removeFirst(2)
    }
    (self.text, self.number, title) = (text, number.value, words.map(String.init).joined(by: " "))
  }

  /// A word without the sign that parts a number from a title.
  private static func withoutSign(_ word: Substring) -> String {
    String(word.last.map { ".),".contains($0) } == true ? word.dropLast() : word)
  }
}

extension String {
  /// Whether the text is taken for a title on a command line: not for an option or a number, and
  /// without what no argument can hold.
  fileprivate var canBeTypedAsTitle: Bool {
    let isNumber = allSatisfy { $0.isNumber || $0.isWhitespace || $0 == "+" || $0 == "-" }
    return !isNumber && utf8.first != UInt8(ascii: "-") && !utf8.contains(0)
  }
}
