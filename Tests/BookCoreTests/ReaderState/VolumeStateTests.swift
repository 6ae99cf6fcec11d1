import BookCore
import Testing

struct VolumeStateTests {
  @Test func aVolumeHasItsShareOfTheState() {
    let state = ReaderState(
      expandedVolumes: [1, 3], keptVolumes: [7, 3, 0, -1, .max],
      bookmarks: [1: .finished, 3: .chapter(9)])
    #expect(
      state.volume(3) == VolumeState(isExpanded: true, bookmark: .chapter(9), isKept: true))
    #expect(state.volume(1) == VolumeState(isExpanded: true, bookmark: .finished))
    #expect(state.volume(7) == VolumeState(isKept: true))
    #expect(state.volume(2) == VolumeState())
    #expect(state.volumes(of: 7) == (1...7).map(state.volume))
    #expect(state.volumes(of: 2) == (1...2).map(state.volume))
  }

  @Test func aSeriesWithoutVolumesHasNoStates() {
    for volume in [3, 1, 0, -1, .min, .max] {
      let state = ReaderState(
        expandedVolumes: [volume], keptVolumes: [volume], bookmarks: [volume: .finished])
      #expect(state.volumes(of: 0) == [])
      #expect(state.volumes(of: 1) == [state.volume(1)])
    }
  }
}
