import BookCore
import Testing

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
}
