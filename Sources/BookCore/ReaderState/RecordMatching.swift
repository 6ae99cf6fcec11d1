extension ReaderState {
  /// Gives each record to its book, with the number that this has today.
  ///
  /// A record belongs to the book with its title, spelled in the same way or else in another. Of
  /// books with equal titles, it is the one with its number, and all others in order. No record goes
  /// to two books, and one whose title no book has is lost until that comes back.
  mutating func match(to series: BookSeries) {
    let isMatched =
      lost.isEmpty
      && remembered.allSatisfy { series[volume: $0.record.volume]?.identity == $0.record.book }
      // A person may have written a volume twice.
      && zip(remembered, remembered.dropFirst()).allSatisfy { $0.record.volume < $1.record.volume }
    if !isMatched {
      let all = remembered + lost
      var matching = RecordMatching(all.map(\.record), series)
      // A record that comes back does not take the book of one that never was lost.
      matching.match(remembered.indices)
      matching.match(remembered.count..<all.count)
      (remembered, lost) = ([], [])
      for (book, volume) in zip(all, matching.volumes) {
        guard let found = volume.flatMap({ series[volume: $0] }) else {
          lost.append(book)
          continue
        }
        remembered.append(book)
        remembered[remembered.count - 1].record.book = found.identity
      }
      remembered.sort { $0.record.volume < $1.record.volume }
      lost.sort { $0.record.volume < $1.record.volume }
    }
    for index in remembered.indices {
      let chapters = series.books[remembered[index].record.volume - 1].chapters
      remembered[index].record.follow(chapters)
      remembered[index].before?.follow(chapters)
    }
  }
}

/// Records given to the books of today.
private struct RecordMatching {
  /// The volume of each record; nil for one that belongs to none of the books.
  private(set) var volumes: [Int?]

  private let records: [BookRecord]
  private let books: [Book]
  private var isTaken: [Bool]

  init(_ records: [BookRecord], _ series: BookSeries) {
    self.records = records
    books = series.books
    volumes = Array(repeating: nil, count: records.count)
    isTaken = Array(repeating: false, count: series.count)
  }

  /// Finds the books of some records: first those whose titles are spelled in the same way.
  mutating func match(_ indices: Range<Int>) {
    match(indices) { $0 }
    var keys = TitleKeys()
    match(indices) { String(String.UnicodeScalarView(keys.key(of: $0))) }
  }

  /// Finds the books whose titles have the keys of those of records; an empty key is none.
  private mutating func match(_ indices: Range<Int>, by key: (String) -> String) {
    let open = indices.filter { volumes[$0] == nil }
    if open.isEmpty { return }
    let bookKeys = books.map { key($0.title) }
    let keys = open.map { key(records[$0].book.title) }
    for (index, key) in zip(open, keys) where !key.isEmpty {
      let place = records[index].volume - 1
      if books.indices.contains(place), !isTaken[place], bookKeys[place] == key {
        give(place + 1, to: index)
      }
    }
    // The first of each key is the last of its list, from which it is taken away at once.
    let free = books.map(\.seriesNumber).filter { !isTaken[$0 - 1] }.reversed()
    var volumesByKey = Dictionary(grouping: free) { bookKeys[$0 - 1] }
    for (index, key) in zip(open, keys) where volumes[index] == nil && !key.isEmpty {
      if let volume = volumesByKey[key]?.popLast() { give(volume, to: index) }
    }
  }

  private mutating func give(_ volume: Int, to index: Int) {
    volumes[index] = volume
    isTaken[volume - 1] = true
  }
}
