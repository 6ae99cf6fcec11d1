import TestSupport
import Testing

@testable import BookCore

struct StoredTextTests {
  @Test(arguments: ["", "Emma", "해리 포터와 마법사의 돌", "Philosopher’s", "e\u{301}", "\0\u{feff}"])
  func aTextIsTheSameFromAProgramAndFromAFile(text: String) {
    let bytes = Array("«\(text)»".utf8)
    let stored = StoredText(2..<bytes.count - 2, of: bytes)
    #expect(Array(stored.string.utf8) == Array(text.utf8))
    #expect(stored == StoredText(text))
    #expect(stored.hashValue == StoredText(text).hashValue)
    #expect(stored.isEmpty == text.isEmpty)
    #expect(stored.dropFirst(stored.utf8.count).isEmpty)
  }

  @Test func textsAreComparedAsStringsAre() {
    #expect(StoredText("é") == StoredText("e\u{301}"))
    #expect(StoredText("é").hashValue == StoredText("e\u{301}").hashValue)
    #expect(StoredText("e") != StoredText("é"))
  }

  @Test(arguments: try CaseFile().table("blanks are those of unicode") as [(String, String, Bool)])
  func blanksAreThoseOfUnicode(text: String, withoutBlanks: String, isBlank: Bool) {
    #expect(StoredText(text).withoutOuterBlanks.string == withoutBlanks)
    #expect(StoredText(text).isBlank == isBlank)
  }
}
