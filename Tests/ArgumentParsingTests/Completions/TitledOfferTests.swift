import ArgumentParsing
import Testing

/// Which names, or words of titles, are offered for things with titles.
struct TitledOfferTests {
  private static let offers = [
    TitledOffer(name: "1", title: "The Red Door"), TitledOffer(name: "2", title: "The Reddish Sea"),
    TitledOffer(name: "12", title: "Ice", isAllowed: false),
    TitledOffer(name: nil, title: "Ash\u{1}"),
    TitledOffer(name: "Oak", title: "Oak"),
  ]

  /// The words before and at the cursor, and the answer.
  @Test(arguments: [
    ([""], ["1\tThe Red Door", "2\tThe Reddish Sea", "Oak\t"]), (["1"], ["1\tThe Red Door"]),
    (["d"], ["Door\tThe Red Door"]), (["red"], ["Reddish\tThe Reddish Sea"]), (["ice"], []),
    (["ash"], []), (["the", "s"], ["Sea\tThe Reddish Sea"]), (["the", ""], []), (["x"], []),
  ])
  func namesComeBeforeWordsOfTitles(words: [String], lines: [String]) {
    let completion = Completion(["show"] + words, of: Sample.self)
    let answer = completion.answer { _ in
      completion.candidates(among: Self.offers, behind: completion.phrase, places: Self.places)
    }
    #expect(String(decoding: answer, as: UTF8.self) == lines.map { $0 + "\n" }.joined())
  }

  @Test func aDescriptionIsMadeSafeAndTakesOneLine() {
    let completion = Completion(["show", ""], of: Sample.self)
    let answer = completion.answer { _ in [Candidate("1", " One\ttwo\nthree\u{1b}[31m")] }
    #expect(String(decoding: answer, as: UTF8.self) == "1\tOne two three\\u{1b}[31m\n")
  }

  /// The titles of which each word begins a word.
  private static func places(of name: String) -> [Int] {
    let words = name.lowercased().split(separator: " ")
    return offers.indices.filter { index in
      let title = offers[index].title.lowercased().split(separator: " ")
      return words.allSatisfy { word in title.contains { $0.hasPrefix(word) } }
    }.map { $0 + 1 }
  }
}
