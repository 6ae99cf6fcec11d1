import Testing

@testable import BookCore

struct ReaderStateTests {
  @Test func aNewReaderHasEverythingCollapsed() {
    #expect(ReaderState().expandedVolumes.isEmpty)
    #expect(ReaderState().lastShownVolume == nil)
  }

  @Test func changesAreRememberedPerVolume() {
    var state = ReaderState()
    for change in [ReaderState.Change.expanded(1), .expanded(3), .collapsed(1), .shown(5)] {
      state.apply(change)
    }
    #expect(state == ReaderState(expandedVolumes: [3], lastShownVolume: 5))
  }

  @Test func doingTheSameTwiceMakesNoDifference() {
    var state = ReaderState(expandedVolumes: [2], lastShownVolume: 2)
    for change in [ReaderState.Change.expanded(2), .collapsed(4), .shown(2)] {
      state.apply(change)
    }
    #expect(state == ReaderState(expandedVolumes: [2], lastShownVolume: 2))
  }

  @Test func thePlaceInAVolumeIsTheLastOneLeft() {
    var state = ReaderState()
    state.apply(.left(2, at: BookPlace(section: .summary, character: 7)))
    state.apply(.left(2, at: .start))
    state.apply(.left(3, at: BookPlace(section: .chapters, character: 1)))
    #expect(state.places == [2: .start, 3: BookPlace(section: .chapters, character: 1)])
  }

  @Test func theShelfKeepsItsOrder() {
    var state = ReaderState()
    for volume in [5, 2, 7, 2, 5] { state.apply(.kept(volume)) }
    #expect(state.keptVolumes == [5, 2, 7])
    state.apply(.removed(2))
    state.apply(.removed(3))
    #expect(state.keptVolumes == [5, 7])
    state.apply(.kept(2))
    #expect(state.keptVolumes == [5, 7, 2])
    state.apply(.clearedShelf)
    #expect(state == ReaderState())
  }

  @Test func theRecentVolumesAreTheLastTenNewestFirst() {
    var state = ReaderState()
    for volume in 1...12 { state.apply(.visited(volume)) }
    #expect(state.recentVolumes == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    for volume in [5, 5, 12] { state.apply(.visited(volume)) }
    #expect(state.recentVolumes == [12, 5, 11, 10, 9, 8, 7, 6, 4, 3])
    state.apply(.shown(1))
    #expect(state.recentVolumes.first == 12, "in passing")
    state.apply(.clearedRecent)
    #expect(state == ReaderState(lastShownVolume: 1))
  }

  @Test func aVolumeHasABookmarkOrIsFinished() {
    var state = ReaderState()
    state.apply(.bookmarked(3, .chapter(9)))
    state.apply(.bookmarked(1, .finished))
    #expect(state.bookmarks == [3: .chapter(9), 1: .finished])
    state.apply(.bookmarked(3, .finished))
    state.apply(.bookmarked(1, .chapter(2)))
    #expect(state.bookmarks == [3: .finished, 1: .chapter(2)])
    state.apply(.removedBookmark(3))
    state.apply(.removedBookmark(7))
    #expect(state.bookmarks == [1: .chapter(2)])
    state.apply(.clearedBookmarks)
    #expect(state == ReaderState())
  }

  private static let used = ReaderState(
    expandedVolumes: [1, 3], lastShownVolume: 3, places: [1: .start, 3: .start],
    keptVolumes: [3, 1], recentVolumes: [3, 1, 2], bookmarks: [1: .finished, 3: .chapter(4)])

  @Test func aForgottenVolumeLeavesNoTrace() {
    #expect(
      Self.used.applying([.forgot(3)])
        == ReaderState(
          expandedVolumes: [1], lastShownVolume: 1, places: [1: .start], keptVolumes: [1],
          recentVolumes: [1, 2], bookmarks: [1: .finished]))
    #expect(Self.used.applying([.forgot(1)]).lastShownVolume == 3)
    #expect(Self.used.applying([.forgot(1), .forgot(2), .forgot(3)]) == ReaderState())
    #expect(Self.used.applying([.forgotEverything]) == ReaderState())
  }

  @Test(
    arguments: [
      (.expanded(1), true), (.expanded(2), false), (.collapsed(1), false), (.collapsed(2), true),
      (.shown(3), true), (.shown(1), false), (.left(3, at: .start), true),
      (.left(3, at: BookPlace(section: .summary, character: 0)), false),
      (.left(2, at: .start), false), (.kept(1), true), (.kept(2), false), (.removed(1), false),
      (.removed(2), true), (.clearedShelf, false), (.visited(3), true), (.visited(1), false),
      (.clearedRecent, false), (.bookmarked(3, .chapter(4)), true),
      (.bookmarked(3, .chapter(5)), false), (.bookmarked(3, .finished), false),
      (.bookmarked(1, .finished), true), (.removedBookmark(1), false), (.removedBookmark(2), true),
      (.clearedBookmarks, false), (.forgot(4), true), (.forgot(2), false),
      (.forgotEverything, false),
    ] as [(ReaderState.Change, Bool)])
  func aStateIncludesWhatMakesNoDifference(change: ReaderState.Change, isIncluded: Bool) {
    #expect(Self.used.includes(change) == isIncluded)
    #expect((Self.used.applying([change]) == Self.used) == isIncluded)
  }

  @Test(arguments: [
    ReaderState.Change.clearedShelf, .clearedRecent, .clearedBookmarks, .forgot(1),
    .forgotEverything,
  ])
  func aNewReaderHasNothingToForget(change: ReaderState.Change) {
    #expect(ReaderState().includes(change))
  }
}
