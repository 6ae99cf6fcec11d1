import BookCore
import TerminalKit

// What keys change of what is remembered.
extension OpenSeries {
  /// Changes what is remembered of a volume, as some keys do on its page and in the contents; nil
  /// for any other key.
  mutating func change(_ book: Book, with key: Key) -> KeyAnswer? {
    switch key {
    case .character("m"): toggleSummary(of: book)
    case .character("."): advanceBookmark(of: book)
    case .character(","): moveBookmarkBack(of: book)
    case .character("s"): toggleKept(book)
    default: nil
    }
  }

  /// Whether the bookmark of a volume can be moved a chapter on: one that is finished is begun
  /// again only when it comes next.
  func hasNextChapter(_ book: Book) -> Bool {
    if state.status(of: book) != .finished { return true }
    if case .begin(let next) = NextStep(in: series, state) { return next.id == book.id }
    return false
  }

  /// Expands or collapses the summary of a volume, or says that it is short.
  private mutating func toggleSummary(of book: Book) -> KeyAnswer {
    guard book.summary.isCollapsible else { return KeyAnswer(notice: Messages.shortSummary) }
    if book.seriesNumber == volume { return remember(texts.page.toggleSummary()) }
    let isExpanded = record(of: book).isExpanded
    return remember(isExpanded ? .collapsed(book) : .expanded(book))
  }

  /// Moves the bookmark of a volume a chapter on, or says that there is none to come.
  private mutating func advanceBookmark(of book: Book) -> KeyAnswer {
    hasNextChapter(book)
      ? moveBookmark(of: book, by: 1) : KeyAnswer(notice: Messages.alreadyFinished)
  }

  /// Moves the bookmark of a volume a chapter back, from the first out of the volume, or says that
  /// there is none.
  private mutating func moveBookmarkBack(of book: Book) -> KeyAnswer {
    let record = record(of: book)
    guard record.isBegun else { return KeyAnswer(notice: Messages.noBookmark) }
    guard record.step(by: -1, in: book.chapters) == .beforeStart else {
      return moveBookmark(of: book, by: -1)
    }
    return rememberBookmark(.removedBookmarks(of: [book]), of: book)
  }

  /// Moves the bookmark of a volume to a chapter, which begins a finished one again.
  mutating func setBookmark(of book: Book, to place: Int) -> KeyAnswer {
    let wasFinished = state.status(of: book) == .finished
    var answer = rememberBookmark(.bookmarked(book, place: place), of: book)
    if wasFinished { answer.notice = Messages.begunAgain(place, in: book.chapters) }
    return answer
  }

  /// Removes the bookmark of a volume from a chapter, or says that it is not there.
  mutating func removeBookmark(of book: Book, from place: Int) -> KeyAnswer {
    guard record(of: book).bookmark?.place(in: book.chapters) == place else {
      return KeyAnswer(notice: Messages.noBookmark)
    }
    var answer = rememberBookmark(.removedBookmarks(of: [book]), of: book)
    answer.notice = Messages.bookmarkRemoved
    return answer
  }

  private mutating func toggleKept(_ book: Book) -> KeyAnswer {
    record(of: book).isKept
      ? remember(.removedFromShelf([book]), saying: Messages.offShelf)
      : remember(.kept([book]), saying: Messages.onShelf)
  }

  /// Takes the last change back, or does it again if this is what took it back; says what is
  /// remembered now, or that there is nothing to take back.
  mutating func undo() -> KeyAnswer {
    let replaced = state.replaced
    if replaced.isNothing { return KeyAnswer(notice: Messages.nothingToUndo) }
    let isRedo = undone == replaced
    let status = state.status(of: page.book)
    let books = replaced.records.compactMap { series[volume: $0.volume] }
    let records = books.map(record)
    var answer = remember(.undone)
    if state.status(of: page.book) != status { texts.page.revealBookmark() }
    undone = isRedo ? nil : state.replaced
    let fact = books.count == 1 ? fact(of: books[0], insteadOf: records[0]) : nil
    answer.notice = isRedo ? Messages.doneAgain(fact) : Messages.undone(fact)
    return answer
  }

  /// What is remembered of a volume instead of an old record.
  private func fact(of book: Book, insteadOf old: BookRecord) -> String {
    let fact = Answers.restored(record(of: book), from: old, in: book.chapters)
    return old.volume == volume ? fact : Messages.fact(fact, ofVolume: old.volume)
  }
}

extension OpenSeries {
  private mutating func moveBookmark(of book: Book, by count: Int) -> KeyAnswer {
    guard record(of: book).step(by: count, in: book.chapters) != .unknown else {
      return KeyAnswer(notice: Messages.chapterGone(record(of: book)))
    }
    return rememberBookmark(.moved(book, by: count), of: book)
  }

  /// Remembers a change of a bookmark, which comes into sight if its volume is open.
  private mutating func rememberBookmark(_ change: ReaderState.Change, of book: Book) -> KeyAnswer {
    var answer = remember(change)
    if book.seriesNumber == volume { texts.page.revealBookmark() }
    answer.notice = Messages.bookmark(of: record(of: book), in: book.chapters)
    return answer
  }
}
