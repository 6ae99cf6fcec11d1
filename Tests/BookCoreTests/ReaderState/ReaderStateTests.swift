import Testing

@testable import BookCore

struct ReaderStateTests {
  @Test func everyVolumeHasItsRecord() {
    let state = ReaderState(
      after: .kept([7, 3]), .bookmarked(3, place: 9), .finished([1]), .shown(12), .shown(4))
    #expect(state.outline == "1 finished 1, 3 at 9 kept, 4, 7 kept, 12; recent 4 12; reading 3")
    #expect(state.record(ofVolume: 3)?.bookmark == 9)
    #expect(state.record(of: 3) == state.record(ofVolume: 3))
    #expect(state.record(ofVolume: 4)?.isBlank == true)
    for volume in [2, 5, 6, 8, 11, 13, 0, -1, .min, .max] {
      #expect(state.record(ofVolume: volume) == nil)
    }
    #expect(state.record(of: 2) == BookRecord(of: 2))
    #expect(state.keptVolumes == [3, 7])
  }
}
