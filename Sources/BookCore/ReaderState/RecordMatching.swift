import DisplayText

extension ReaderState {
  /// Whether the record of a book is certain to be found without the titles of the other books.
  ///
  /// - Parameter book: The book.
  /// - Returns: Whether there is a record with its number and title, or none with either. It is false
  ///   if any record lacks a title, so that it gets one at the next save.
  package func isCertain(of book: BookIdentity) -> Bool {
    if records.contains(where: { $0.book.title.isEmpty }) { return false }
    if let index = records.place(ofVolume: book.volume), records[index].book == book { return true }
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
      lostRecords.isEmpty && replaced.lostRecords.isEmpty
      && (records + replaced.records).allSatisfy { record in
        books.indices.contains(record.volume - 1) && books[record.volume - 1] == record.book
      }
      // A person may have written a volume twice.
      && zip(records, records.dropFirst()).allSatisfy { $0.volume < $1.volume }
    if isMatched { return }

    let found = RecordMatching(of: records, lostRecords, to: books)
    var numbers = found.numbers
    (records, lostRecords) = (found.records, found.lostRecords.filter { !$0.isBlank }.inOrder)
    recentVolumes = recentVolumes.compactMap { numbers[$0] }
    readingVolume = readingVolume.flatMap { numbers[$0] }

    let old = RecordMatching(of: replaced.records, replaced.lostRecords, to: books)
    numbers.merge(old.numbers) { live, _ in live }
    (replaced.records, replaced.lostRecords) = (old.records, old.lostRecords)
    replaced.recentVolumes = replaced.recentVolumes.compactMap { numbers[$0] }
    replaced.readingVolume = replaced.readingVolume.flatMap { numbers[$0] }
  }
}

/// Records given to the books of today.
private struct RecordMatching {
  /// The records of books, with the numbers of today, in the order of the series.
  private(set) var records: [BookRecord] = []

  /// The records that belong to none of the books.
  private(set) var lostRecords: [BookRecord] = []

  /// The number of today for each number that a record had which was not lost.
  private(set) var numbers: [Int: Int] = [:]

  private let books: [BookIdentity]
  private var isTaken: [Bool]

  init(of live: [BookRecord], _ lost: [BookRecord], to books: [BookIdentity]) {
    self.books = books
    isTaken = Array(repeating: false, count: books.count)
    // A record that comes back does not take the book of one that never was lost.
    var found: [BookIdentity?] = Array(repeating: nil, count: live.count)
    matchTitles(of: live, &found)
    var foundAgain: [BookIdentity?] = Array(repeating: nil, count: lost.count)
    matchTitles(of: lost, &foundAgain)
    matchNearTitles(of: live, &found)
    matchNearTitles(of: lost, &foundAgain)

    for (record, book) in zip(live, found) where book != nil && numbers[record.volume] == nil {
      numbers[record.volume] = book?.volume
    }
    for (record, book) in zip(live + lost, found + foundAgain) {
      var record = record
      if let book {
        record.book = book
        records.append(record)
      } else {
        lostRecords.append(record)
      }
    }
    records.sort { $0.volume < $1.volume }
  }

  /// Finds the books with the number and the title of records, then those with their titles.
  private mutating func matchTitles(of records: [BookRecord], _ found: inout [BookIdentity?]) {
    for index in records.indices {
      if let book = freeBook(of: records[index]), book == records[index].book {
        found[index] = take(book)
      }
    }
    var free = Dictionary(
      grouping: books.filter { !isTaken[$0.volume - 1] && !$0.title.isEmpty }, by: \.title)
    for index in records.indices where found[index] == nil {
      let (volume, title) = (records[index].volume, records[index].book.title)
      if let place = free[title]?.indexNearest(to: volume) {
        found[index] = free[title].map { take($0[place]) }
        free[title]?.remove(at: place)
      }
    }
  }

  /// Finds the books with the numbers of records and almost their titles.
  private mutating func matchNearTitles(of records: [BookRecord], _ found: inout [BookIdentity?]) {
    for index in records.indices where found[index] == nil {
      if let book = freeBook(of: records[index]), records[index].canBelong(to: book) {
        found[index] = take(book)
      }
    }
  }

  /// The book with the number of a record, unless another record has it.
  private func freeBook(of record: BookRecord) -> BookIdentity? {
    let place = record.volume - 1
    return books.indices.contains(place) && !isTaken[place] ? books[place] : nil
  }

  private mutating func take(_ book: BookIdentity) -> BookIdentity {
    isTaken[book.volume - 1] = true
    return book
  }
}

extension [BookIdentity] {
  /// The index of the book whose number is nearest, in a list in the order of the series; nil if there
  /// is none.
  fileprivate func indexNearest(to volume: Int) -> Int? {
    let next = indices.partitioningIndex { self[$0].volume >= volume }
    guard next > 0 else { return isEmpty ? nil : 0 }
    guard next < count else { return count - 1 }
    return volume - self[next - 1].volume <= self[next].volume - volume ? next - 1 : next
  }
}
