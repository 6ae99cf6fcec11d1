import TestSupport

@testable import BookCore

extension BookSeries {
  /// Four books, *Book 1* and so on, with two chapters each.
  static func ofFourBooks() throws -> BookSeries {
    let books = (1...4).map {
      SampleBook(title: "Book \($0)", chapters: ["1. Chapter 1", "2. Chapter 2"])
    }
    return try BookSeries(bytes: Array(SampleBook.file(books).utf8), file: "books.json")
  }
}

extension ReaderState {
  /// The state in which some things are remembered of the books of a series, of which one was shown
  /// last, with nothing to undo.
  ///
  ///     ReaderState(remembering: "1 finished 2, 3 at 2 finished 1 kept, in 3", of: series)
  ///     ReaderState(remembering: "1 grown finished 1, 2 shrunk finished 1, lost at 2", of: series)
  ///
  /// A book that is lost, *Amber*, is the one that the reader is in.
  init(remembering text: String, shown: Int? = nil, of series: BookSeries) {
    self.init()
    var records = series.map { BookRecord(of: $0.identity) }
    for part in text.split(separator: ", ") {
      let words = part.split(separator: " ").map(String.init)
      if words[0] == "lost" {
        var record = BookRecord(of: BookIdentity(volume: 1, title: "Amber"))
        record.take(words)
        record.isReading = true
        lost.append(RememberedBook(record: record))
      } else if words[0] == "in" {
        records[(Int(words[1]) ?? 1) - 1].isReading = true
      } else {
        records[(Int(words[0]) ?? 1) - 1].take(words)
      }
    }
    if let shown { records[shown - 1].lastShown = 1 }
    remembered = records.map { RememberedBook(record: $0) }.filter { !$0.isNothing }
  }
}

extension BookRecord {
  fileprivate mutating func take(_ words: [String]) {
    isKept = words.contains("kept")
    for (word, number) in zip(words, words.dropFirst().map { Int($0) ?? 0 }) {
      if word == "at" { bookmark = Bookmark(integerLiteral: number) }
      if word == "finished" { timesFinished = number }
    }
    if words.contains("grown") { chapterCount = 1 }
    if words.contains("shrunk") { chapterCount = 9 }
  }
}
