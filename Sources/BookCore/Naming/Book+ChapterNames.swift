import DisplayText
import TypedText

extension Book {
  /// Finds a chapter by what a person types: its number, its place, or words of its title.
  ///
  ///     let book = try BookSeries.embedded()[2]
  ///     try book.chapter(named: "9").title       // "Grim Defeat"
  ///     try book.chapter(named: "9/22").title    // "Grim Defeat"
  ///     try book.chapter(named: "defeat").place  // 9
  ///
  /// The number that is printed before a title counts, so that after a prologue without a number
  /// chapter 1 is the second in its place; a number that no chapter has is a place, or else a title.
  /// A place before the number of all chapters, as in `9/22`, is a place alone, unless a title has
  /// that very word. Titles are compared as in ``BookSeries/book(named:)``.
  ///
  /// - Parameter name: The name.
  /// - Returns: The chapter.
  /// - Throws: ``NameError`` if the book has no such chapter, or several.
  public func chapter(named name: String) throws(NameError) -> Chapter {
    let names = ChapterNames(self, titledCount: chapters.count)
    do { return chapters[try names.place(named: NameWord.read([name])) - 1] } catch {
      throw NameError(
        error.reason, candidates: error.candidates,
        nearest: error.isUnknownTitle ? names.nearest(to: name) : [])
    }
  }
}

/// The names of the chapters of a book: their numbers and places, and the titles of those that may
/// be named by them.
final class ChapterNames {
  let book: Book

  /// How many chapters have a title here: all, or those that have been read and the next one.
  let titledCount: Int

  private(set) lazy var titles = TitleLookup(book.chapters.prefix(titledCount).map(\.title))

  private lazy var numbers = ChapterNumbers(book.chapters)

  private var count: Int { book.chapters.count }

  init(_ book: Book, titledCount: Int) { (self.book, self.titledCount) = (book, titledCount) }

  func place(named words: NameWords) throws(NameError) -> Int {
    let (name, kind) = (words.typed, NameError.Kind.chapter(ofVolume: book.seriesNumber))
    guard count > 0 else { throw NameError(.noChapters(volume: book.seriesNumber)) }
    if words.count == 1, words.first?.step != nil, titles.place(of: name) == nil {
      throw NameError(.step(name, kind))
    }
    var places: [Int] = []
    if let number = words.first?.chapter {
      if number.count != nil { places = titles.places(named: name) }
      if places.count != 1 { places = try self.places(of: number, before: words.dropFirst().typed) }
      if places.isEmpty, words.count == 1 {
        if let place = titles.place(of: name) { return place }
        throw NameError(.noNumber(number.text, kind, count: count))
      }
    }
    if places.isEmpty { places = titles.places(named: name) }
    if places.count == 1 { return places[0] }
    throw NameError(
      places.isEmpty ? .noTitle(name, kind) : .several(name, kind),
      candidates: places.map(candidate))
  }

  /// The places of the chapters with a number, or the place before the number of all chapters; as a
  /// heading is printed, words of the title stand behind it.
  private func places(of number: ChapterNumber, before title: String) throws(NameError) -> [Int] {
    var found = number.value.map { numbers.places(of: $0) } ?? []
    if let count = number.count {
      guard WholeNumber(count)?.value == self.count else {
        throw NameError(.wrongCount(count, of: book))
      }
      found = [number.value ?? 0].filter { $0 > 0 && $0 <= self.count }
    }
    if title.isEmpty { return found }
    return found.filter { place in
      place <= titledCount
        && !TitleLookup([book.chapters[place - 1].title]).places(named: title).isEmpty
    }
  }

  /// What always names the chapter at a place: its number or, where others have that number or it
  /// has none, its place and how many there are; where a title is just that, its own title.
  func name(at place: Int) -> String {
    let chapter = book.chapters[place - 1]
    let number = chapter.number ?? place
    if numbers.places(of: number, upTo: 2) == [place] { return String(number) }
    let name = "\(place)/\(count)"
    let named = titles.places(named: name)
    if named.count != 1 || named == [place] { return name }
    let isTitled =
      chapter.title.isVisible && titles.places(named: chapter.title) == [place]
      && NameWord.read([chapter.title]).first?.isNumber == false
    return isTitled ? chapter.title : "\(place) of \(count)"
  }

  func candidate(at place: Int) -> NameCandidate {
    NameCandidate(
      [String(book.seriesNumber), name(at: place)], for: book.chapters[place - 1].title,
      volume: book.seriesNumber, chapter: place)
  }

  /// The chapters whose titles have the words of a name but for mistakes in typing.
  func nearest(to name: String) -> [NameCandidate] {
    let words = name.words
    let near = titles.nearest(toBeginningOf: words)
    return near.count == words.count ? near.titles.map { candidate(at: $0.place) } : []
  }
}

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
    let first = numbered.indices.partitioningIndex { chapters[numbered[$0]].number ?? 0 >= number }
    let found = numbered[first...].prefix(count).prefix { chapters[$0].number == number }
    let isPlace = found.isEmpty && number > 0 && number <= chapters.count
    return isPlace ? [number] : found.map { $0 + 1 }
  }
}
