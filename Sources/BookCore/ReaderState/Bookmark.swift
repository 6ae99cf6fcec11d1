/// The chapter of a book that the reader is in.
///
/// It belongs to the chapter and not to its place, so that it stays in the same chapter when others
/// are put before it.
///
///     let book = try BookSeries.embedded()[2]
///     var state = ReaderState()
///     state.apply(.bookmarked(book, place: 9))
///     let bookmark = state.record(of: book).bookmark
///     bookmark?.title               // "Grim Defeat"
///     state.status(of: book).place  // 9
public struct Bookmark: Hashable, Sendable, CustomStringConvertible {
  /// The place that the chapter had when the bookmark was set, counted from 1.
  ///
  /// Where it is now, ``ReaderState/status(of:)`` says; the book may have fewer chapters by then.
  package let placeWhenSet: Int

  /// The title of the chapter without a number; empty if it has none.
  public let title: String

  /// The number of a chapter that has no title.
  let number: Int?

  /// Whether no other chapter had the title or, without one, the number.
  let isUnique: Bool

  /// How many chapters the book had; nil if that is not known.
  package private(set) var chapterCount: Int?
  var unknown = ""

  /// Creates a bookmark in the chapter at a place, counted from 1; nil if there is no such chapter.
  package init?(place: Int, of chapters: [Chapter]) {
    guard place > 0, place <= chapters.count else { return nil }
    let name = chapters[place - 1].name
    self.init(
      place: place, title: name.title, number: name.number,
      isUnique: chapters.places(of: name).count == 1, chapterCount: chapters.count)
  }

  /// Creates a bookmark as a state file has it.
  package init(
    place: Int, title: String, number: Int? = nil, isUnique: Bool = false,
    chapterCount: Int? = nil, unknown: String = ""
  ) {
    placeWhenSet = place
    self.title = title
    self.number = number
    self.isUnique = isUnique
    self.chapterCount = chapterCount
    self.unknown = unknown
  }

  /// Finds the place of the chapter, counted from 1, among those of today; nil if it is gone.
  ///
  /// It is the one with the title, if no other had it then or has it now; a chapter without a title
  /// is found by the number that is printed before it. If that does not tell, it is the chapter at
  /// the place if that has the title and the book has as many chapters as then.
  package func place(in chapters: [Chapter]) -> Int? {
    let hasAsManyChapters = chapters.count == chapterCount ?? chapters.count
    // As long as the file is the same, no other title is looked at.
    let isThere = hasAsManyChapters && placeWhenSet > 0 && placeWhenSet <= chapters.count
    if isThere, chapters[placeWhenSet - 1].name.says(name) {
      return placeWhenSet
    }
    let places = chapters.places(of: name)
    if isUnique, places.count == 1 { return places[0] }
    return hasAsManyChapters && places.contains(placeWhenSet) ? placeWhenSet : nil
  }

  mutating func takeCount(_ count: Int) { chapterCount = chapterCount ?? count }

  private var name: Chapter.Name { Chapter.Name(number: number, title: title) }

  /// Where the chapter was when the bookmark was set, and its title, such as `9 Grim Defeat`.
  public var description: String { "\(placeWhenSet) \(title.beginning)" }
}

// MARK: What a chapter is known by

extension Chapter {
  /// What tells a chapter from the others of its book: its title or, without one, its number.
  fileprivate struct Name {
    let number: Int?
    let title: String

    init(number: Int?, title: String) {
      self.number = title.isEmpty ? number : nil
      self.title = title
    }

    /// Whether this is a name, of which the number may not be known.
    func says(_ name: Name) -> Bool {
      title == name.title && (name.number == nil || number == name.number)
    }
  }

  /// The name that the chapter has whether or not the chapters of its book show their numbers.
  fileprivate var name: Name {
    let own = ownNumberAndTitle
    return Name(number: own?.number, title: own?.title ?? title)
  }
}

extension [Chapter] {
  /// The places of the chapters with a name, whose titles may be spelled in another way.
  fileprivate func places(of name: Chapter.Name) -> [Int] {
    if name.title.isEmpty {
      guard let number = name.number else { return [] }
      return filter { $0.ownNumberAndTitle?.number == number }.map(\.place)
    }
    var keys = TitleKeys()
    let key = keys.key(of: name.title)
    return filter { chapter in
      let title = chapter.name.title
      // A state from before headings such as `Chapter 1: Alpha` were parted has the whole one.
      return title == name.title || chapter.headingText.string == name.title
        || !key.isEmpty && keys.key(of: title) == key
    }.map(\.place)
  }
}
