import BookCore
import BookPresentation
import DisplayText
import TestSupport
import Testing

/// Documents are compared by the members that a test names, in their order, so that a new member
/// breaks the test of that member alone.
struct JSONDocumentTests {
  @Test func theListHoldsTheFactsOfEachVolume() throws {
    let books = [
      try Emma(seriesNumber: 1).book, try Emma(seriesNumber: 2, title: "엠마", wiki: nil).book,
    ]
    let state = ReaderState(
      of: books, at: [1: 2], finished: [2], kept: [1, 2], recent: [2, 1], reading: 1)
    expect(
      JSONDocument.volumes(books, of: try #require(BookSeries(books)), state),
      [
        "schemaVersion: 4", #"document: "list""#, "volumes.0.volume: 1",
        #"volumes.0.title: "Emma""#, #"volumes.0.author: "Jane Austen""#,
        #"volumes.0.releaseDate: "1815-12-23""#,
        #"volumes.0.releaseDateFormatted: "December 23, 1815""#, "volumes.0.pages: 474",
        "volumes.0.chapterCount: 2", #"volumes.0.status: "begun""#, "volumes.0.bookmark.place: 2",
        "volumes.0.bookmark.number: 2", #"volumes.0.bookmark.title: "Randalls""#,
        "volumes.0.timesFinished: 0", "volumes.0.isKept: true", "volumes.0.isExpanded: false",
        "volumes.1.volume: 2", #"volumes.1.title: "엠마""#, "volumes.1.wiki: null",
        #"volumes.1.status: "finished""#, "volumes.1.bookmark: null", "volumes.1.timesFinished: 1",
        "lost: []", "reading.volume: 1", #"reading.title: "Emma""#, "reading.chapter.place: 2",
        "reading.chapter.number: 2", #"reading.chapter.title: "Randalls""#, "recent.0: 2",
        "recent.1: 1", "isChanged: false", "replaced: []",
      ])
  }

  @Test func whatAChangeReplacedIsTold() throws {
    let summary = String(repeating: "a", count: 450)
    let books = [
      try Emma(seriesNumber: 1, summary: summary).book,
      try Emma(seriesNumber: 2, title: "Persuasion").book,
    ]
    var state = ReaderState(of: books, expanded: [1], at: [1: 2, 2: 1], kept: [1], reading: 1)
    state.apply(.forgot([books[0]]))
    expect(
      JSONDocument.volumes(
        [books[0]], of: try #require(BookSeries(books)), state, replacing: state.replaced),
      [
        "volumes.0.bookmark: null", "volumes.0.isExpanded: false", "reading.volume: 2",
        "isChanged: true", "replaced.0.volume: 1", #"replaced.0.title: "Emma""#,
        "replaced.0.bookmark.place: 2", #"replaced.0.bookmark.title: "Randalls""#,
        "replaced.0.timesFinished: 0", "replaced.0.isKept: true", "replaced.0.isExpanded: true",
      ])
  }

  @Test func aBookHoldsEverything() throws {
    let chapters = [
      Chapter(place: 1, number: nil, title: "Prologue"),
      Chapter(place: 2, number: 1, title: "\"H\"\n"),
    ]
    let address = "HTTPS://ko.wikipedia.org/a|b%20c/%/에마"
    let book = try Emma(wiki: WebAddress(address), chapters: chapters).book
    let record = BookRecord(
      of: book.identity, isExpanded: true, bookmark: Bookmark(at: 1, titled: "Prologue"),
      timesFinished: 3, isKept: true)
    expect(
      JSONDocument.book(VolumeProgress(book, record)),
      [
        "schemaVersion: 4", #"document: "show""#, "volume: 3", "wiki: \"\(address)\"",
        "bookmark.number: null", "timesFinished: 3", "isExpanded: false",
        #"dedication: "To the Prince Regent""#, #"summary: "A matchmaker errs.""#,
        #"summaryShown: "A matchmaker errs.""#, "isCollapsible: false", "chapters.0.place: 1",
        "chapters.0.number: null", #"chapters.0.title: "Prologue""#, "chapters.1.place: 2",
        "chapters.1.number: 1", ##"chapters.1.title: "\"H\"\n""##,
      ])
  }

  /// Bookmarks in two chapters, and what programs get.
  @Test(arguments: [
    (Bookmark(at: 2, titled: "Randalls"), "2", "Randalls"),
    (Bookmark(at: 1, titled: "hartfield"), "1", "Hartfield"),
    (Bookmark(at: 2, titled: ""), "null", ""),
    (Bookmark(at: 1, titled: "Highbury"), "null", "Highbury"),
    (Bookmark(at: 3, titled: ""), "null", ""),
  ])
  func aBookmarkIsThatOfTodaysChapter(bookmark: Bookmark, place: String, title: String) throws {
    let book = try Emma().book
    let record = BookRecord(of: book.identity, bookmark: bookmark)
    expect(
      JSONDocument.book(VolumeProgress(book, record)),
      ["bookmark.place: \(place)", "bookmark.number: \(place)", "bookmark.title: \"\(title)\""])
  }

  @Test func theTotalsAndTheVolumeThatOneIsInFollowTheVolumes() throws {
    let books = try (1...3).map { try Emma(seriesNumber: $0).book }
    let state = ReaderState(of: books, at: [3: 2], finished: [1])
    let totals = SeriesTotals(books.progress(state))
    expect(
      JSONDocument.overview(of: try #require(BookSeries(books)), state, totals),
      [
        #"document: "status""#, "volumes.2.volume: 3", "lost: []", "reading.volume: 3",
        "totals.volumeCount: 3", "totals.pages: 1422", "totals.chapterCount: 6", "totals.round: 1",
        "totals.chaptersRead: 3", "totals.finished: 1", "totals.begun: 1",
        #"totals.firstReleaseDate: "1815-12-23""#, #"totals.lastReleaseDate: "1815-12-23""#,
      ])
  }

  /// What is remembered of the first of two volumes, and where the reader is.
  @Test(arguments: [
    (nil, 0, ["reading.volume: 1", #"reading.title: "Emma""#, "reading.chapter: null"]),
    (
      Bookmark(at: 2, titled: "Highbury"), 0,
      ["reading.volume: 1", "reading.chapter.place: null", #"reading.chapter.title: "Highbury""#]
    ),
    (nil, 1, ["reading.volume: 2", #"reading.title: "Sanditon""#, "reading.chapter: null"]),
  ])
  func thePlaceOfTheReaderIsTold(
    bookmark: Bookmark?, timesFinished: Int, members: [String]
  ) throws {
    let books = try [Emma(seriesNumber: 1).book, Emma(seriesNumber: 2, title: "Sanditon").book]
    let series = try #require(BookSeries(books))
    let state = ReaderState([
      BookRecord(of: books[0].identity, bookmark: bookmark, timesFinished: timesFinished)
    ])
    expect(.overview(of: series, state, SeriesTotals(books.progress(state))), members)
  }

  @Test func whatABookDoesNotHaveIsNullOrEmpty() throws {
    let book = try Emma(dedication: "", summary: "", wiki: nil, chapters: []).book
    expect(
      JSONDocument.book(VolumeProgress(book, BookRecord(of: book.identity))),
      [
        "wiki: null", "chapterCount: 0", #"status: "notBegun""#, "bookmark: null",
        "timesFinished: 0", "isKept: false", "dedication: null", #"summary: """#, "chapters: []",
      ])
  }

  @Test(arguments: [
    (false, String(repeating: "a", count: 450) + "…"),
    (true, String(repeating: "a", count: 451)),
  ])
  func aSummaryTellsWhatIsShownOfIt(isExpanded: Bool, shown: String) throws {
    let text = String(repeating: "a", count: 451)
    let book = try Emma(summary: text).book
    expect(
      JSONDocument.summary(
        of: VolumeProgress(book, BookRecord(of: book.identity, isExpanded: isExpanded))),
      [
        "volume: 3", #"title: "Emma""#, "isExpanded: \(isExpanded)", "summary: \"\(text)\"",
        "summaryShown: \"\(shown)\"", "isCollapsible: true",
      ])
  }

  @Test func theChaptersStandAlone() throws {
    let book = try Emma().book
    expect(
      JSONDocument.chapters(
        of: VolumeProgress(book, BookRecord(of: book.identity, timesFinished: 1))),
      [
        #"document: "chapters""#, "volume: 3", #"title: "Emma""#, #"status: "finished""#,
        "bookmark: null", "chapters.0.place: 1", #"chapters.1.title: "Randalls""#,
      ])
  }

  @Test func aSearchTellsWhereEachWordStandsInCodePoints() throws {
    let chapters = [
      Chapter(place: 1, number: nil, title: "👨‍👩‍👧 cafe\u{301}, CAFÉ"),
      Chapter(place: 2, number: 2, title: "Other"),
    ]
    let search = try #require(SearchQuery("café"))
    let books = [try Emma(seriesNumber: 1, chapters: chapters).book]
    let findings = SearchFindings(of: search, in: StorySoFar(everythingIn: books))
    expect(
      JSONDocument.search("café", searched: .all, findings),
      [
        #"query: "café""#, #"searched: "all""#, "hits.0.volume: 1", #"hits.0.title: "Emma""#,
        #"hits.0.field: "chapterTitle""#, "hits.0.chapter.place: 1", "hits.0.chapter.number: null",
        "hits.0.chapter.title: \"👨‍👩‍👧 cafe\u{301}, CAFÉ\"",
        "hits.0.text: \"👨‍👩‍👧 cafe\u{301}, CAFÉ\"", "hits.0.matches.0.start: 6",
        "hits.0.matches.0.end: 11", "hits.0.matches.1.start: 13", "hits.0.matches.1.end: 17",
      ])
  }

  /// Expects members of a document in their order, each with the way to it.
  private func expect(
    _ document: JSONDocument, _ members: [String], at location: SourceLocation = #_sourceLocation
  ) {
    #expect(document.members.filter(members.contains) == members, sourceLocation: location)
  }
}

extension JSONDocument {
  /// Each value that has no members of its own, after the way to it: `chapters.0.title: "Owl
  /// Post"`.
  fileprivate var members: [String] {
    var members: [String] = []
    // The names that lead to a line, and after each that of a list how many items it has had.
    var way: [(name: String, count: Int)] = []
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n").dropFirst().dropLast() {
      var value = line.trimmingPrefix { $0 == " " }
      if value.last == "," { value.removeLast() }
      if value == "]" || value == "}" {
        way.removeLast()
        continue
      }
      var name = way.last.map { String($0.count) } ?? ""
      if let colon = value.firstRange(of: "\": ") {
        name = String(value[..<colon.lowerBound].dropFirst())
        value = value[colon.upperBound...]
      } else {
        way[way.count - 1].count += 1
      }
      if value == "[" || value == "{" {
        way.append((name, 0))
      } else {
        members.append((way.map(\.name) + [name]).joined(separator: ".") + ": \(value)")
      }
    }
    return members
  }
}
