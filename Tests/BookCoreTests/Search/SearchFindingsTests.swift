import TestSupport
import Testing

@testable import BookCore

/// Who or what is called as a search says comes first.
struct SearchFindingsTests {
  private static let books = [
    SampleBook(
      title: "One",
      json: [
        "chapters": """
        [{"title": "A Slytherin", "people": [
          {"name": "Professor Lupin", "is": "A teacher."}, {"name": "Fred Weasley", "is": "A twin."},
          {"name": "George Weasley", "is": "A twin."}],
        "things": [
          {"name": "Slytherin", "is": "A house."}, {"name": "Horcrux", "forms": "Horcruxes", "is": "A word."},
          {"name": "P\\u006frt", "is": "A k\\u0065y."}]},
        {"title": "Two", "summary": "A horcrux is broken.", "people": [
          {"name": "Salazar Slytherin", "is": "A founder."},
          {"name": "Remus Lupin", "was": "Professor Lupin", "is": "A wolf."}]}]
        """
      ]),
    SampleBook(
      title: "Two",
      json: [
        "chapters": """
        [{"title": "The Horcrux", "things": [{"name": "Horcrux", "is": "A thing."}]}]
        """
      ]),
  ]

  /// Words, the lines of those that are called so, and the other hits with their volumes.
  @Test(
    arguments: try CaseFile().triples("words, who or what is called so, and what else is found"))
  func whateverIsCalledSoComesFirst(words: String, called: String, others: String) throws {
    let story = StorySoFar(everythingIn: try SampleBook.series(Self.books))
    let query = try #require(SearchQuery(words))
    let findings = SearchFindings(of: query, in: story)
    #expect(
      findings.called.map { "\($0.volume) \($0.hit.matchedText)" }.joined(separator: " / ")
        == called)
    let hits = findings.results.flatMap { result in
      result.hits.map { "\(result.volume) \($0.text)" }
    }
    #expect(hits.joined(separator: " / ") == others)
    #expect(findings.hits.count == findings.called.count + hits.count)
    #expect(findings.volumeCount == Set((called.parts + others.parts).compactMap(\.first)).count)
    // Nothing else is found, and nothing is lost.
    let all = query.results(in: story).flatMap(\.hits).map(\.text)
    #expect(Set(all).isSubset(of: findings.hits.map(\.text)))
  }

  @Test func nothingIsCalledByWhatHasNotBeenRead() throws {
    let series = try SampleBook.series(Self.books)
    var state = ReaderState()
    state.apply(.bookmarked(series[0], place: 2))
    let story = StorySoFar(of: series, state)
    let query = try #require(SearchQuery("horcrux"))
    #expect(SearchFindings(of: query, in: story).hits.map(\.text) == ["Horcrux: A word."])
    #expect(
      SearchFindings(of: query, in: StorySoFar(of: series, ReaderState())).called.isEmpty)
  }
}

extension SearchHit {
  /// The text with brackets around what was found.
  fileprivate var matchedText: String {
    var words = ""
    var rest = text.startIndex
    for place in places {
      words += text[rest..<place.lowerBound] + "[\(text[place])]"
      rest = place.upperBound
    }
    return words + text[rest...]
  }
}
