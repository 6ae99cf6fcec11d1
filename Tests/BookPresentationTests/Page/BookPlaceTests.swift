import Testing

@testable import BookPresentation

struct BookPlaceTests {
  @Test func placesFollowEachOtherAsOnThePage() {
    let places = [
      BookPlace.start, BookPlace(section: .facts, character: 7),
      BookPlace(section: .dedication, character: 3), BookPlace(section: .summary, character: 2),
      BookPlace(section: .chapters, character: 1),
    ]
    #expect(places.shuffled().sorted() == places)
  }
}
