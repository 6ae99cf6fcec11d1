import DisplayText

extension ReaderState {
  /// Gives each record to its book, with the number that this has today.
  ///
  /// A record belongs to the book with its number and title, else to one with its title, else to
  /// the book of its number if the titles differ by a slip of typing or the record has none. No
  /// record goes to two books, and near titles come last. A record that finds no book is lost until
  /// its title comes back.
  package mutating func match(to titles: [String]) {
    let isMatched =
      lostRecords.isEmpty && replaced.lostRecords.isEmpty
      && (records + replaced.records).allSatisfy { record in
        titles.indices.contains(record.volume - 1)
          && titles[record.volume - 1].cutForRecord == record.book.title
      }
      // A person may have written a volume twice.
      && zip(records, records.dropFirst()).allSatisfy { $0.volume < $1.volume }
    if isMatched { return }
    let books = titles.enumerated().map { BookIdentity(volume: $0 + 1, title: $1) }
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

  /// All records, the lost ones last, and whether each has found its book.
  private var all: [BookRecord]
  private var isFound: [Bool]

  init(of live: [BookRecord], _ lost: [BookRecord], to books: [BookIdentity]) {
    self.books = books
    all = live + lost
    isTaken = Array(repeating: false, count: books.count)
    isFound = Array(repeating: false, count: all.count)
    // A record that comes back does not take the book of one that never was lost.
    matchTitles(of: live.indices)
    matchTitles(of: live.count..<all.count)
    matchNearTitles()
    // Of two records with one number, as a person may write them, the first counts.
    for index in live.indices where isFound[index] && numbers[live[index].volume] == nil {
      numbers[live[index].volume] = all[index].volume
    }
    for index in all.indices {
      if isFound[index] { records.append(all[index]) } else { lostRecords.append(all[index]) }
    }
    records.sort { $0.volume < $1.volume }
  }

  /// Finds the books with the number and the title of records, then those with their titles.
  private mutating func matchTitles(of indices: Range<Int>) {
    for index in indices {
      if let book = freeBook(of: index), book == all[index].book { give(book, to: index) }
    }
    var free = Dictionary(
      grouping: books.filter { !isTaken[$0.volume - 1] && !$0.title.isEmpty }, by: \.title)
    for index in indices where !isFound[index] {
      let (volume, title) = (all[index].volume, all[index].book.title)
      guard let place = free[title]?.indexNearest(to: volume),
        let book = free[title]?.remove(at: place)
      else { continue }
      give(book, to: index)
    }
  }

  /// Finds the books with the numbers of records and almost their titles.
  private mutating func matchNearTitles() {
    for index in all.indices where !isFound[index] {
      if let book = freeBook(of: index), all[index].canBelong(to: book) { give(book, to: index) }
    }
  }

  /// The book with the number of a record, unless another record has it.
  private func freeBook(of index: Int) -> BookIdentity? {
    let place = all[index].volume - 1
    return books.indices.contains(place) && !isTaken[place] ? books[place] : nil
  }

  private mutating func give(_ book: BookIdentity, to index: Int) {
    all[index].book = book
    isFound[index] = true
    isTaken[book.volume - 1] = true
  }
}

extension [BookIdentity] {
  /// The index of the book whose number is nearest, in a list in the order of the series; nil if
  /// there is none.
  fileprivate func indexNearest(to volume: Int) -> Int? {
    let next = indices.partitioningIndex { self[$0].volume >= volume }
    guard next > 0 else { return isEmpty ? nil : 0 }
    guard next < count else { return count - 1 }
    return volume - self[next - 1].volume <= self[next].volume - volume ? next - 1 : next
  }
}
