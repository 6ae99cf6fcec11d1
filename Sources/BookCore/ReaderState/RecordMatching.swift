extension ReaderState {
  /// Gives each record to its book, with the number that this has today.
  ///
  /// A record belongs to the book with its title, spelled in the same way or else in another. Of
  /// books with equal titles, it is the one with its number, and all others in order. No record
  /// goes to two books, and one whose title no book has is lost until that comes back.
  mutating func match(to series: BookSeries) {
    let books = series.books
    let isMatched =
      lost.isEmpty
      && remembered.allSatisfy { book in
        let place = book.record.volume - 1
        return books.indices.contains(place)
          && books[place].contents.title == book.record.book.titleText
      }
      // A person may have written a volume twice.
      && remembered.indices.dropFirst().allSatisfy { index in
        remembered[index - 1].record.volume < remembered[index].record.volume
      }
    if !isMatched {
      // A record that comes back does not take the book of one that never was lost, nor does one
      // that says nothing take the book of any that does.
      let groups = [
        remembered.filter { !$0.record.isBlank }, remembered.filter(\.record.isBlank), lost,
      ]
      var matching = RecordMatching(groups.map { $0.map(\.record) }, in: series)
      (remembered, lost) = ([], [])
      for (book, volume) in zip(groups.joined(), matching.volumes()) {
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
    for index in remembered.indices where remembered[index].wasBegun {
      let count = books[remembered[index].record.volume - 1].chapters.count
      remembered[index].record.takeCount(count)
      remembered[index].previous?.takeCount(count)
    }
  }
}

/// Records given to the books of today.
private struct RecordMatching {
  private let records: [BookRecord]

  /// Where the records of each group are, of which the first are matched first.
  private var groups: [Range<Int>] = []

  private let books: [Book]
  private var isTaken: [Bool]
  private var found: [Int?]

  init(_ groups: [[BookRecord]], in series: BookSeries) {
    records = Array(groups.joined())
    books = series.books
    found = Array(repeating: nil, count: records.count)
    isTaken = Array(repeating: false, count: series.count)
    for group in groups {
      let start = self.groups.last?.upperBound ?? 0
      self.groups.append(start..<start + group.count)
    }
  }

  /// The volume of each record; nil for one that belongs to none of the books.
  mutating func volumes() -> [Int?] {
    for group in groups { match(group) { $0 } }
    var keys = TitleKeys()
    for group in groups { match(group) { String(String.UnicodeScalarView(keys.key(of: $0))) } }
    return found
  }

  /// Finds the books whose titles have the keys of those of records; an empty key is none.
  private mutating func match(_ indices: Range<Int>, by key: (String) -> String) {
    let open = indices.filter { found[$0] == nil }
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
    for (index, key) in zip(open, keys) where found[index] == nil && !key.isEmpty {
      if let volume = volumesByKey[key]?.popLast() { give(volume, to: index) }
    }
  }

  private mutating func give(_ volume: Int, to index: Int) {
    found[index] = volume
    isTaken[volume - 1] = true
  }
}
