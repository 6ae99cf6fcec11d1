import Foundation
import Testing

@testable import BookCore

struct TextFoldingTests {
  @Test(arguments: [
    ("Harry POTTER", "harry potter"),
    ("ÀÉÎÕÜ Ångström", "aeiou angstrom"),
    ("Ấ ệ ǖ Ḉ", "a e u c"),
    ("Łódź Ørsted Þór Straße Œuvre Æsir", "lodz orsted þor strasse oeuvre aesir"),
    ("İstanbul ılık K Å", "istanbul ilik k a"),
    ("ΟΔΥΣΣΕΎΣ ᾴ", "οδυσσευσ α"),
    ("Ёлка Й Ї", "елка и і"),
    ("ﬁne ﬅop oﬃce", "fine stop office"),
    ("Ｈａｒｒｙ　１２３！", "harry 123!"),
    ("ﾊﾘｰ･ﾎﾟｯﾀｰ", "ハリー・ポッター"),
    ("ﾡﾢￂￃￇￊￜ", "ㄱㄲㅏㅐㅔㅕㅣ"), ("\u{FFC8}\u{FFC9}", "\u{FFC8}\u{FFC9}"),
    ("￠￦", "¢₩"),
    ("Philosopher’s Philosopher's O`Neill ʻokina", "philosophers philosophers oneill okina"),
    ("“dark” „dark“ «dark» ‚dark‘ \"dark\"", #""dark" "dark" "dark" dark "dark""#),
    ("Half-Blood half‐blood half – blood 3−4 5′", "half blood half blood half blood 3 4 5"),
    ("soft\u{AD}hyphen zero\u{200B}width", "softhyphen zerowidth"),
    ("  two\r\n\n\twords ", "two words "),
    ("Mrs. Weasley, St.Mungo 3.5．", "mrs weasley, st mungo 3 5 "),
    ("각가", "각가"),
    ("กี้ हिन्दी בְּ", "กี้ हिन्दी בְּ"),
    ("كِتَاب", "كتاب"),
    ("👨‍👩‍👧 ❤️", "👨👩👧 ❤"),
  ])
  func whatDoesNotCountIsGone(text: String, folded: String) {
    #expect(Self.folded(text) == folded)
  }

  @Test(arguments: ["각", "각각", "が", "ハリー・ポッター", "आँ", "ਖ਼", "豈", "≠", "é", "Ǖ", "ệ", "ﷺ"])
  func composedAndDecomposedTextAreTheSame(text: String) {
    #expect(Self.areAlike(text, text.decomposed))
    #expect(Self.areAlike(text.decomposed, text))
  }

  @Test func everyScalarIsTheSameAsItsDecomposition() {
    var folding = TextFolding()
    for scalar in (0x80...0x10FFFF).compactMap(Unicode.Scalar.init) {
      let text = String(scalar)
      let decomposed = text.decomposed
      guard Array(decomposed.utf8) != Array(text.utf8) else { continue }
      #expect(
        folding.fold(text).letters == folding.fold(decomposed).letters,
        "\(scalar.escaped(asASCII: true))")
    }
  }

  @Test(arguments: [
    ("가", "각"), ("か", "が"), ("กา", "กี"), ("क", "ख"), ("o", "0"), ("に", "ニ"), ("ж", "з"),
    ("1", "l"), ("\u{1F44D}", "\u{1F44D}\u{1F3FD}"),
  ])
  func otherLettersStayApart(one: String, other: String) {
    #expect(!Self.areAlike(one, other))
    #expect(!Self.areAlike(one.decomposed, other.decomposed))
  }

  private static func folded(_ text: String) -> String {
    var folding = TextFolding()
    return String(String.UnicodeScalarView(folding.fold(text).letters))
  }

  private static func areAlike(_ one: String, _ other: String) -> Bool {
    var folding = TextFolding()
    return folding.fold(one).letters == folding.fold(other).letters
  }
}
