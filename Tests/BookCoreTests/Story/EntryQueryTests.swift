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

  /// A question to `who` or `what`, and what has the name in it; or the name that nothing has, and
  /// what to type in place of the question.
  @Test(arguments: try CaseFile().pairs("questions, and what they are about"))
  func theWordsThatOnlyAskAreLeftOut(question: String, expected: String) throws {
    let words = question.split(separator: " ").map(String.init)
    let kind = words[0] == "who" ? EntryKind.person : .thing
    do throws(NameError) {
      let found = try EntryQuery(Array(words.dropFirst()), askedFor: kind, in: story).found
      #expect(found.map { "\($0.kind) \($0.name)" }.joined(separator: ", ") == expected)
    } catch {
      let nearest = error.nearest.map { $0.words.joined(separator: " ") }
      #expect(([error.description] + nearest).joined(separator: ", ") == expected)
    }
  }
}
