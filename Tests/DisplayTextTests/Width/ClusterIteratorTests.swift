import Testing
@testable import DisplayText

struct ClusterIteratorTests {
  @Test(
    arguments: RandomText.texts(of: RandomText.mixedPieces, count: 1000, seed: 8)
      + RandomText.texts(of: RandomText.pieces, count: 200, seed: 9)
      + RandomText.hostileTexts(count: 500, seed: 10))
  func aTextIsReadCharacterByCharacter(text: String) {
    var clusters = ClusterIterator(text)
    var start = 0
    for character in text {
      let cluster = clusters.next()
      let end = start + character.utf8.count
      #expect(cluster?.range == start..<end)
      #expect(cluster?.width == character.displayWidth)
      #expect(cluster?.first == character.unicodeScalars.first)
      #expect(cluster?.isSingleScalar == (character.unicodeScalars.count == 1))
      start = end
    }
    #expect(clusters.next() == nil)
  }

  @Test func itCanBeSetBack() {
    var clusters = ClusterIterator("a’s")
    #expect(clusters.next()?.range == 0..<1)
    #expect(clusters.next()?.range == 1..<4)
    clusters.position = 1
    #expect(clusters.next()?.first == "’")
  }
}
