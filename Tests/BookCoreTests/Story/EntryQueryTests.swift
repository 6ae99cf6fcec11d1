import TestSupport
import Testing

@testable import BookCore

/// What a question by name is about.
struct EntryQueryTests {
  private static let book = SampleBook(json: [
    "chapters": """
    [{"title": "One", "people": [
      {"name": "Is Isley", "is": "Odd."}, {"name": "Salazar Slytherin", "is": "A founder."},
      {"name": "Albus Dumbledore", "is": "Old."}, {"name": "Crown", "is": "A man."},
      {"name": "Mr Do", "is": "Busy."}],
    "things": [
      {"name": "Slytherin", "is": "A house."}, {"name": "Horcrux", "forms": "Horcruxes", "is": "Bad."},
      {"name": "The Crown", "is": "An inn."}, {"name": "Crown", "is": "Of gold."},
      {"name": "Dumbledore’s Army", "is": "Pupils."}, {"name": "The Order", "is": "Secret."}]}]
    """
  ])

  private let story: StorySoFar

  init() throws { story = StorySoFar(everythingIn: try SampleBook.series([Self.book])) }

  /// A question to `who` or `what`, the words of it that are a name, and what has it.
  @Test(arguments: try CaseFile().triples("questions, the name in them, and what has it"))
  func theWordsThatOnlyAskAreLeftOut(question: String, name: String, expected: String) throws {
    let words = question.split(separator: " ").map(String.init)
    let asked = Array(words.dropFirst())
    let query = EntryQuery(asked, askedFor: words[0] == "who" ? .person : .thing, in: story)
    #expect(asked[query.name].joined(separator: " ") == name)
    #expect(query.found.map { "\($0.kind) \($0.name)" }.joined(separator: ", ") == expected)
  }
}
