import Foundation
import TestSupport
import Testing

@testable import BookCore

struct BookRecordTests {
  @Test(
    arguments: [
      (BookRecord(of: 3), .notBegun),
      (BookRecord(of: 3, isExpanded: true, isKept: true), .notBegun),
      (BookRecord(of: 3, bookmark: 9), .chapter(9)),
      (BookRecord(of: 3, bookmark: 9, timesFinished: 2), .chapter(9)),
      (BookRecord(of: 3, timesFinished: 2), .finished),
      (BookRecord(of: 3, bookmark: 23), .begun),
      (BookRecord(of: 3, bookmark: Bookmark(place: 9, title: "Gone", isUnique: true)), .begun),
      (BookRecord(of: 3, timesFinished: 2, chapterCount: 8), .chapter(9)),
      (BookRecord(of: 3, timesFinished: 2, chapterCount: 0), .chapter(1)),
      (BookRecord(of: 3, timesFinished: 2, chapterCount: 22), .finished),
      (BookRecord(of: 3, timesFinished: 2, chapterCount: 30), .finished),
      (BookRecord(of: 3, bookmark: 4, timesFinished: 2, chapterCount: 8), .chapter(4)),
    ] as [(BookRecord, ReadingStatus)])
  func aRecordSaysHowFarABookHasBeenRead(record: BookRecord, status: ReadingStatus) {
    #expect(record.status(in: .numbered(22)) == status)
    #expect(record.isBegun == (status != .notBegun))
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
      (nil, 0, 0, .beforeStart), (nil, 2, 0, .beforeStart),
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
    #expect(BookRecord(of: 3, timesFinished: 1).step(by: -1, in: []) == .chapter(0))
    #expect(BookRecord(of: 3, timesFinished: 1).step(by: -2, in: []) == .beforeStart)
    #expect(BookRecord(of: 3).step(by: -1, in: []) == .beforeStart)
  }

  @Test func aStepBackTakesOneReadingOfABookWithoutChaptersBack() throws {
    let book = try SampleBook.series([SampleBook(json: ["chapters": "[]"])])[0]
    var state = ReaderState()
    state.apply(.finished([book]))
    state.apply(.finished([book], reading: 2))
    state.apply(.moved(book, by: -1))
    #expect(state.record(of: book).timesFinished == 1)
  }

  @Test func toReadOnInNewChaptersIsNoOtherReading() {
    var record = BookRecord(of: 3, bookmark: 3)
    record.finish(.numbered(3), on: ReadingDay("2026-03-09"))
    record.setBookmark(4, on: nil)
    record.finish(.numbered(4), on: ReadingDay("2026-03-12"))
    #expect(record.timesFinished == 1)
    #expect(record.finishedOn.map(\.description) == ["2026-03-12"])
  }
}

struct BookmarkTests {
  /// The headings of a book, the place of the bookmark, the headings of today, and the place where
  /// it is, or nothing.
  @Test(
    arguments: try CaseFile().rows("chapters, a bookmark, the chapters of today, its place", of: 4))
  func aBookmarkStaysInItsChapter(row: [String]) throws {
    let chapters = Chapter.list(headings: row[0].parts)
    let today = Chapter.list(headings: row[2].parts)
    let place = try #require(Int(row[1]))
    let bookmark = try #require(Bookmark(place: place, of: chapters))
    #expect(bookmark.place(in: chapters) == bookmark.placeWhenSet)
    #expect(bookmark.place(in: today) == Int(row[3]))
    #expect(bookmark.place(in: []) == nil)
  }

  /// As a person may write them: they do not say how many chapters there were, nor whether another
  /// one had the title.
  @Test(
    arguments: try CaseFile().table("a bookmark of which less is known stays at its place")
      as [(Int, String, Int?)])
  func aBookmarkOfWhichLessIsKnownStaysAtItsPlace(chapter: Int, title: String, place: Int?) {
    let chapters = Chapter.list(headings: ["Prologue", "1. Owl Post", "2. Letters", "3."])
    #expect(Bookmark(place: chapter, title: title).place(in: chapters) == place)
  }

  /// As they were written when the number of such a heading was a part of the title, and when the
  /// number alone was none.
  @Test(arguments: [("Chapter 1: Owl Post", nil, 3), ("Chapter Two", nil, 4), ("", 3, 5)])
  func aBookmarkFromBeforeHeadingsWerePartedStaysInItsChapter(
    title: String, number: Int?, place: Int
  ) {
    let bookmark = Bookmark(
      place: place - 1, title: title, number: number, isUnique: true, chapterCount: 4)
    let headings = ["Map", "Prologue", "Chapter 1: Owl Post", "Chapter Two", "第三章"]
    #expect(bookmark.place(in: Chapter.list(headings: headings)) == place)
  }

  @Test(arguments: [0, 23, -1, .max, .min])
  func aBookmarkOutOfTheBookIsGone(place: Int) {
    let bookmark = Bookmark(place: place, title: "x", isUnique: true)
    #expect(bookmark.place(in: .numbered(22)) == nil)
  }

  @Test(arguments: [0, 3, -1, .max, .min])
  func thereIsNoBookmarkOutOfTheBook(chapter: Int) {
    #expect(Bookmark(place: chapter, of: .numbered(2)) == nil)
  }

  @Test func aNumberThatAProgramGivesIsTheNameOfAChapterWithoutATitle() {
    func chapters(_ numbers: [Int?]) -> [Chapter] {
      numbers.enumerated().map { Chapter(place: $0 + 1, number: $1, title: "") }
    }
    let bookmark = Bookmark(place: 3, of: chapters([nil, 1, 2, 3]))
    #expect(bookmark?.place(in: chapters([nil, nil, 1, 2, 3])) == 4)
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
    #expect(status.place == chapter)
    #expect(status.chaptersRead(inBookOf: count) == chaptersRead)
  }
}
