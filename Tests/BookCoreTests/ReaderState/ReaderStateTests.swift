import Testing

@testable import BookCore

struct ReaderStateTests {
  private static let used = ReaderState(
    after: .kept([7, 3]), .bookmarked(3, chapter: 9), .finished([1]), .shown(12), .shown(4))

  @Test func aNewReaderHasNothing() {
    let state = ReaderState()
    #expect(state.outline == "")
    #expect(state.keptVolumes == [])
    #expect(state.record(ofVolume: 1) == nil)
    #expect(state.record(of: 1) == BookRecord(of: 1))
  }

  @Test func everyVolumeHasItsRecord() {
    let state = Self.used
    #expect(state.outline == "1 finished 1, 3 at 9 kept, 4, 7 kept, 12; recent 4 12; reading 3")
    #expect(state.record(ofVolume: 3)?.bookmark == 9)
    #expect(state.record(of: 3) == state.record(ofVolume: 3))
    #expect(state.record(ofVolume: 4)?.isBlank == true)
    for volume in [2, 5, 6, 8, 11, 13, 0, -1, .min, .max] {
      #expect(state.record(ofVolume: volume) == nil)
    }
    #expect(state.keptVolumes == [3, 7])
  }

  /// Changes, the number of volumes, and the volume that the reader is in by then.
  @Test(
    arguments: [
      ([], 7, 1), ([.shown(3)], 7, 3), ([.kept([3])], 7, 1),
      ([.bookmarked(2, chapter: 9), .shown(3)], 7, 2),
      ([.bookmarked(2, chapter: 9), .bookmarked(5, chapter: 1)], 7, 5),
      ([.finished([3])], 7, 4), ([.finished([3]), .kept([4]), .shown(6)], 7, 4),
      ([.finished([5, 3, 4])], 7, 6), ([.finished([4]), .finished([3])], 7, 5),
      ([.finished([7])], 7, 1), ([.finished([1]), .finished([7])], 7, 2),
      ([.finished([1, 2, 3])], 3, 1), ([.finished([1, 2, 3]), .shown(2)], 3, 2),
      ([.finished([3]), .bookmarked(3, chapter: 1)], 7, 3),
      ([.bookmarked(5, chapter: 1), .finished([3])], 7, 5),
      ([.bookmarked(3, chapter: 1), .removedBookmarks([3]), .shown(2)], 7, 2),
      ([.finished([3]), .bookmarked(3, chapter: 1), .removedBookmarks([3])], 7, 4),
      ([.bookmarked(3, chapter: 1), .forgot([3])], 7, 1),
      ([.bookmarked(3, chapter: 1), .clearedBookmarks], 7, 1),
      ([.moved(3, by: 1)], 7, 3), ([.moved(3, by: -1)], 7, 1),
      ([.moved(Book(3, "Book 3", chapters: []), by: 1)], 7, 4),
    ] as [([ReaderState.Change], Int, Int)])
  func theReaderIsInTheVolumeOfTheLastBookmark(
    changes: [ReaderState.Change], count: Int, volume: Int
  ) {
    #expect(ReaderState().applying(changes).currentVolume(inSeriesOf: count) == volume)
  }
}
