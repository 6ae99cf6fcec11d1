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

  /// Names in a series of two volumes that have other titles, and the volumes to which they lead.
  @Test(
    arguments: try CaseFile().table("another title leads where no title does") as [(String, [Int])])
  func anotherTitleLeadsWhereNoTitleDoes(name: String, volumes: [Int]) throws {
    let series = try SampleBook.series([
      SampleBook(
        title: "Emma of Dune Messiah", json: ["other_titles": #"["Stern der Erde", "Star Hero"]"#]),
      SampleBook(title: "Planet Emma", json: ["other_titles": #"["Dune", "Stern der Wüste"]"#]),
    ])
    #expect(TitleLookup(of: series).places(named: name) == volumes)
  }

  /// Mistakes are mended within one title, and no word is left out.
  @Test(arguments: try CaseFile().pairs("a name, and how it may be spelled"))
  func theMostWordsAreSpelledAsATitleHasThem(name: String, spelling: String) throws {
    let words = name.split(separator: " ").map(String.init)
    let near = try embedded().nearest(toBeginningOf: words)
    #expect(near.titles.map { $0.words.joined(separator: " ") } == spelling.parts)
    #expect(near.titles.allSatisfy { $0.words.count == near.count })
  }

  @Test(
    arguments: try CaseFile().triples("titles, a name, and the nearest"))
  func aWordMayBeLikeSeveral(titles: String, name: String, spellings: String) {
    let words = name.split(separator: " ").map(String.init)
    let near = TitleLookup(titles.parts).nearest(toBeginningOf: words)
    #expect(near.titles.flatMap(\.words) == spellings.parts)
  }

  /// Were each beginning of the words compared with each title anew, this would take minutes.
  @Test func manyWordsAreComparedWithManyTitlesInATime() {
    let titles = (1...2000).map { "Emma and the \($0) Houses of Bath" }
    let words = Array(repeating: "hosues", count: 2000)
    #expect(TitleLookup(titles).nearest(toBeginningOf: words).titles.isEmpty)
  }

  /// A mark behind too many words does not count as a word less, again and again.
  @Test func moreWordsThanATitleHasNameNothing() {
    let words = Array(repeating: "emma", count: TitleLookup.maxWordCount).joined(separator: " ")
    #expect(TitleLookup([words]).places(named: words) == [1])
    #expect(TitleLookup([words]).places(named: words + " ?") == [])
  }

  private func embedded() throws -> TitleLookup { TitleLookup(of: try .embedded()) }
}
