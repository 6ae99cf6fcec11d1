import BookCore
import DisplayText

// What keys change of what is remembered.
extension InteractiveReader {
  /// What `.` does: it begins a volume, or moves its bookmark on.
  var moveWord: String? {
    guard browser.isOfVolume || browser.top.topic.endedVolume != nil,
      let book = browser.bookToMoveIn, hasNextChapter(book)
    else { return nil }
    switch library.state.status(of: book) {
    case .notBegun, .finished: return "begin"
    case .chapter: return "next"
    case .begun: return nil
    }
  }

  /// Whether the bookmark of a volume can be moved a chapter on: one that is finished is begun
  /// again only when it comes next.
  func hasNextChapter(_ book: Book) -> Bool {
    if library.state.status(of: book) != .finished { return true }
    if case .begin(let next) = library.nextStep { return next.id == book.id }
    return false
  }

  /// Moves a bookmark a chapter on or back, or sets it to the chapter that is chosen, or removes it
  /// from there.
  mutating func moveBookmark(_ step: Int) -> ReaderAnswer {
    guard var book = browser.bookToMoveIn else { return .draw(Messages.noRows) }
    // From the end of a volume it goes on in another one, and back in the same.
    if step < 0, let volume = browser.top.topic.endedVolume {
      book = library.series[volume - 1]
      _ = browser.goBack()
    }
    let record = browser.memory.record(of: book)
    if let place = browser.chosenChapter {
      if step > 0 { return setBookmark(of: book, to: place) }
      guard record.bookmark?.place(in: book.chapters) == place else {
        return .draw(Messages.noBookmark)
      }
      remember(.removedBookmarks(of: [book]))
      return .save(Messages.bookmarkRemoved)
    }
    if step > 0, !hasNextChapter(book) { return .draw(named(Messages.alreadyFinished, of: book)) }
    if step < 0, !record.isBegun { return .draw(named(Messages.noBookmark, of: book)) }
    switch record.step(by: step, in: book.chapters) {
    case .beforeStart where record.bookmark != nil:
      return rememberBookmark(.removedBookmarks(of: [book]), of: book)
    case .unknown: return .draw(named(Messages.chapterGone(record), of: book))
    case .end:
      remember(.moved(book, by: step))
      browser.open(Target(topic: .end(book.seriesNumber)))
      return .save()
    default:
      let answer = rememberBookmark(.moved(book, by: step), of: book)
      return browser.memory.record(of: book).isBegun
        ? answer : .save(named(Messages.noLongerFinished, of: book))
    }
  }

  /// Moves the bookmark of a volume to a chapter, which begins a finished one again.
  private mutating func setBookmark(of book: Book, to place: Int) -> ReaderAnswer {
    let wasFinished = library.state.status(of: book) == .finished
    let answer = rememberBookmark(.bookmarked(book, place: place), of: book)
    return wasFinished
      ? .save("Begun again: \(Messages.chapter(at: place, in: book.chapters))") : answer
  }

  /// Expands or collapses the summary of the volume, or says that it is short; says what it did
  /// where that is not seen.
  mutating func toggleSummary() -> ReaderAnswer {
    let book = browser.book
    if !book.summary.isCollapsible { return .draw(named("Too short to collapse", of: book)) }
    let (isExpanded, lines) = (browser.memory.record(of: book).isExpanded, frame)
    remember(isExpanded ? .collapsed(book) : .expanded(book))
    let isSeen = isVolume && frame != lines
    let notice = isExpanded ? "Summary collapsed" : "Summary expanded"
    return .save(isSeen ? nil : named(notice, of: book))
  }

  mutating func toggleKept() -> ReaderAnswer {
    let book = browser.book
    let isKept = browser.memory.record(of: book).isKept
    remember(isKept ? .removedFromShelf([book]) : .kept([book]))
    return .save(named(isKept ? Messages.offShelf : Messages.onShelf, of: book))
  }

  /// Takes the last change back, or does it again if this is what took it back; says what is
  /// remembered now, or that there is nothing to take back.
  mutating func undo() -> ReaderAnswer {
    let replaced = library.state.replaced
    if replaced.isNothing { return .draw(Messages.nothingToUndo) }
    let (isRedo, status) = (undone == replaced, library.state.status(of: browser.book))
    let books = replaced.records.compactMap { library.series[volume: $0.volume] }
    let records = books.map(browser.memory.record)
    remember(.undone)
    undone = isRedo ? nil : library.state.replaced
    if library.state.status(of: browser.book) != status { revealBookmark(of: browser.book) }
    let fact =
      books.count == 1
      ? Answers.restored(books[0], browser.memory.record(of: books[0]), from: records[0])
        .map { named($0.brief, of: books[0]) } : nil
    return .save((isRedo ? "Done again" : Messages.undone) + (fact.map { ". \($0)" } ?? ""))
  }

  private mutating func remember(_ change: ReaderState.Change) {
    let revision = browser.memory.revision
    self.change { $0.remember(change) }
    if browser.memory.revision != revision { undone = nil }
  }

  /// Remembers a change of a bookmark, which comes into sight where its volume is open.
  private mutating func rememberBookmark(_ change: ReaderState.Change, of book: Book)
    -> ReaderAnswer
  {
    let isThere = library.state.includes(change)
    remember(change)
    if browser.top.topic.endedVolume != nil { browser.replace(by: .volume(book.seriesNumber)) }
    revealBookmark(of: book)
    return .save(
      named(
        Messages.bookmark(
          of: browser.memory.record(of: book), in: book.chapters, isChanged: !isThere), of: book))
  }

  /// Brings the bookmark of a volume into sight on its page, and what it tells last in its story.
  private mutating func revealBookmark(of book: Book) {
    guard let place = browser.memory.bookmark(of: book) else { return }
    let volume = book.seriesNumber
    switch browser.top.topic {
    case .volume(volume): browser.reveal(.chapter(place, volume: volume))
    case .story(volume, _): browser.reveal(.chapter(max(1, place - 1), volume: volume))
    default: break
    }
  }

  /// What is said of a volume, with its number where the heading does not name it.
  private func named(_ fact: String, of book: Book) -> String {
    [browser.top.topic.volume, browser.top.topic.endedVolume].contains(book.seriesNumber)
      ? fact : "\(fact) (volume \(book.seriesNumber))"
  }
}
