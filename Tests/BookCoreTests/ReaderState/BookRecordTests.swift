import BookCore
import Testing

struct BookRecordTests {
  @Test(
    arguments: [
      (BookRecord(of: 3), .notBegun),
      (BookRecord(of: 3, isExpanded: true, isKept: true), .notBegun),
      (BookRecord(of: 3, bookmark: 9), .chapter(9)),
      (BookRecord(of: 3, bookmark: 9, timesFinished: 2), .chapter(9)),
      (BookRecord(of: 3, timesFinished: 2), .finished),
      (BookRecord(of: 3, bookmark: 23), .begun),
      (BookRecord(of: 3, bookmark: Bookmark(chapter: 9, title: "Gone")), .begun),
    ] as [(BookRecord, ReadingStatus)])
  func aRecordSaysHowFarABookHasBeenRead(record: BookRecord, status: ReadingStatus) {
    #expect(record.status(in: .numbered(22)) == status)
    #expect(record.isBegun == (status != .notBegun))
    #expect(record.isFinished == (status == .finished))
  }

  @Test(
    arguments: [
      (BookRecord(of: 3), true), (BookRecord(of: 3, isExpanded: true), false),
      (BookRecord(of: 3, bookmark: 9), false), (BookRecord(of: 3, timesFinished: 1), false),
      (BookRecord(of: 3, isKept: true), false),
    ] as [(BookRecord, Bool)])
  func aRecordIsBlankIfNothingIsRemembered(record: BookRecord, isBlank: Bool) {
    #expect(record.isBlank == isBlank)
  }

  @Test(
    arguments: [
      (9, 0, 1, .chapter(10)), (9, 0, -8, .chapter(1)), (9, 0, 0, .chapter(9)),
      (9, 0, 13, .chapter(22)),
      (9, 0, 14, .beyondEnd), (9, 0, -9, .beforeStart), (9, 0, .max, .beyondEnd),
      (9, 0, .min, .beforeStart), (22, 0, 1, .end), (22, 0, 2, .beyondEnd), (21, 0, 2, .beyondEnd),
      (1, 3, -1, .beforeStart), (23, 0, 1, .unknown), (23, 0, -1, .unknown),
      (nil, 0, 1, .chapter(1)), (nil, 0, 3, .chapter(3)), (nil, 0, 23, .beyondEnd),
      (nil, 0, -1, .beforeStart), (nil, 0, .min, .beforeStart), (nil, 2, 1, .chapter(1)),
      (nil, 2, -1, .chapter(22)), (nil, 2, -22, .chapter(1)), (nil, 2, -23, .beforeStart),
    ] as [(Int?, Int, Int, BookRecord.Step)])
  func aStepLeadsFromTheBookmark(
    bookmark: Int?, timesFinished: Int, count: Int, step: BookRecord.Step
  ) {
    let record = BookRecord(
      of: 3, bookmark: bookmark.map(Bookmark.init(integerLiteral:)), timesFinished: timesFinished)
    #expect(record.step(by: count, in: .numbered(22)) == step)
  }

  @Test func aBookWithoutChaptersIsReadInOneStep() {
    #expect(BookRecord(of: 3).step(by: 1, in: []) == .end)
    #expect(BookRecord(of: 3).step(by: 2, in: []) == .beyondEnd)
    #expect(BookRecord(of: 3, timesFinished: 1).step(by: -1, in: []) == .beforeStart)
  }

  /// Scalars are counted, so that no title grows by what it is made of, and none is cut within one.
  @Test(arguments: ["a", "é", "호", "e\u{301}", "👨‍👩‍👧"])
  func aLongTitleIsCut(character: String) {
    let title = String(repeating: character, count: 250)
    let book = BookIdentity(volume: 3, title: title)
    #expect(book.title.unicodeScalars.count == BookIdentity.maxTitleLength)
    #expect(title.unicodeScalars.starts(with: book.title.unicodeScalars))
    #expect(BookIdentity(volume: 3, title: book.title) == book)
    let short = String(title.unicodeScalars.prefix(200))
    #expect(BookIdentity(volume: 3, title: short).title.unicodeScalars.count == 200)
    #expect(Bookmark(chapter: 1, title: title).title == book.title)
  }

  @Test func aRecordWithoutATitleGoesByItsNumber() {
    #expect(BookRecord(of: 3).name == "Book 3")
    #expect(BookRecord(of: BookIdentity(volume: 3, title: "")).name == "3")
  }
}

struct BookmarkTests {
  private static let chapters = ["Prologue", "Owl Post", "Letters", "Grim Defeat", "Letters", ""]
    .map { Chapter(place: 1, number: nil, title: $0) }

  @Test(
    arguments: [
      (2, "Owl Post", 2), (1, "Owl Post", 2), (5, "Owl Post", 2), (.max, "Owl Post", 2),
      (0, "Owl Post", 2), (3, "Letters", 3), (5, "Letters", 5), (4, "Letters", nil),
      (9, "Letters", nil), (2, "Owl Psot", 2), (2, "owl  post", 2), (1, "Owl Psot", nil),
      (4, "Grim Defiance", nil), (2, "Hedwig", nil), (2, "Letter", nil), (3, "Letter", 3),
      (3, "제2장 Letters", 3), (3, "제2장 Owl Post", nil), (1, "제2장 Letters", nil), (4, "", 4),
      (6, "", 6), (7, "", nil), (0, "", nil), (.min, "", nil), (6, "Epilogue", nil),
    ] as [(Int, String, Int?)])
  func aBookmarkStaysInItsChapter(chapter: Int, title: String, place: Int?) {
    #expect(Bookmark(chapter: chapter, title: title).place(in: Self.chapters) == place)
    #expect(Bookmark(chapter: chapter, title: title).place(in: []) == nil)
  }

  @Test(
    arguments: [
      (2, "Owl Post"), (6, ""), (0, ""), (7, ""), (.max, ""), (.min, ""),
    ] as [(Int, String)])
  func aBookmarkTakesTheTitleOfItsChapter(chapter: Int, title: String) {
    let bookmark = Bookmark(chapter: chapter, of: Self.chapters)
    #expect(bookmark == Bookmark(chapter: chapter, title: title))
  }

  @Test func aLongTitleIsFoundByItsBeginning() {
    let chapters = [1, 2].map { (number: Int) in
      Chapter(place: number, number: number, title: String(repeating: "\(number) ", count: 200))
    }
    for place in 1...2 {
      let bookmark = Bookmark(chapter: place, of: chapters)
      #expect(bookmark.place(in: chapters) == place)
      #expect(bookmark.place(in: [chapters[1], chapters[0]]) == 3 - place)
    }
  }

  @Test(
    arguments: [
      (.notBegun, 22, nil, 0), (.begun, 22, nil, 0), (.finished, 22, nil, 22),
      (.finished, 0, nil, 0),
      (.chapter(1), 22, 1, 0), (.chapter(9), 22, 9, 8), (.chapter(22), 22, 22, 21),
      (.chapter(9), 0, 9, 0), (.chapter(.max), 5, .max, 5), (.chapter(.min), 5, .min, 0),
    ] as [(ReadingStatus, Int, Int?, Int)])
  func theChaptersBeforeABookmarkAreRead(
    status: ReadingStatus, count: Int, chapter: Int?, chaptersRead: Int
  ) {
    #expect(status.chapter == chapter)
    #expect(status.chaptersRead(inBookOf: count) == chaptersRead)
  }
}
