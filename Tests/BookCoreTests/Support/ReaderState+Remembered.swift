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
  /// The state in which some things are remembered of the books of a series, with nothing to undo.
  ///
  ///     ReaderState(remembering: "1 finished 2, 3 at 2 finished 1 kept, in 3", of: series)
  init(remembering text: String, of series: BookSeries) {
    self.init()
    for part in text.split(separator: ", ") {
      var words = part.split(separator: " ").map(String.init)
      let subject = words.removeFirst()
      if subject == "in" {
        readingVolume = words.first.flatMap { Int($0) }
      } else if let book = Int(subject).flatMap({ series[volume: $0] }) {
        records.append(BookRecord(words, of: book))
      }
    }
  }
}

extension BookRecord {
  fileprivate init(_ words: [String], of book: Book) {
    self.init(of: book.identity, isKept: words.contains("kept"))
    for (word, number) in zip(words, words.dropFirst().map { Int($0) ?? 0 }) {
      if word == "at" { bookmark = Bookmark(chapter: number, title: "Chapter \(number)") }
      if word == "finished" { timesFinished = number }
    }
  }
}
