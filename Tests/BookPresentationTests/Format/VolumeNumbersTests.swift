import BookPresentation
import Testing

struct VolumeNumbersTests {
  /// Numbers, and what names the volumes to the program and to people.
  @Test(arguments: [
    ([3], "3", "volume 3"), ([1, 2], "1-2", "volumes 1 and 2"),
    ([1, 2, 3], "1-3", "volumes 1 to 3"), ([2, 5], "2,5", "volumes 2 and 5"),
    ([1, 2, 4], "1-2,4", "volumes 1, 2 and 4"),
    ([1, 2, 3, 5, 6, 8, 9, 10], "1-3,5-6,8-10", "volumes 1 to 3, 5, 6 and 8 to 10"),
  ])
  func thoseThatFollowEachOtherAreOne(volumes: [Int], typed: String, words: String) {
    let numbers = VolumeNumbers(volumes)
    #expect((numbers.typed, numbers.inSentence) == (typed, words))
    #expect(numbers.inWords == "V" + words.dropFirst())
  }
}
