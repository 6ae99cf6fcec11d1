import BookCore
import Testing

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
