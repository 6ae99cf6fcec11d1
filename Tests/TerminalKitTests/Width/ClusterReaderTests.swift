import Testing

@testable import TerminalKit

struct ClusterReaderTests {
  @Test(
    arguments: RandomText.texts(of: RandomText.mixedPieces, count: 1000, seed: 8)
      + RandomText.texts(of: RandomText.pieces, count: 200, seed: 9)
      + RandomText.hostileTexts(count: 500, seed: 10))
  func aTextIsReadCharacterByCharacter(text: String) {
    var reader = ClusterReader(text)
    var start = 0
    for character in text {
      let cluster = reader.next()
      let end = start + character.utf8.count
      #expect(cluster?.range == start..<end)
      #expect(cluster?.width == character.displayWidth)
      #expect(cluster?.first == character.unicodeScalars.first)
      #expect(cluster?.isSingleScalar == (character.unicodeScalars.count == 1))
      start = end
    }
    #expect(reader.next() == nil)
  }

  @Test func itCanBeSetBack() {
    var reader = ClusterReader("a’s")
    #expect(reader.next()?.range == 0..<1)
    #expect(reader.next()?.range == 1..<4)
    reader.position = 1
    #expect(reader.next()?.first == "’")
  }
}
