extension ReaderState {
  /// Something that the reader did and that is to be remembered.
  public enum Change: Hashable, Sendable {
    /// The page of a volume was shown.
    case shown(BookIdentity)

    /// The summary of a volume was expanded.
    case expanded(BookIdentity)

    /// The summary of a volume was collapsed.
    case collapsed(BookIdentity)

    /// Volumes were put on the shelf.
    case kept([BookIdentity])

    /// Volumes were taken off the shelf.
    case removed([BookIdentity])

    /// The bookmark of a volume was set.
    case bookmarked(BookIdentity, Bookmark)

    /// The bookmark of a volume was moved by some chapters, from where it is by then.
    case moved(BookIdentity, by: Int, in: [Chapter])

    /// Volumes were read to their end.
    case finished([BookIdentity])

    /// The bookmarks were taken out of volumes; one that had none does not count as finished any
    /// more.
    case removedBookmarks([BookIdentity])

    /// Everything about volumes is to be forgotten.
    case forgot([BookIdentity])

    /// The lost records with these names, as in ``BookRecord/name``, are to be forgotten.
    case forgotLost([String])

    /// All volumes were taken off the shelf.
    case clearedShelf

    /// The bookmarks were taken out of all volumes.
    case clearedBookmarks

    /// All volumes were taken off the list of recent ones.
    case clearedRecent

    /// Everything about the series is to be forgotten.
    case forgotEverything

    /// The last change that was asked for was taken back.
    case undone

    /// Whether the reader asked for it; that a volume was shown is remembered for convenience.
    var isRequested: Bool {
      if case .shown = self { false } else { true }
    }
  }

  /// Remembers a change.
  public mutating func apply(_ change: Change) {
    switch change {
    case .shown(let book):
      show(book)
      dropBlankRecords()
    case .undone: undo()
    default:
      var before = self
      before.replaced = Replaced()
      before.dropBlankRecords()
      var after = before
      after.make(change)
      after.dropBlankRecords()
      after.replaced = Replaced(of: before, by: after)
      if !after.replaced.isNothing(in: after) { self = after }
    }
  }

  /// The state after some changes, in order.
  package func applying(_ changes: [Change]) -> ReaderState {
    var state = self
    for index in changes.indices { state.apply(changes[index]) }
    return state
  }

  /// Whether a change would make no difference.
  package func includes(_ change: Change) -> Bool {
    if case .shown(let book) = change {
      return recentVolumes.first == book.volume && record(of: book).book == book
    }
    return applying([change]) == self
  }
}

extension ReaderState {
  private mutating func make(_ change: Change) {
    switch change {
    case .shown, .undone: break
    case .expanded(let book): update(book) { $0.isExpanded = true }
    case .collapsed(let book): update(book) { $0.isExpanded = false }
    case .kept(let books): update(books) { $0.isKept = true }
    case .removed(let books): update(books) { $0.isKept = false }
    case .bookmarked(let book, let bookmark): set(bookmark, in: book)
    case .moved(let book, let count, let chapters):
      switch record(of: book).step(by: count, in: chapters) {
      case .chapter(let chapter): set(Bookmark(chapter: chapter, of: chapters), in: book)
      case .end: finish([book])
      case .beforeStart, .beyondEnd, .unknown: break
      }
    case .finished(let books): finish(books)
    case .removedBookmarks(let books): update(books) { $0.removeBookmark() }
    case .forgot(let books): forget(books)
    case .forgotLost(let names):
      let names = Set(names)
      lostRecords.removeAll { names.contains($0.name) }
    case .clearedShelf:
      for index in records.indices { records[index].isKept = false }
    case .clearedBookmarks: clearBookmarks()
    case .clearedRecent: recentVolumes = []
    case .forgotEverything:
      (records, lostRecords, recentVolumes, readingVolume) = ([], [], [], nil)
    }
  }

  private mutating func set(_ bookmark: Bookmark, in book: BookIdentity) {
    guard book.volume > 0 else { return }
    update(book) { $0.bookmark = bookmark }
    readingVolume = book.volume
  }

  private mutating func finish(_ books: [BookIdentity]) {
    let unfinished = books.filter { !record(of: $0).isFinished }
    update(unfinished) { $0.finish() }
    // To finish another book is no reason to leave the one whose bookmark was set last.
    if readingVolume.flatMap(record(ofVolume:))?.bookmark != nil { return }
    readingVolume = unfinished.last?.volume ?? readingVolume
  }

  private mutating func clearBookmarks() {
    // As with a single volume: only where there is no bookmark to take out does the count go.
    let hasBookmark = records.contains { $0.bookmark != nil }
    for index in records.indices where !hasBookmark || records[index].bookmark != nil {
      records[index].removeBookmark()
    }
    readingVolume = nil
  }

  private mutating func forget(_ books: [BookIdentity]) {
    update(books) { $0 = BookRecord(of: $0.book) }
    let (volumes, titles) = (Set(books.map(\.volume)), Set(books.map(\.title)))
    lostRecords.removeAll { titles.contains($0.book.title) }
    recentVolumes.removeAll(where: volumes.contains)
  }

  /// Changes the records of several books, which are created if there are none.
  private mutating func update(_ books: [BookIdentity], _ change: (inout BookRecord) -> Void) {
    // Put in one by one, each record would move all behind it.
    let missing = books.filter { $0.volume > 0 && records.place(ofVolume: $0.volume) == nil }
    if missing.count > 1 {
      records += Set(missing).map { BookRecord(of: $0) }
      records.sort { $0.volume < $1.volume }
    }
    for book in books { update(book, change) }
  }

  private mutating func update(_ book: BookIdentity, _ change: (inout BookRecord) -> Void) {
    guard book.volume > 0 else { return }
    let index = records.index(ofVolume: book.volume)
    if index == records.count {
      records.append(BookRecord(of: book))
    } else if records[index].volume != book.volume {
      records.insert(BookRecord(of: book), at: index)
    } else if records[index].canBelong(to: book) {
      records[index].book = book
    } else {
      if !records[index].isBlank { lostRecords.append(records[index]) }
      records[index] = BookRecord(of: book)
    }
    change(&records[index])
  }

  private mutating func show(_ book: BookIdentity) {
    guard book.volume > 0 else { return }
    update(book) { _ in }
    recentVolumes.show(book.volume)
    replaced.recentVolumes.show(book.volume)
  }

  private mutating func dropBlankRecords() {
    if let reading = readingVolume,
      !records.contains(where: { $0.volume == reading && $0.isBegun })
    {
      readingVolume = nil
    }
    let lost = lostRecords.isEmpty ? nil : LostRecords(lostRecords)
    records.removeAll { record in
      record.isBlank && readingVolume != record.volume && replaced.readingVolume != record.volume
        && !recentVolumes.contains(record.volume)
        && !replaced.recentVolumes.contains(record.volume) && lost?.canTake(record.book) != true
    }
  }
}

/// Records that wait for their books.
private struct LostRecords {
  private let titles: Set<String>
  private let byVolume: [Int: [BookRecord]]

  init(_ records: [BookRecord]) {
    titles = Set(records.map(\.book.title))
    byVolume = Dictionary(grouping: records, by: \.volume)
  }

  /// Whether one would be given to a book as soon as that had no record of its own.
  func canTake(_ book: BookIdentity) -> Bool {
    titles.contains(book.title)
      || byVolume[book.volume]?.contains { $0.canBelong(to: book) } == true
  }
}

extension [Int] {
  /// Puts a volume in front, as the one that was shown last.
  fileprivate mutating func show(_ volume: Int) {
    if first == volume { return }
    removeAll { $0 == volume }
    insert(volume, at: 0)
    if count > ReaderState.maxRecentVolumes { removeLast() }
  }
}

// MARK: Taking a change back

extension ReaderState {
  /// Takes the last change back, which can then be taken back itself.
  private mutating func undo() {
    let (old, before) = (replaced, self)
    if old.isNothing(in: self) { return }
    // A person may have written a volume twice.
    let volumes = Dictionary(
      old.records.map { ($0.volume, $0) }, uniquingKeysWith: { first, _ in first })
    update(old.records.map(\.book)) { record in record = volumes[record.volume] ?? record }
    let lostNames = Set(old.lostRecords.map(\.name))
    lostRecords = before.lostRecords.filter { !lostNames.contains($0.name) }
    lostRecords = (lostRecords + old.lostRecords.filter { !$0.isBlank }).inOrder
    recentVolumes = old.recentVolumes
    readingVolume = old.readingVolume
    dropBlankRecords()
    replaced = Replaced(of: before, by: self)
  }
}
