import BookCore
import Testing

struct BookmarkTests {
  @Test(
    arguments: [
      (.chapter(1), 22, 1, 0), (.chapter(9), 22, 9, 8), (.chapter(22), 22, 22, 21),
      (.chapter(23), 22, 22, 21), (.chapter(.max), 1, 1, 0), (.chapter(9), 0, nil, 0),
      (.finished, 22, nil, 22), (.finished, 0, nil, 0),
    ] as [(Bookmark, Int, Int?, Int)])
  func theChaptersBeforeABookmarkAreRead(
    bookmark: Bookmark, count: Int, chapter: Int?, chaptersRead: Int
  ) {
    #expect(bookmark.chapter(of: count) == chapter)
    #expect(bookmark.chaptersRead(of: count) == chaptersRead)
  }
}
