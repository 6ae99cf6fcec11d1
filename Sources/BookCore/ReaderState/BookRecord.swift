/// What is remembered of one book.
///
///     let book = try BookSeries.embedded()[2]
///     let bookmark = Bookmark(chapter: 9, of: book.chapters)
///     let record = BookRecord(of: book.identity, bookmark: bookmark)
///     record.status(in: book.chapters)  // .chapter(9)
public struct BookRecord: Hashable, Sendable {
  /// The book: its title, and the number that it had when it was last seen.
  public package(set) var book: BookIdentity

  /// Whether a collapsible summary is expanded.
  public var isExpanded: Bool

  /// Where the reader is, or nil if the book is not being read.
  public var bookmark: Bookmark?

  /// How often the book has been finished.
  public var timesFinished: Int

  /// Whether the book is on the shelf.
  public var isKept: Bool

  /// Creates a record; without values, that of a book of which nothing is remembered.
  public init(
    of book: BookIdentity, isExpanded: Bool = false, bookmark: Bookmark? = nil,
    timesFinished: Int = 0, isKept: Bool = false
  ) {
    self.book = book
    self.isExpanded = isExpanded
    self.bookmark = bookmark
    self.timesFinished = timesFinished
    self.isKept = isKept
  }

  /// The number of the volume, counted from 1.
  public var volume: Int { book.volume }

  /// Whether nothing is remembered.
  public var isBlank: Bool {
    !isExpanded && bookmark == nil && timesFinished == 0 && !isKept
  }

  /// Whether the record says something that a later one does not say any more.
  func saysMore(than later: BookRecord) -> Bool {
    bookmark != nil && bookmark != later.bookmark || timesFinished > later.timesFinished
      || isKept && !later.isKept || isExpanded && !later.isExpanded
  }

  /// Whether the book has a bookmark or has been finished.
  public var isBegun: Bool { bookmark != nil || timesFinished > 0 }

  /// Whether the book has been finished and is not being read again.
  public var isFinished: Bool { bookmark == nil && timesFinished > 0 }

  /// What messages call a record that belongs to no book: its title or, without one, its number.
  public var name: String { book.title.isEmpty ? String(volume) : book.title }

  /// Whether the record may be that of the book with its number.
  func canBelong(to book: BookIdentity) -> Bool {
    self.book.title == book.title || self.book.title.isEmpty
      || TitleLookup.isSlip(self.book.title, of: book.title)
  }

  /// Remembers that the book has been finished, if there was something left to read.
  mutating func finish() {
    guard !isFinished else { return }
    bookmark = nil
    timesFinished = timesFinished == .max ? .max : timesFinished + 1
  }

  /// Takes the bookmark out; without one, the book does not count as finished any more.
  mutating func removeBookmark() {
    if bookmark == nil { timesFinished = 0 }
    bookmark = nil
  }
}

// MARK: How far a book has been read

extension BookRecord {
  /// Where a step from the bookmark leads.
  public enum Step: Hashable, Sendable {
    /// To the chapter at this place, counted from 1.
    case chapter(Int)

    /// One beyond the last chapter, so that the book is finished.
    case end

    /// Before the first chapter.
    case beforeStart

    /// Further beyond the last chapter.
    case beyondEnd

    /// Nowhere, since the chapter with the bookmark is gone.
    case unknown
  }

  /// How far the book has been read, whose chapters are those of today.
  public func status(in chapters: [Chapter]) -> ReadingStatus {
    guard let bookmark else { return timesFinished > 0 ? .finished : .notBegun }
    return bookmark.place(in: chapters).map(ReadingStatus.chapter) ?? .begun
  }

  /// Finds where some steps of one chapter lead.
  ///
  /// Without a bookmark, the first step leads to the first chapter; from the end of a finished
  /// book, a step back leads to its last.
  ///
  /// - Parameters:
  ///   - count: The number of steps, negative for steps back.
  ///   - chapters: The chapters of the book as they are today.
  /// - Returns: Where they lead.
  public func step(by count: Int, in chapters: [Chapter]) -> Step {
    let end = chapters.count + 1
    let place: Int
    switch status(in: chapters) {
    case .chapter(let chapter): place = chapter
    case .begun: return .unknown
    case .finished where count < 0: place = end
    case .finished, .notBegun: place = 0
    }
    // A sum beyond the range of numbers is beyond the chapters, too.
    let (target, isOverflowing) = place.addingReportingOverflow(count)
    if isOverflowing { return count > 0 ? .beyondEnd : .beforeStart }
    if target < 1 { return .beforeStart }
    if target < end { return .chapter(target) }
    return target == end && count == 1 ? .end : .beyondEnd
  }
}

/// The chapter of a book that the reader is in.
///
/// It belongs to the chapter and not only to its place, so that it stays in the same chapter when
/// others are put before it.
public struct Bookmark: Hashable, Sendable {
  /// The place of the chapter when the bookmark was set, counted from 1.
  public let chapter: Int

  /// The title of the chapter without its number, cut as in ``BookIdentity``; empty if it has none
  /// or if it is not known.
  public let title: String

  /// Creates a bookmark from a place and a title, which is empty if the chapter has none.
  public init(chapter: Int, title: String) {
    self.chapter = chapter
    self.title = title.cutForRecord
  }

  /// Creates a bookmark in a chapter of a book.
  ///
  /// That there is such a chapter is not checked: look it up with ``Book/chapter(named:)`` first.
  public init(chapter: Int, of chapters: [Chapter]) {
    let isThere = chapter > 0 && chapter <= chapters.count
    self.init(chapter: chapter, title: isThere ? chapters[chapter - 1].title : "")
  }

  /// Finds the chapter among those of today.
  ///
  /// It is the one with the place and the title, else the only one with the title, else the one at
  /// the place if its title differs by a slip of typing. If no title is known, the place decides.
  ///
  ///     let chapters = Chapter.list(headings: ["Prologue", "1. Owl Post"])
  ///     Bookmark(chapter: 1, title: "Owl Post").place(in: chapters)  // 2
  ///
  /// - Parameter chapters: The chapters of the book.
  /// - Returns: The place of the chapter, counted from 1, or nil if it is gone.
  public func place(in chapters: [Chapter]) -> Int? {
    let atPlace =
      chapter > 0 && chapter <= chapters.count ? chapters[chapter - 1].title.cutForRecord : nil
    if let atPlace, title.isEmpty || atPlace == title { return chapter }
    if title.isEmpty { return nil }
    let same = chapters.indices.filter { chapters[$0].title.cutForRecord == title }
    if same.count == 1 { return same[0] + 1 }
    // Earlier versions took 제9장 for a part of the title.
    if let atPlace, Chapter.numberAndTitle(in: title)?.1 == atPlace { return chapter }
    return atPlace.map { TitleLookup.isSlip($0, of: title) } == true ? chapter : nil
  }
}
