import BookPresentation
import Testing

struct VolumeRangesTests {
  /// Numbers, and what names the volumes to the program and to people.
  @Test(arguments: [
    ([3], "3", "volume 3"), ([1, 2], "1-2", "volumes 1 and 2"),
    ([1, 2, 3], "1-3", "volumes 1 to 3"), ([2, 5], "2,5", "volumes 2 and 5"),
    ([1, 2, 4], "1-2,4", "volumes 1, 2 and 4"),
    ([1, 2, 3, 5, 6, 8, 9, 10], "1-3,5-6,8-10", "volumes 1 to 3, 5, 6 and 8 to 10"),
  ])
  func neighboursAreARange(volumes: [Int], typed: String, words: String) {
    let ranges = VolumeRanges(volumes)
    #expect((ranges.typed, ranges.inWords) == (typed, words))
    #expect(ranges.capitalized == "V" + words.dropFirst())
    #expect(!ranges.isEmpty)
  }

  @Test func noVolumesHaveNoName() { #expect(VolumeRanges([]).isEmpty) }
}
