import BookCore
import TestSupport
import Testing

struct TitleLookupTests {
  /// Initials are those of as many last words as a title has behind those that all begin with, or
  /// of more, or without the words that are in all titles.
  @Test(arguments: try CaseFile().pairs("a name, and the volumes that it names"))
  func wordsOfATitleOrItsInitialsAreEnough(name: String, volumes: String) throws {
    #expect(try embedded().places(named: name).map(String.init) == volumes.parts)
  }

  /// A whole title goes before those that contain it, and words of a title before initials.
  @Test(arguments: try CaseFile().triples("titles, a name, and the places of those that it names"))
  func aNameGivesAllThatItFitsInOrder(titles: String, name: String, places: String) {
    #expect(TitleLookup(titles.parts).places(named: name).map(String.init) == places.parts)
  }

  @Test(arguments: try CaseFile().triples("a title, a name, and whether it is in the title"))
  func aWordMatchesWhereAWordCanBegin(title: String, name: String, isIn: String) throws {
    let lookup = TitleLookup([title, "Persuasion"])
    #expect("\(lookup.places(named: name) == [1])" == isIn)
    #expect("\(lookup.places(named: name.decomposed) == [1])" == isIn)
  }

  @Test func aTitleIsFoundWhereOnlyOneVolumeHasIt() throws {
    let lookup = TitleLookup(["1984", "Emma", "EMMA", "1984 again"])
    #expect(lookup.place(of: "１９８４") == 1)
    #expect(lookup.place(of: "emma") == nil)
    #expect(lookup.place(of: "198") == nil)
  }

  @Test(arguments: try CaseFile().pairs("a name, and how it may be spelled"))
  func everyWordIsSpelledLikeOneOfATitle(name: String, spellings: String) throws {
    let words = name.split(separator: " ").map(String.init)
    let found = try embedded().respellings(of: words).map { $0.joined(separator: " ") }
    #expect(found == spellings.parts)
  }

  /// Names in a series of two volumes that have other titles, and the volumes to which they lead.
  @Test(arguments: [
    ("emma", [1, 2]), ("dune", [1]), ("dune messiah", [1]), ("stern der wüste", [2]),
    ("messiah", [1]), ("planet", [2]), ("wüste", [2]), ("erde", [1]), ("stern", [1, 2]),
    ("messiah stern", []), ("sh", [1]), ("de", [1, 2]),
  ])
  func anotherTitleLeadsWhereNoTitleDoes(name: String, volumes: [Int]) throws {
    let series = try SampleBook.series([
      SampleBook(
        title: "Emma of Dune Messiah", json: ["other_titles": #"["Stern der Erde", "Star Hero"]"#]),
      SampleBook(title: "Planet Emma", json: ["other_titles": #"["Dune", "Stern der Wüste"]"#]),
    ])
    #expect(TitleLookup(of: series).places(named: name) == volumes)
  }

  @Test(
    arguments: [
      (["Water", "Fire"], "fier", ["fire"]), (["Bat", "Hat"], "cat", ["bat", "hat"]),
      (["Prison", "Prisoner"], "prisonr", ["prison", "prisoner"]),
      (["마법사의 돌"], "마법싸의", ["마법사의"]), (["불의 잔"], "검의", []),
    ] as [([String], String, [String])])
  func aWordMayBeLikeSeveral(titles: [String], word: String, spellings: [String]) {
    #expect(TitleLookup(titles).respellings(of: [word]) == spellings.map { [$0] })
  }

  @Test func aLongNameIsNoTitle() throws {
    let long = String(repeating: "a", count: 40)
    #expect(TitleLookup([long]).respellings(of: [long + "b"]) == [])
    for (count, found) in [(16, 1), (17, 0), (20_000, 0)] {
      let name = Array(repeating: "azkabn", count: count)
      #expect(try embedded().respellings(of: name).count == found)
    }
  }

  /// Words, and the volumes that the first of them, the first two and so on name.
  @Test(arguments: [
    (["goblet", "of", "fire", "9", "1"], [[4], [4], [4], []]), (["azkabn", "9"], [[]]),
    (["half-blood prince", "9"], [[6], []]), (["order of", "the"], [[5], [5]]),
    (["poa", "9"], [[3]]), (["goblet", "gof"], [[4], []]),
    (["'", "goblet", "'"], [[], [4], [4]]), ([], []),
  ])
  func aNameMayBeTheFirstOfManyWords(words: [String], places: [[Int]]) throws {
    #expect(try embedded().places(ofRunsIn: words) == places)
  }

  @Test(arguments: [
    (["emma"], [[2]]), (["emma", "1"], [[2], [3]]), (["emma", "18"], [[2], []]),
    (["emma", "１８１６"], [[2], [1]]), (["emma 18"], [[1]]), (["emma", "r"], [[2], [4]]),
    (["part", "1", "1"], [[3], [3], []]), (["part 1", "part 1"], [[3], []]),
    (["new", "york", "new", "york", "new"], [[5], [5], [5], [5], []]),
  ])
  func aRunIsAWholeTitleOrHasItsWordsAndWholeNumbers(words: [String], places: [[Int]]) {
    let lookup = TitleLookup([
      "Emma 1816", "Emma", "Emma, Part 1", "Emma Returns", "New York, New York",
    ])
    #expect(lookup.places(ofRunsIn: words) == places)
  }

  @Test func noMoreThanSixteenWordsAreLookedAt() {
    let words = (1...20_000).map { "emma\($0)" }
    let lookup = TitleLookup([words.prefix(20).joined(separator: " ")])
    #expect(lookup.places(ofRunsIn: words) == Array(repeating: [1], count: 16))
  }

  @Test func aLongerNameIsLookedForInFewerTitles() {
    let lookup = TitleLookup(["Emma", "Persuasion", "Emma Returns"]).narrowed(to: "emma")
    #expect(lookup.count == 2)
    #expect(lookup.places(ofRunsIn: ["emma", "ret"]) == [[1], [3]])
  }

  private func embedded() throws -> TitleLookup {
    TitleLookup(of: try .embedded())
  }
}
