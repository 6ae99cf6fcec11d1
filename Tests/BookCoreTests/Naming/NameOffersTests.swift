import TestSupport
import Testing

@testable import BookCore

/// Which names, or words of titles, are offered behind the words of a line.
struct NameOffersTests {
  @Test func anOfferSaysWhatItMeans() throws {
    let titles = ["Emma", "Emma Two", "Ash\u{1}"]
    let series = try SampleBook.series(
      titles.map { SampleBook(title: $0, chapters: ["Oak", "1. Elm", "2. Ash"]) })
    let lookup = Names(of: series, titledCount: { $0.chapters.count }) { () throws(NameError) in
      series[0]
    }
    let names = lookup.offers(for: "", behind: [], naming: .volume)
    #expect(names == zip(["1", "2", "3"], titles).map { NameOffer(value: $0, meaning: $1) })
    let word = lookup.offers(for: "tw", behind: [], naming: .volume)
    #expect(word == [NameOffer(value: "Two", meaning: "Emma Two")])
    #expect(lookup.offers(for: "as", behind: [], naming: .volume) == [])
    let chapters = lookup.offers(for: "", behind: ["3"], naming: .volumeAndChapter)
    #expect(
      chapters
        == [("1/3", "Oak"), ("1", "Elm"), ("2", "Ash")].map {
          NameOffer(value: $0, meaning: $1)
        })
  }

  /// Of people, a word is offered once, with the person if it is in the names of that one alone.
  @Test(
    arguments: try CaseFile().pairs(
      "what is asked of people, and the words that are offered, each with whom it means"))
  func everyWordOfANameIsOffered(line: String, expected: String) throws {
    let series = try SampleBook.series([
      SampleBook(json: [
        "chapters": """
        [{"title": "One", "people": [{"name": "Emma", "is": "Rich."}, {"name": "Jane Fairfax", "is": "Poor."}]},
        {"title": "Two", "people": [{"name": "Mr Knightley", "is": "37."}, {"name": "Mrs Knightley", "was": "Emma", "is": "Wed."},
        {"name": "\\u001bEve", "is": "Odd."}, {"name": "Zoe", "is": "Many.", "also": [
        "Zoe B", "Zoe C", "Zoe D", "Zoe P", "Zoe F", "Zoe G", "Zoe H", "Zoe I", "Zed"]}]}]
        """
      ])
    ])
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let offers = StorySoFar(everythingIn: series).people
      .offers(for: words.last ?? "", behind: Array(words.dropLast()))
    let inWords = offers.map { $0.meaning.isEmpty ? $0.value : "\($0.value): \($0.meaning)" }
    #expect(inWords == expected.parts)
  }

  /// The last word of a line is being typed; on the shelf are volumes 3 and 5.
  @Test(arguments: try CaseFile().sections(of: "offered for"))
  func whatMayBeNamedIsOffered(table: CaseFile.Section) throws {
    let subject = try #require(NameSubject(rawValue: table.heading))
    for row in table.rows {
      let values = try offers(row[0].spelled, subject, kept: [3, 5])
      #expect(values == row[1].spelled.parts, "\(row[0])")
    }
  }

  /// Lines in a series with the volumes Emma, Emma 2 and Rob.
  @Test(
    arguments: try CaseFile().table("what would be read as part of the title is not offered")
      as [(String, [String], [String])])
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
    _ line: String, _ subject: NameSubject, kept: [Int] = [], in series: BookSeries? = nil
  ) throws -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let series = try series ?? .embedded()
    let names = Names(of: series, titledCount: { $0.chapters.count }) { () throws(NameError) in
      throw NameError(.lostBook(""))
    }
    return names.offers(
      for: words.last ?? "", behind: Array(words.dropLast()), naming: subject,
      among: subject == .keptVolumes ? kept : nil
    ).map(\.value)
  }
}
