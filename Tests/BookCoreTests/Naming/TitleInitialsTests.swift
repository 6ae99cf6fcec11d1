import BookCore
import TestSupport
import Testing

struct TitleInitialsTests {
  /// Initials of as many last words as a title has behind those that all begin with, or of more,
  /// or without the words that are in all titles.
  @Test(
    arguments: [
      ("poa", [3]), ("POA", [3]), ("gof", [4]), ("hbp", [6]), ("dh", [7]),
      ("ootp", [5]), ("oop", [5]), ("hpop", [5]), ("op", []), ("hpatpoa", [3]), ("tgof", [4]),
      ("hpgf", [4]), ("hphbp", [6]),
      ("ss", [1]), ("hpatss", [1]), ("hpss", [1]), ("불기", [5]), ("해포불기", [5]), ("마돌", [1]),
      ("혼왕", [6]),
      ("of", [2, 3, 4, 5]), ("p", [1, 2, 3, 4, 5, 6, 7]),
      ("oa", []), ("poa 9", []),
    ] as [(String, [Int])])
  func theInitialsOfATitleAreItsName(name: String, places: [Int]) throws {
    #expect(try TitleLookup(of: .seven()).places(named: name) == places)
  }
}
