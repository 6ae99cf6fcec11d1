import BookCore
import TerminalKit

// What keys change of what is remembered.
extension InteractiveReader {
  /// Changes what is remembered; nil for a key that does not.
  mutating func change(with key: Key) -> KeyAnswer? {
    switch key {
    case .character("m"): return toggleSummary(of: book)
    case .character("s"): return toggleKept(book)
    case .character("."):
      if let place = chosenChapter { return setBookmark(of: book, to: place) }
      return bookToMoveIn.map { advanceBookmark(of: $0) } ?? KeyAnswer(notice: Messages.noRows)
    case .character(","):
      if let place = chosenChapter { return removeBookmark(of: book, from: place) }
      return bookToMoveIn.map { moveBookmarkBack(of: $0) } ?? KeyAnswer(notice: Messages.noRows)
    default: return nil
    }
  }

  /// The volume whose bookmark keys move: that of the page, of the story or of what is chosen in
  /// the contents, else the one that the reader is in; nil where nothing is chosen.
  var bookToMoveIn: Book? {
    switch stack.top.topic {
    case .volume, .story: book
    case .contents, .chapters: chosen == nil ? nil : book
    default: memory.currentBook
    }
  }

  /// The place of the chapter that is chosen in a list of chapters.
  private var chosenChapter: Int? {
    guard case .chapters = stack.top.topic, case .chapter(let place, _)? = chosen?.anchor
    else { return nil }
    return place
  }

  /// Whether the bookmark of a volume can be moved a chapter on: one that is finished is begun
  /// again only when it comes next.
  func hasNextChapter(_ book: Book) -> Bool {
    if state.status(of: book) != .finished { return true }
    if case .begin(let next) = memory.library.nextStep { return next.id == book.id }
    return false
  }

  /// Expands or collapses the summary of a volume, or says that it is short.
  private mutating func toggleSummary(of book: Book) -> KeyAnswer {
    guard book.summary.isCollapsible else {
      return KeyAnswer(notice: named(Messages.shortSummary, of: book))
    }
    let isExpanded = memory.record(of: book).isExpanded
    if stack.top.isExpanded, !isExpanded {
      stack.top.isExpanded = false
      refresh()
      return KeyAnswer()
    }
    var answer = remember(isExpanded ? .collapsed(book) : .expanded(book))
    if stack.top.topic != .volume(book.seriesNumber) || !isSummaryInSight {
      answer.notice = named(Messages.summary(isExpanded: !isExpanded), of: book)
    }
    return answer
  }

  private var isSummaryInSight: Bool {
    view.run(of: .section(.summary))?.overlaps(view.visibleRows(of: stack.top)) == true
  }

  /// Moves the bookmark of a volume a chapter on, or says that there is none to come.
  private mutating func advanceBookmark(of book: Book) -> KeyAnswer {
    hasNextChapter(book)
      ? moveBookmark(of: book, by: 1)
      : KeyAnswer(notice: named(Messages.alreadyFinished, of: book))
  }

  /// Moves the bookmark of a volume a chapter back, from the first out of the volume, or says that
  /// there is none.
  private mutating func moveBookmarkBack(of book: Book) -> KeyAnswer {
    let record = memory.record(of: book)
    guard record.isBegun else { return KeyAnswer(notice: named(Messages.noBookmark, of: book)) }
    guard record.step(by: -1, in: book.chapters) == .beforeStart else {
      return moveBookmark(of: book, by: -1)
    }
    return rememberBookmark(.removedBookmarks(of: [book]), of: book)
  }

  /// Moves the bookmark of a volume to a chapter, which begins a finished one again.
  private mutating func setBookmark(of book: Book, to place: Int) -> KeyAnswer {
    let wasFinished = state.status(of: book) == .finished
    var answer = rememberBookmark(.bookmarked(book, place: place), of: book)
    if wasFinished { answer.notice = Messages.begunAgain(place, in: book.chapters) }
    return answer
  }

  /// Removes the bookmark of a volume from a chapter, or says that it is not there.
  private mutating func removeBookmark(of book: Book, from place: Int) -> KeyAnswer {
    guard memory.record(of: book).bookmark?.place(in: book.chapters) == place else {
      return KeyAnswer(notice: Messages.noBookmark)
    }
    var answer = rememberBookmark(.removedBookmarks(of: [book]), of: book)
    answer.notice = Messages.bookmarkRemoved
    return answer
  }

  private mutating func toggleKept(_ book: Book) -> KeyAnswer {
    memory.record(of: book).isKept
      ? remember(.removedFromShelf([book]), saying: named(Messages.offShelf, of: book))
      : remember(.kept([book]), saying: named(Messages.onShelf, of: book))
  }

  /// Takes the last change back, or does it again if this is what took it back; says what is
  /// remembered now, or that there is nothing to take back.
  mutating func undo() -> KeyAnswer {
    let replaced = state.replaced
    if replaced.isNothing { return KeyAnswer(notice: Messages.nothingToUndo) }
    let isRedo = undone == replaced
    let status = state.status(of: book)
    let books = replaced.records.compactMap { memory.series[volume: $0.volume] }
    let records = books.map(memory.record)
    var answer = remember(.undone)
    if state.status(of: book) != status { revealChange(of: book) }
    undone = isRedo ? nil : state.replaced
    let fact =
      books.count == 1
      ? Answers.restored(books[0], memory.record(of: books[0]), from: records[0])
        .map { named($0.brief, of: books[0]) } : nil
    answer.notice = Messages.undone(fact, isRedo: isRedo)
    return answer
  }
}

extension InteractiveReader {
  private mutating func moveBookmark(of book: Book, by count: Int) -> KeyAnswer {
    guard memory.record(of: book).step(by: count, in: book.chapters) != .unknown else {
      return KeyAnswer(notice: named(Messages.chapterGone(memory.record(of: book)), of: book))
    }
    return rememberBookmark(.moved(book, by: count), of: book)
  }

  /// Remembers a change of a bookmark, which comes into sight where its volume is open.
  private mutating func rememberBookmark(_ change: ReaderState.Change, of book: Book) -> KeyAnswer {
    let isThere = state.includes(change)
    var answer = remember(change)
    revealChange(of: book)
    let fact = Messages.bookmark(
      of: memory.record(of: book), in: book.chapters, isChanged: !isThere)
    answer.notice = named(fact, of: book) + next(behind: book)
    return answer
  }

  /// What comes next, behind the notice that a volume is finished; empty if it is not.
  private func next(behind book: Book) -> String {
    guard state.status(of: book) == .finished else { return "" }
    return switch memory.library.nextStep {
    case .begin(let next), .readOn(let next, _), .setBookmarkAgain(let next, _):
      Messages.nextVolume(memory.rowFacts.name(of: next))
    case .readAgain: Messages.noNextVolume
    case .lookInside, .chooseAnother: ""
    }
  }

  /// Brings the bookmark of a volume into sight on its page, and what it tells last in its story.
  private mutating func revealChange(of book: Book) {
    guard let place = memory.bookmark(of: book) else { return }
    let volume = book.seriesNumber
    switch stack.top.topic {
    case .volume(volume): reveal(.chapter(place, volume: volume))
    case .story(volume): reveal(.chapter(max(1, place - 1), volume: volume))
    default: break
    }
  }

  /// What is said of a volume, with its number where the heading does not name it.
  private func named(_ fact: String, of book: Book) -> String {
    stack.top.topic.volume == book.seriesNumber
      ? fact : Messages.fact(fact, ofVolume: book.seriesNumber)
  }
}
