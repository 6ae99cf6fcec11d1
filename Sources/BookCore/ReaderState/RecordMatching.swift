extension ReaderState {
  /// Whether the record of a book is certain to be found without the titles of the other books.
  ///
  /// - Parameter book: The book.
  /// - Returns: Whether there is a record with its number and title, or none with either. It is false
  ///   if any record lacks a title, so that it gets one at the next save.
  package func isCertain(of book: BookIdentity) -> Bool {
    if records.contains(where: { $0.book.title.isEmpty }) { return false }
    let index = records.index(ofVolume: book.volume)
    if index < records.count, records[index].book == book { return true }
    return !records.contains { $0.volume == book.volume || $0.book.title == book.title }
      && !lostRecords.contains { $0.volume == book.volume || $0.book.title == book.title }
  }

  /// Gives each record to its book, with the number that this has today.
  ///
  /// A record belongs to the book with its number and title, else to one with its title, else to the
  /// book of its number if the titles differ by a slip of typing or the record has none. No record
  /// goes to two books, and near titles come last. A record that finds no book is lost until its
  /// title comes back.
  ///
  /// - Parameter titles: The titles of all books, in the order of the series.
  /// - Complexity: O(*n*) in the number of records and titles.
  package mutating func match(to titles: [String]) {
    let books = titles.enumerated().map { BookIdentity(volume: $0 + 1, title: $1) }
    let isMatched =
      lostRecords.isEmpty
      && (records + replaced.records).allSatisfy { record in
        books.indices.contains(record.volume - 1) && books[record.volume - 1] == record.book
      }
    if isMatched { return }

    let candidates = records + lostRecords
    let found = candidates.matches(in: books)
    var numbers = zip(records, found).numbers
    let live = zip(candidates, found).compactMap { $0.belonging(to: $1) }
    records = live.sorted { $0.volume < $1.volume }
    lostRecords = zip(candidates, found).filter { $1 == nil && !$0.isBlank }.map { $0.0 }
    recentVolumes = recentVolumes.compactMap { numbers[$0] }
    readingVolume = readingVolume.flatMap { numbers[$0] }

    var old = replaced
    let oldFound = old.records.matches(in: books)
    numbers.merge(zip(old.records, oldFound).numbers) { live, _ in live }
    old.records = zip(old.records, oldFound).map { record, book in
      record.belonging(to: book ?? BookIdentity(volume: 0, title: record.book.title))
    }.sorted { $0.volume < $1.volume }
    old.recentVolumes = old.recentVolumes.compactMap { numbers[$0] }
    old.readingVolume = old.readingVolume.flatMap { numbers[$0] }
    replaced = old
  }
}

extension BookRecord {
  fileprivate func belonging(to book: BookIdentity) -> BookRecord {
    var record = self
    record.book = book
    return record
  }

  fileprivate func belonging(to book: BookIdentity?) -> BookRecord? {
    book.map(belonging)
  }
}

extension Sequence<(BookRecord, BookIdentity?)> {
  /// The number of today for each number that a record had.
  fileprivate var numbers: [Int: Int] {
    let pairs = compactMap { record, book in book.map { (record.volume, $0.volume) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension [BookRecord] {
  /// Finds the book of each record; nil where there is none.
  fileprivate func matches(in books: [BookIdentity]) -> [BookIdentity?] {
    var found: [BookIdentity?] = Array<BookIdentity?>(repeating: nil, count: count)
    var isTaken = Array<Bool>(repeating: false, count: books.count)

    func give(_ book: BookIdentity, to index: Int) {
      found[index] = book
      isTaken[book.volume - 1] = true
    }
    /// The book with the number of a record, unless another record has it.
    func freeBook(at index: Int) -> BookIdentity? {
      let place = self[index].volume - 1
      return books.indices.contains(place) && !isTaken[place] ? books[place] : nil
    }

    for index in indices {
      if let book = freeBook(at: index), book == self[index].book { give(book, to: index) }
    }
    // Of books with the same title, the first that is free is at the end of the list.
    let free = books.reversed().filter { !isTaken[$0.volume - 1] && !$0.title.isEmpty }
    var byTitle = Dictionary(grouping: free, by: \.title)
    for index in indices where found[index] == nil {
      if let book = byTitle[self[index].book.title]?.popLast() { give(book, to: index) }
    }
    for index in indices where found[index] == nil {
      if let book = freeBook(at: index), self[index].canBelong(to: book) { give(book, to: index) }
    }
    return found
  }
}
