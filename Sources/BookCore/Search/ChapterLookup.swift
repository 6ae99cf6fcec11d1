import DisplayText

/// Finds a chapter of a volume by its number or by words of its title.
///
///     let book = try BookSeries.embedded()[2]
///     let lookup = ChapterLookup(book.chapters)
///     lookup.chapter(named: "9")            // .one(9)
///     lookup.chapter(named: "grim defeat")  // .one(9)
public struct ChapterLookup: Sendable {
  private let chapters: [Chapter]

  /// The indices of the chapters that have a number, sorted by it.
  private let numbered: [Int]

  /// Creates a lookup.
  ///
  /// - Parameter chapters: The chapters of a volume.
  public init(_ chapters: [Chapter]) {
    self.chapters = chapters
    numbered = chapters.indices.filter { chapters[$0].number != nil }
      .sorted { chapters[$0].number ?? 0 < chapters[$1].number ?? 0 }
  }

  /// The titles, which are folded only where a number does not do.
  private var titles: TitleLookup { TitleLookup(chapters.map(\.title)) }

  /// Finds the chapter with a number.
  ///
  /// The number that is printed before a title counts, so that after a prologue without a number
  /// chapter 1 is the second in its place. A number that no chapter has, or several, is taken for
  /// the place of the chapter.
  ///
  /// - Parameter number: The number, counted from 1.
  /// - Returns: The place of the chapter, counted from 1, or nil if there is none.
  public func chapter(numbered number: Int) -> Int? {
    let first = numbered.indices.partitioningIndex {
      chapters[numbered[$0]].number ?? 0 >= number
    }
    let found = numbered[first...].prefix(2).filter { chapters[$0].number == number }
    if found.count == 1 { return found[0] + 1 }
    return number > 0 && number <= chapters.count ? number : nil
  }

  /// Finds the chapter with a title.
  ///
  /// - Parameter title: The whole title, compared as in ``BookSearch``.
  /// - Returns: The place of the chapter, counted from 1, or nil unless exactly one chapter has the
  ///   title.
  public func chapter(titled title: String) -> Int? { titles.place(of: title) }

  /// Whether the title of a chapter has some words, as ``TitleLookup/match(for:)`` tells.
  package func chapter(at place: Int, hasTitle words: String) -> Bool {
    TitleLookup([chapters[place - 1].title]).match(for: words) == .one(1)
  }

  /// Finds the chapter with a name.
  ///
  /// Titles are compared as in ``VolumeLookup/volume(named:)``.
  ///
  /// - Parameter name: A number as in ``chapter(numbered:)``, the whole title, or words of it.
  /// - Returns: The place of the chapter, or why there is not exactly one.
  public func chapter(named name: String) -> TitleMatch {
    Int(name).flatMap(chapter(numbered:)).map(TitleMatch.one) ?? titles.match(for: name)
  }

  /// What a user can type to name each chapter: its number, its place, or, where neither is clear,
  /// its title.
  ///
  /// It is nil where none leads to the chapter, as where two without a number have the same title.
  public var names: [String?] {
    let numbers = chapters.indices.map(number)
    guard numbers.contains(nil) else { return numbers }
    let distinct = titles.distinctPlaces
    return chapters.indices.map { index in
      let title = chapters[index].title
      return numbers[index]
        ?? (title.canBeTypedAsTitle && distinct.contains(index + 1) ? title : nil)
    }
  }

  /// What a user can type to name a chapter, as in ``names``.
  ///
  /// - Parameter place: The place of the chapter, counted from 1.
  /// - Returns: A number or a title, or nil if none leads to this chapter or there is no such chapter.
  public func name(ofChapterAt place: Int) -> String? {
    place > 0 && place <= chapters.count ? names[place - 1] : nil
  }

  private func number(ofChapterAt index: Int) -> String? {
    let place = index + 1
    if let number = chapters[index].number, chapter(numbered: number) == place {
      return String(number)
    }
    return chapter(numbered: place) == place ? String(place) : nil
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
