/// Finds a chapter of a volume by its number or by words of its title.
///
///     let lookup = ChapterLookup(book.chapters)
///     lookup.chapter(numbered: 9)          // 9
///     lookup.chapter(named: "grim defeat")  // .one(9)
public struct ChapterLookup: Sendable {
  private let chapters: [Chapter]
  private let titles: TitleLookup

  /// The places of the chapters that their titles lead to.
  private let distinct: Set<Int>

  /// The places of the chapters that have each number.
  private let places: [Int: [Int]]

  /// Creates a lookup.
  ///
  /// - Parameter chapters: The chapters of a volume.
  public init(_ chapters: [Chapter]) {
    self.chapters = chapters
    titles = TitleLookup(chapters.map(\.title))
    distinct = titles.distinctPlaces
    places = chapters.indices.reduce(into: [:]) { places, index in
      if let number = chapters[index].number { places[number, default: []].append(index + 1) }
    }
  }

  /// Finds the chapter with a number.
  ///
  /// The number that is printed before a title counts, so that after a prologue without a number
  /// chapter 1 is the second in its place. A number that no chapter has, or several, is taken for
  /// the place of the chapter.
  ///
  /// - Parameter number: The number, counted from 1.
  /// - Returns: The place of the chapter, counted from 1, or nil if there is none.
  public func chapter(numbered number: Int) -> Int? {
    if let places = places[number], places.count == 1 { return places[0] }
    return number > 0 && number <= chapters.count ? number : nil
  }

  /// Finds the chapter with a title.
  ///
  /// - Parameter title: The whole title, compared as in ``BookSearch``.
  /// - Returns: The place of the chapter, counted from 1, or nil unless exactly one chapter has the
  ///   title.
  public func chapter(titled title: String) -> Int? {
    titles.place(of: title)
  }

  /// Finds the chapter with a name, as ``TitleLookup/match(for:)`` does.
  ///
  /// - Parameter name: The whole title or words of it.
  /// - Returns: The chapter, or why there is not exactly one.
  public func chapter(named name: String) -> TitleMatch {
    titles.match(for: name)
  }

  /// What a user can type to name a chapter: its number, its place, or, where neither is clear, its
  /// title.
  ///
  /// - Parameter place: The place of the chapter, counted from 1.
  /// - Returns: A number or a title; nil if none leads to this chapter, as where two without a number
  ///   have the same title.
  public func name(ofChapterAt place: Int) -> String? {
    let chapter = chapters[place - 1]
    let numbers = [chapter.number, place].compactMap(\.self)
    if let number = numbers.first(where: { self.chapter(numbered: $0) == place }) {
      return String(number)
    }
    let title = chapter.title
    return title.canBeTypedAsTitle && distinct.contains(place) ? title : nil
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
