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

  @Test(
    arguments: [
      (.expanded(1), true), (.expanded(2), false), (.collapsed(1), false), (.collapsed(2), true),
      (.shown(3), true), (.shown(1), false), (.left(3, at: .start), true),
      (.left(3, at: BookPlace(section: .summary, character: 0)), false),
      (.left(1, at: .start), false),
    ] as [(ReaderState.Change, Bool)])
  func aStateIncludesWhatMakesNoDifference(change: ReaderState.Change, isIncluded: Bool) {
    let state = ReaderState(expandedVolumes: [1], lastShownVolume: 3, places: [3: .start])
    #expect(state.includes(change) == isIncluded)
    #expect((state.applying([change]) == state) == isIncluded)
  }
}
