import TestSupport
import Testing

@testable import BookCore

/// Which names, or words of titles, are offered behind the words of a line.
struct NameOffersTests {
  @Test func anOfferSaysWhatItMeans() throws {
    let titles = ["Emma", "Emma Two", "Ash\u{1}"]
    let series = try SampleBook.series(
      titles.map { SampleBook(title: $0, chapters: ["Oak", "1. Elm", "2. Ash"]) })
    let names = series.offers(for: "", behind: [], naming: .volume)
    #expect(names == zip(["1", "2", "3"], titles).map { NameOffer(value: $0, meaning: $1) })
    let word = series.offers(for: "tw", behind: [], naming: .volume)
    #expect(word == [NameOffer(value: "Two", meaning: "Emma Two")])
    #expect(series.offers(for: "as", behind: [], naming: .volume) == [])
    let chapters = series.offers(for: "", behind: ["3"], naming: .volumeAndChapter)
    #expect(
      chapters
        == [("Oak", ""), ("1", "Elm"), ("2", "Ash")].map {
          NameOffer(value: $0, meaning: $1)
        })
  }

  /// Of people, a word is offered once, with the person if it is in the names of that one alone.
  @Test(arguments: [
    ("", ["Mrs Knightley: Wed.", "Jane Fairfax: Poor.", "Mr Knightley: 37."]),
    ("k", ["Knightley: "]), ("E", ["Emma: Mrs Knightley"]),
    ("mr", ["Mrs: Mrs Knightley", "Mr: Mr Knightley"]),
    ("mr k", ["Knightley: "]), ("mrs k", ["Knightley: Mrs Knightley"]),
    ("knightley m", ["Mrs: Mrs Knightley", "Mr: Mr Knightley"]),
    ("is k", ["Knightley: "]), ("was E", ["Emma: Mrs Knightley"]), ("is", []),
    ("jane ", []), ("jane jane", []), ("jane k", []), ("x", []), ("\u{301}", []),
  ])
  func everyWordOfANameIsOffered(line: String, expected: [String]) throws {
    let series = try SampleBook.series([
      SampleBook(json: [
        "chapters": """
        [{"title": "One", "people": [{"name": "Emma", "is": "Rich."}, {"name": "Jane Fairfax", "is": "Poor."}]},
        {"title": "Two", "people": [{"name": "Mr Knightley", "is": "37."}, {"name": "Mrs Knightley", "was": "Emma", "is": "Wed."},
        {"name": "\\u001bEve", "is": "Odd."}]}]
        """
      ])
    ])
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let offers = StorySoFar(everythingIn: series).people
      .offers(for: words.last ?? "", behind: Array(words.dropLast()))
    #expect(offers.map { "\($0.value): \($0.meaning)" } == expected)
  }

  /// A question, and the words of it that are a name where one person is called Is.
  @Test(arguments: [
    ("was lupin", "lupin"), ("ARE the twins", "the twins"), ("is lupin", "is lupin"),
    ("was", "was"),
    ("lupin was", "lupin was"),
  ])
  func aQuestionMayBeginWithAVerb(line: String, name: String) throws {
    let book = SampleBook(json: [
      "chapters": #"[{"title": "One", "people": [{"name": "Is Isley", "is": "Odd."}]}]"#
    ])
    let people = StorySoFar(everythingIn: try SampleBook.series([book])).people
    let words = line.split(separator: " ").map(String.init)
    #expect(people.words(asking: words).joined(separator: " ") == name)
  }

  /// The last word of a line is being typed.
  @Test(arguments: [
    ("az", ["Azkaban"]), ("AZ", ["Azkaban"]), ("ph", ["Philosopher’s", "Phoenix"]),
    ("goblet of f", ["Fire"]), ("3 ", []), ("goblet ", []), ("ha", ["Half-Blood", "Hallows"]),
    ("harry po", []), ("so", ["Sorcerer’s"]), ("불의 ", []), ("불의 잔", ["잔"]),
    ("아", ["아즈카반의"]), ("x", []), ("3", ["3"]), ("", (1...7).map(String.init)),
    ("vol ", (1...7).map(String.init)), ("book 3", ["3"]), ("vol f", []), ("3 vol ", []),
    ("ch ", []), ("ch", ["Chamber"]), ("1 to ", []),
  ])
  func allWordsMayNameOneVolume(line: String, values: [String]) throws {
    #expect(try offers(line, .volume) == values)
  }

  @Test(arguments: [
    ("3 az", []), ("goblet of ", ["1", "2", "3", "5", "6", "7"]), ("goblet of f", ["Fire"]),
    ("1-4,6 ", ["5", "7"]), ("3 order of ph", ["Phoenix", "Philosopher’s"]), ("3 harry ", []),
    ("1-6 ", ["7"]), ("3 h", ["Half-Blood", "Hallows"]), ("az 1 2 4 5 ", ["6", "7"]),
    ("3 p", ["Philosopher’s", "Phoenix", "Prince"]), ("3 8 ", []), ("1-4 vol ", ["5", "6", "7"]),
    ("5 to ", ["6", "7"]), ("vol 5 and ", ["1", "2", "3", "4", "6", "7"]), ("5 – 7", ["7"]),
    ("1 to 5 ", ["6", "7"]), ("to ", []),
  ])
  func wordsMayNameSeveralVolumes(line: String, values: [String]) throws {
    #expect(try offers(line, .volumes) == values)
  }

  @Test(arguments: [("", ["3", "5"]), ("5 ", ["3"]), ("a", ["Azkaban"]), ("g", [])])
  func someVolumesAloneMayBeNamed(line: String, values: [String]) throws {
    #expect(try offers(line, .keptVolumes, kept: [3, 5]) == values)
  }

  @Test(arguments: [
    ("3 gr", ["Grim", "Gryffindor", "Grudge"]), ("3 grim de", ["Defeat"]),
    ("3 2", ["2", "20", "21", "22"]), ("8 ", []), ("harry ", []), ("az", ["Azkaban"]),
    ("goblet of fire fi", ["Fire", "First"]),
    ("goblet of f", ["Fire", "Four", "First", "Front", "Flesh,"]),
    ("chamber of ", (1...18).map(String.init)), ("chamber of secrets dobbys r", ["Reward"]),
    ("chmber of s", []), ("3,4 ", []), ("3 ch 2", ["2", "20", "21", "22"]), ("3 ch g", []),
    ("vol 3 ch. 2", ["2", "20", "21", "22"]), ("vol ", (1...7).map(String.init)), ("1 to ", []),
  ])
  func wordsMayNameAVolumeAndAChapter(line: String, values: [String]) throws {
    #expect(try offers(line, .volumeAndChapter) == values)
  }

  @Test(arguments: [("6 to ", ["7"]), ("1 and 7", ["7"]), ("3 ch 22", ["22"]), ("3,4 ", [])])
  func severalVolumesOrAChapterMayBeNamed(line: String, values: [String]) throws {
    #expect(try offers(line, .volumesOrChapter) == values)
    #expect(try offers(line, .person) == values)
  }

  @Test(arguments: [("3 ", []), ("chamber of s", ["Secrets"]), ("3 gr", []), ("7", ["7"])])
  func chaptersNeedNotBeOffered(line: String, values: [String]) throws {
    #expect(try offers(line, .volumeAndChapter, withChapters: false) == values)
  }

  /// Lines in a series with the volumes Emma, Emma 2 and Rob.
  @Test(arguments: [
    ("emma ", ["3"], ["1", "3"]), ("emma r", ["Rob"], []), ("rob ", ["1", "2"], ["1", "2", "3"]),
    ("emma 2 ", ["1", "3"], ["1", "2", "3"]), ("1 ", ["2", "3"], ["1", "2", "3"]),
    ("emma t", [], ["Two", "Three"]), ("emma vol ", ["3"], []),
  ])
  func whatWouldBeReadAsPartOfTheTitleIsNotOffered(
    line: String, volumes: [String], chapters: [String]
  ) throws {
    let titles = ["Emma", "Emma 2", "Rob"]
    let series = try SampleBook.series(
      titles.map { SampleBook(title: $0, chapters: ["One", "Two", "Three 2"]) })
    #expect(try offers(line, .volumes, in: series) == volumes)
    #expect(try offers(line, .volumeAndChapter, in: series) == chapters)
  }

  private func offers(
    _ line: String, _ subject: NameSubject, kept: [Int] = [],
    withChapters: Bool = true, in series: BookSeries? = nil
  ) throws -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return try (series ?? .embedded()).offers(
      for: words.last ?? "", behind: Array(words.dropLast()), naming: subject, kept: kept,
      withChapters: withChapters
    ).map(\.value)
  }
}
