/// What is remembered of one book.
///
///     let book = try BookSeries.embedded()[2]
///     var state = ReaderState()
///     state.apply(.bookmarked(book, place: 9))
///     let record = state.record(of: book.identity)
///     record.status(in: book.chapters)  // .chapter(9)
public struct BookRecord: Hashable, Codable, Sendable {
  /// The book: its title, and the number that it had when it was last seen.
  public package(set) var book: BookIdentity

  /// Whether a collapsible summary is expanded.
  public package(set) var isExpanded: Bool

  /// Where the reader is, or nil if the book is not being read.
  public package(set) var bookmark: Bookmark?

  /// How often the book has been finished.
  public package(set) var timesFinished: Int

  /// How many chapters the book had when it was finished last; nil if it never was, or if that is
  /// not known.
  public package(set) var chapterCount: Int?

  /// Whether the book is on the shelf.
  public package(set) var isKept: Bool

  /// When the page of the book was shown: later than those of all books with a lower number; 0 if
  /// the book is none of those shown most recently.
  package var lastShown = 0

  /// Whether the book is the one whose bookmark was set last, or that was finished last.
  package var isReading = false

  /// Creates a record; without values, that of a book of which nothing is remembered.
  package init(
    of book: BookIdentity, isExpanded: Bool = false, bookmark: Bookmark? = nil,
    timesFinished: Int = 0, chapterCount: Int? = nil, isKept: Bool = false
  ) {
    self.book = book
    self.isExpanded = isExpanded
    self.bookmark = bookmark
    self.timesFinished = timesFinished
    self.chapterCount = chapterCount
    self.isKept = isKept
  }

  /// The number of the volume, counted from 1.
  public var volume: Int { book.volume }

  /// Whether nothing is remembered.
  package var isBlank: Bool {
    !isExpanded && !hasBookmark && timesFinished == 0 && !isKept
  }

  /// Whether there is a bookmark; to compare one with nil would copy it, with types that are made for
  /// that in each run.
  private var hasBookmark: Bool {
    if case nil = bookmark { false } else { true }
  }

  /// Whether something is remembered, or the page was shown recently.
  var saysSomething: Bool { !isBlank || lastShown > 0 }

  /// Whether the record says something that a later one does not say any more.
  func saysMore(than later: BookRecord) -> Bool {
    hasBookmark && bookmark != later.bookmark || timesFinished > later.timesFinished
      || isKept && !later.isKept || isExpanded && !later.isExpanded
      || lastShown > 0 && later.lastShown == 0
  }

  /// Whether the record says of the book what another one does.
  func saysTheSame(as other: BookRecord) -> Bool {
    bookmark == other.bookmark && timesFinished == other.timesFinished
      && chapterCount == other.chapterCount && isKept == other.isKept
      && isExpanded == other.isExpanded
  }

  /// Whether the book has a bookmark or has been finished.
  public var isBegun: Bool { hasBookmark || timesFinished > 0 }

  /// Whether the book has been finished and is not being read again.
  public var isFinished: Bool { !hasBookmark && timesFinished > 0 }
}

extension BookRecord: Identifiable {
  /// The book, of which there is one record.
  public var id: BookIdentity { book }
}

// MARK: Changes

extension BookRecord {
  /// Remembers that the reader is in a chapter; one of those that were added to a finished book, or
  /// the one before them, begins no other reading of it.
  mutating func setBookmark(_ bookmark: Bookmark) {
    let isContinuation =
      self.bookmark?.isContinuation == true && bookmark.place >= chapterCount ?? 0
    self.bookmark = bookmark
    self.bookmark?.isContinuation = isContinuation
  }

  /// Remembers that the book has been finished.
  mutating func finish(_ chapterCount: Int) {
    if bookmark?.isContinuation != true, timesFinished < .max { timesFinished += 1 }
    bookmark = nil
    self.chapterCount = chapterCount
  }

  /// Takes the bookmark out; without one that the reader has set, the book does not count as
  /// finished any more.
  mutating func removeBookmark(from chapters: [Chapter]) {
    if !hasSetBookmark { (timesFinished, chapterCount) = (0, nil) }
    bookmark = nil
    follow(chapters)
  }

  /// Whether there is a bookmark, and not only where a finished book goes on that has grown.
  var hasSetBookmark: Bool { bookmark?.isContinuation == false }

  /// Begins a finished book again at its first new chapter if it has more chapters than it had, and
  /// ends that if it has them no more.
  mutating func follow(_ chapters: [Chapter]) {
    bookmark?.takeCount(chapters.count)
    guard timesFinished > 0 else { return }
    let count = chapterCount ?? chapters.count
    chapterCount = count
    if bookmark == nil, count < chapters.count {
      bookmark = Bookmark(place: count + 1, of: chapters)
      bookmark?.isContinuation = true
    } else if bookmark?.isContinuation == true, chapters.count <= count {
      bookmark = nil
    }
  }
}

// MARK: How far a book has been read

extension BookRecord {
  /// Where a step from the bookmark leads.
  package enum Step: Hashable, Sendable {
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
  package func step(by count: Int, in chapters: [Chapter]) -> Step {
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
