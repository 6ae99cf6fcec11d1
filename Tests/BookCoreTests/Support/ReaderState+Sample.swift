@testable public import BookCore
public import Testing

/// In tests, 3 is the third book, *Book 3*.
extension BookIdentity: ExpressibleByIntegerLiteral {
  /// Creates the identity of the book with a number.
  public init(integerLiteral volume: Int) { self.init(volume: volume, title: "Book \(volume)") }
}

/// In tests, 3 is the third book, *Book 3*, with the chapters *Chapter 1* to *Chapter 22*.
extension Book: ExpressibleByIntegerLiteral {
  /// Creates the book with a number.
  public init(integerLiteral volume: Int) { self.init(volume, "Book \(volume)") }

  init(_ volume: Int, _ title: String, chapters: [Chapter] = .numbered(22)) {
    guard let day = ReleaseDate(year: 1999, month: 7, day: 8) else {
      preconditionFailure("There is such a day")
    }
    self.init(
      seriesNumber: volume, title: title, author: "Ada", pages: 1, releaseDate: day, dedication: "",
      summary: Summary("Short."), wiki: nil, chapters: chapters)
  }
}

extension BookSeries {
  /// A series of as many books as a test may need.
  static let sample = BookSeries(checked: (1...120).map(Book.init(integerLiteral:)), as: .embedded)

  /// A series of books with titles and the same chapters.
  init(titled titles: [String], chapters: [Chapter] = .numbered(22)) {
    self.init(
      checked: titles.enumerated().map { Book($0 + 1, $1, chapters: chapters) }, as: .embedded)
  }
}

extension BookSeries {
  /// The same books, whose reader's state is kept under an identity.
  func identified(as identity: SeriesIdentity?) -> BookSeries {
    var series = self
    series.identity = identity
    return series
  }
}

extension ReaderStateStore {
  init(file: String, ownsPlace: Bool = false) {
    self.init(file: file, for: .sample, ownsPlace: ownsPlace)
  }
}

/// In tests, 9 is the ninth of 22 chapters, *Chapter 9*.
extension Bookmark: ExpressibleByIntegerLiteral {
  /// Creates a bookmark in the chapter at a place.
  public init(integerLiteral chapter: Int) {
    self.init(place: chapter, title: "Chapter \(chapter)", isUnique: true, chapterCount: 22)
  }
}

extension [Chapter] {
  /// The chapters of a book in which the ninth is *Chapter 9*.
  static func numbered(_ count: Int) -> [Chapter] {
    (0..<count).map { Chapter(place: $0 + 1, number: $0 + 1, title: "Chapter \($0 + 1)") }
  }
}

extension ReaderState {
  /// The state of a new reader after some changes.
  init(after changes: Change...) { self = ReaderState().applying(changes) }

  /// What is remembered, but for what can be taken back.
  ///
  /// Titles that are those of the numbers are left out, as in `1 finished 2, 3 "Emma" at 9 kept;
  /// lost 2 "" expanded; recent 3 1; reading 3`.
  var outline: String {
    var parts = [records.map(\.outline).joined(separator: ", ")]
    parts.append(lostRecords.map(\.outline).joined(separator: ", ").labelled("lost"))
    parts.append(recentVolumes.map(String.init).joined(separator: " ").labelled("recent"))
    parts.append((readingVolume ?? lostReading?.volume).map { "reading \($0)" } ?? "")
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension BookRecord {
  fileprivate var outline: String {
    var parts = [String(volume)]
    if book.title != "Book \(volume)" { parts.append("\"\(book.title)\"") }
    if isExpanded { parts.append("expanded") }
    if let bookmark {
      parts.append("at \(bookmark.placeWhenSet)")
      if bookmark.title != "Chapter \(bookmark.placeWhenSet)" {
        parts.append("\"\(bookmark.title)\"")
      }
    }
    if timesFinished > 0 { parts.append("finished \(timesFinished)") }
    if let chapterCount, chapterCount != 22 { parts.append("of \(chapterCount)") }
    if isKept { parts.append("kept") }
    return parts.joined(separator: " ")
  }
}

extension String {
  fileprivate func labelled(_ label: String) -> String { isEmpty ? "" : "\(label) \(self)" }
}

extension ReaderState.Change: CustomTestStringConvertible {
  /// The kind alone, since its books would fill pages.
  public var testDescription: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }
}
