import BookPresentation
import TestSupport
import Testing

struct VolumeNumbersTests {
  /// Numbers, and what names the volumes to the program and to people.
  @Test(
    arguments: try CaseFile().table("those that follow each other are one")
      as [([Int], String, String)])
  func thoseThatFollowEachOtherAreOne(volumes: [Int], typed: String, words: String) {
    let numbers = VolumeNumbers(volumes)
    #expect((numbers.typed, numbers.inSentence) == (typed, words))
    #expect(numbers.inWords == "V" + words.dropFirst())
  }
}
