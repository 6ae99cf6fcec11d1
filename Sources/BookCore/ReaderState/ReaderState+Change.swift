extension ReaderState {
  /// Something that the reader did and that is to be remembered.
  ///
  /// The books are those of the series that the state is about. A change of how far a book has been
  /// read may take the day on which it is made, which is then remembered, too.
  public enum Change: Hashable, Sendable {
    /// The page of a book was shown.
    case shown(Book)

    /// The summary of a book was expanded.
    case expanded(Book)

    /// The summary of a book was collapsed.
    case collapsed(Book)

    /// Books were put on the shelf.
    case kept([Book])

    /// Books were taken off the shelf.
    case removedFromShelf([Book])

    /// The bookmark of a book was set in the chapter at a place, counted from 1; a book that has no
    /// such chapter stays as it is.
    case bookmarked(Book, place: Int, on: ReadingDay? = nil)

    /// The bookmark of a book was moved by some chapters, from where it is by then.
    ///
    /// A step on begins a finished book again, so ask ``ReaderState/status(of:)`` before you offer
    /// one. A step back from its end takes back that it was finished.
    case moved(Book, by: Int, on: ReadingDay? = nil)

    /// Books were read to their end, unless they are finished: by default in any reading of the
    /// series, else as often as it is being read.
    case finished([Book], reading: Int = 1, on: ReadingDay? = nil)

    /// The bookmarks were taken out of books; one that had none does not count as finished any
    /// more.
    case removedBookmarks(of: [Book])

    /// Everything about books is to be forgotten.
    case forgot([Book])

    /// Everything about lost books is to be forgotten; see ``ReaderState/lostRecords``.
    case forgotLostBooks([BookIdentity])

    /// All books were taken off the shelf.
    case clearedShelf

    /// The bookmarks were taken out of all books, which stay finished as often as they were.
    case clearedBookmarks

    /// All books were taken off the list of recent ones.
    case clearedRecent

    /// Everything about the series is to be forgotten.
    case forgotEverything

    /// What was remembered of the books elsewhere, as before their file was moved, took the place
    /// of what is remembered here.
    case tookOver(ReaderState)

    /// The last change that was asked for was taken back.
    case undone

    /// Whether the reader asked for it; that a book was shown is remembered for convenience.
    package var isRequested: Bool { if case .shown = self { false } else { true } }

    /// The change as it is to be made later: a step leads where it leads now.
    func settled(in state: ReaderState) -> Change {
      guard case .moved(let book, let count, let day) = self else { return self }
      let record = state.record(of: book)
      return switch record.step(by: count, in: book.chapters) {
      case .chapter(let place) where !record.isEnd(leftBy: count, in: book.chapters):
        .bookmarked(book, place: place, on: day)
      // A book without chapters is finished once more by each step.
      case .end where !book.chapters.isEmpty: .finished([book], on: day)
      default: self
      }
    }

    /// The change with the day on which it is made, unless it has one or needs none.
    func made(on day: () -> ReadingDay?) -> Change {
      switch self {
      case .bookmarked(let book, let place, nil): .bookmarked(book, place: place, on: day())
      case .moved(let book, let count, nil): .moved(book, by: count, on: day())
      case .finished(let books, let reading, nil): .finished(books, reading: reading, on: day())
      default: self
      }
    }
  }

  /// Remembers a change.
  public mutating func apply(_ change: Change) {
    switch change {
    case .shown(let book): show(book)
    case .undone: undo()
    default:
      var after = self
      after.previousUnknown = nil
      after.changeAll { $0.previous = nil }
      after.make(change)
      // A book of which nothing has been read any more is left.
      after.changeAllRecords { $0.isReading = $0.isReading && $0.isBegun }
      // Nothing has changed for a reader, who can still take back what did before.
      if after.saysTheSame(as: self) { return }
      self = after
    }
    lost.removeAll(where: \.isNothing)
    // Without its record, a book of which there is nothing left to remember would get that of a
    // lost one with the same title.
    if lost.isEmpty { remembered.removeAll(where: \.isNothing) }
  }

  /// Whether a change left all that a reader is told as it was in another state; which book is
  /// being read may be remembered in more than one way.
  private func saysTheSame(as before: ReaderState) -> Bool {
    previousUnknown == nil && unreadEntry == before.unreadEntry
      && volumeSetLast == before.volumeSetLast && lostReading?.book == before.lostReading?.book
      && (remembered + lost).allSatisfy { $0.previous?.saysTheSame(as: $0.record) != false }
  }

  package func applying(_ changes: [Change]) -> ReaderState {
    var state = self
    for index in changes.indices { state.apply(changes[index]) }
    return state
  }

  package func includes(_ change: Change) -> Bool {
    if case .shown(let book) = change { return showedLast(book) }
    return applying([change]) == self
  }

  private func showedLast(_ book: Book) -> Bool {
    let lastShown = record(of: book).lastShown
    return lastShown > 0 && remembered.count { $0.record.lastShown >= lastShown } == 1
  }

  private mutating func make(_ change: Change) {
    switch change {
    case .shown, .undone: break
    case .expanded(let book): update([book]) { record, _ in record.isExpanded = true }
    case .collapsed(let book): update([book]) { record, _ in record.isExpanded = false }
    case .kept(let books): update(books) { record, _ in record.isKept = true }
    case .removedFromShelf(let books): update(books) { record, _ in record.isKept = false }
    case .bookmarked(let book, let place, let day): setBookmark(in: book, at: place, on: day)
    case .moved(let book, let count, let day):
      let record = record(of: book)
      switch record.step(by: count, in: book.chapters) {
      case .chapter(let place):
        let isBack = record.isEnd(leftBy: count, in: book.chapters)
        setBookmark(in: book, at: place, on: day)
        if isBack { update([book]) { record, _ in record.takeEndBack() } }
      case .end: finish([book], on: day)
      case .beforeStart, .beyondEnd, .unknown: break
      }
    case .finished(let books, let reading, let day):
      let unfinished = books.filter { !record(of: $0).isFinished(in: $0.chapters, times: reading) }
      finish(unfinished, on: day)
    case .removedBookmarks(let books): update(books) { record, _ in record.removeBookmark() }
    case .forgot(let books): update(books) { record, _ in record = BookRecord(of: record.book) }
    case .forgotLostBooks(let books):
      let books = Set(books)
      lost.change { if books.contains($0.book) { $0 = BookRecord(of: $0.book) } }
    case .clearedShelf: remembered.change { $0.isKept = false }
    case .clearedBookmarks: remembered.change { $0.setBookmark(nil, on: nil) }
    case .clearedRecent: changeAllRecords { $0.lastShown = 0 }
    case .forgotEverything:
      changeAllRecords { $0 = BookRecord(of: $0.book) }
      if !unknown.isEmpty { previousUnknown = unknown }
      (unknown, unreadEntry) = ("", "")
    case .tookOver(let other): takeOver(other)
    }
  }

  /// Takes the records of another state in place of its own.
  private mutating func takeOver(_ other: ReaderState) {
    make(.forgotEverything)
    var added: [RememberedBook] = []
    for record in other.records {
      let blank = BookRecord(of: record.book)
      if let index = index(ofVolume: record.volume) {
        remembered[index] = RememberedBook(
          record: record, previous: remembered[index].previous ?? blank)
      } else {
        added.append(RememberedBook(record: record, previous: blank))
      }
    }
    add(added)
    for record in other.lostRecords {
      lost.append(RememberedBook(record: record, previous: BookRecord(of: record.book)))
    }
    if unknown != other.unknown {
      (previousUnknown, unknown) = (previousUnknown ?? unknown, other.unknown)
    }
  }

  private mutating func setBookmark(in book: Book, at place: Int, on day: ReadingDay?) {
    guard var bookmark = Bookmark(place: place, of: book.chapters) else { return }
    update([book]) { record, _ in
      bookmark.unknown = record.bookmark?.unknown ?? ""
      record.setBookmark(bookmark, on: day)
    }
    read(book.seriesNumber)
  }

  private mutating func finish(_ books: [Book], on day: ReadingDay?) {
    let reading = lostReading == nil ? volumeSetLast : nil
    update(books) { $0.finish($1.chapters, on: day) }
    // To finish another book is no reason to leave the one that is being read.
    if reading.flatMap(record(ofVolume:))?.isMarked == true { return }
    if let last = books.last { read(last.seriesNumber) }
  }

  private mutating func read(_ volume: Int) {
    remembered.change { $0.isReading = $0.volume == volume }
    lost.change { $0.isReading = false }
  }

  // MARK: Changing records

  /// Changes the records of books of the series.
  private mutating func update(_ books: [Book], by change: (inout BookRecord, Book) -> Void) {
    var added: [RememberedBook] = []
    for book in books {
      if let index = index(ofVolume: book.seriesNumber) {
        remembered[index].change { change(&$0, book) }
      } else {
        var new = RememberedBook(record: BookRecord(of: book.identity))
        new.change { change(&$0, book) }
        if new.isChanged { added.append(new) }
      }
    }
    add(added)
  }

  /// Puts books among those that are remembered, all at once, since each would move all behind it.
  private mutating func add(_ books: [RememberedBook]) {
    if books.isEmpty { return }
    remembered += books
    remembered.sort { $0.record.volume < $1.record.volume }
    var last: Int?
    // A book may have been named twice.
    remembered.removeAll { book in
      defer { last = book.record.volume }
      return book.record.volume == last
    }
  }

  private mutating func changeAll(_ change: (inout RememberedBook) -> Void) {
    for index in remembered.indices { change(&remembered[index]) }
    for index in lost.indices { change(&lost[index]) }
  }

  private mutating func changeAllRecords(_ change: (inout BookRecord) -> Void) {
    remembered.change(change)
    lost.change(change)
  }

  /// Remembers that the page of a book was shown; what is taken back later leaves that as it is.
  private mutating func show(_ book: Book) {
    if showedLast(book) { return }
    if index(ofVolume: book.seriesNumber) == nil {
      add([RememberedBook(record: BookRecord(of: book.identity))])
    }
    guard let index = index(ofVolume: book.seriesNumber) else { return }
    let last = max(remembered.lastShown, lost.lastShown)
    // A person may have written the greatest of all numbers.
    let next = last < .max ? last + 1 : last
    remembered[index].record.lastShown = next
    remembered[index].previous?.lastShown = next
    if remembered.count + lost.count <= Self.maxRecentVolumes { return }
    let recent = (remembered + lost).map(\.record.lastShown).filter { $0 > 0 }.sorted(by: >)
    let oldest = recent.prefix(Self.maxRecentVolumes).last ?? 0
    changeAll { book in
      if book.record.lastShown < oldest { book.record.lastShown = 0 }
    }
  }

  /// Takes the last change back, which can then be taken back itself.
  private mutating func undo() {
    if let previous = previousUnknown { (unknown, previousUnknown) = (previous, unknown) }
    changeAll { book in
      guard var previous = book.previous else { return }
      previous.book = book.record.book
      book.previous = book.record
      book.record = previous
    }
  }
}
