import BookCore
import TestSupport
import Testing

struct ChapterEntryTests {
  /// Whether the other texts of the chapter have escapes decides what its bytes are.
  @Test(
    arguments: try CaseFile().pairs("the people of a chapter in a data file, and who they are"),
    ["Owl Post", #"Owl P\u006fst"#])
  func peopleAreReadAsTheyStand(row: (json: String, expected: String), title: String) throws {
    let chapter = try Chapter(title: title, people: row.json, things: row.json)
    #expect(chapter.people.map(\.inWords).joined(separator: "; ") == row.expected)
    #expect(chapter.things == chapter.people)
    #expect(chapter.title == "Owl Post")
    #expect(chapter.summary == "An owl.")
  }

  /// In a state file, an error message or a page they are sanitized; a value keeps them as they
  /// are.
  @Test(arguments: Corpus.texts)
  func whatAProgramSaysIsKept(text: Corpus.Entry<String>) {
    let words = text.input
    let people = [
      ChapterEntry(name: words, text: "\(words)."),
      ChapterEntry(
        name: "B", text: "", formerNames: [words, "\""], otherNames: [words], forms: [words]),
    ]
    let chapter = Chapter(
      place: 1, number: 1, title: words, summary: words, people: people, things: [people[1]])
    #expect(chapter.people == people)
    #expect(chapter.things == [people[1]])
    #expect(chapter.people.map(\.inWords) == people.map(\.inWords))
    #expect((chapter.title, chapter.summary) == (words, words))
  }

  @Test func allNamesStandInTheOrderInWhichTheyWereKnown() {
    let entry = ChapterEntry(
      name: "Remus", text: "", formerNames: ["Lupin", "Sir"], otherNames: ["Moony"])
    #expect(entry.names == ["Lupin", "Sir", "Remus", "Moony"])
    #expect(ChapterEntry(name: "Remus", text: "").names == ["Remus"])
  }

  /// The people of a chapter as a program makes them, and as files may have them.
  @Test func chaptersAreEqualIfTheirEntriesAre() throws {
    let emma = [ChapterEntry(name: "Emma", text: "Errs.", otherNames: ["Miss Woodhouse"])]
    let chapter = Chapter(
      place: 1, number: 1, title: "Owl Post", summary: "An owl.", people: emma)
    for json in [
      #"[{"name": "Emma", "is": "Errs.", "also": "Miss Woodhouse"}]"#,
      #"[{"also":["Miss Woodhouse"],"was":null,"is":"Errs\u002e","name":"Emma","age":21}]"#,
    ] {
      let read = try Chapter(title: "Owl Post", people: json, things: "[]")
      #expect(read == chapter)
      #expect(read.hashValue == chapter.hashValue)
    }
    let people = [
      [], emma + emma, [ChapterEntry(name: "Emma", text: "Errs.")],
      [ChapterEntry(name: "Emma", text: "Errs.", formerNames: ["Miss Woodhouse"])],
      [ChapterEntry(name: "Emma", text: "Err.", otherNames: ["Miss Woodhouse"])],
      [ChapterEntry(name: "Ema", text: "Errs.", otherNames: ["Miss Woodhouse"])],
      [ChapterEntry(name: "Emma", text: "Errs.", otherNames: ["Miss Woodhouse"], forms: ["Em"])],
    ]
    let others =
      people.map { Chapter(place: 1, number: 1, title: "Owl Post", summary: "An owl.", people: $0) }
      + [
        Chapter(
          place: 1, number: 1, title: "Owl Post", summary: "An owl.", people: chapter.people,
          things: chapter.people)
      ]
    #expect(others.allSatisfy { $0 != chapter })
    #expect(Set(others + [chapter]).count == others.count + 1)
  }
}

extension Chapter {
  /// The only chapter of a file, whose title and entries stand there as JSON.
  fileprivate init(title: String, people: String, things: String) throws {
    let json = """
      [{"title": "\(title)", "summary": "An owl.", "people": \(people), "things": \(things)}]
      """
    self = try SampleBook(json: ["chapters": json]).book.chapters[0]
  }
}

extension ChapterEntry {
  fileprivate var inWords: String {
    func words(_ word: String, _ names: [String]) -> String {
      names.isEmpty ? "" : " \(word) \(names.joined(separator: ", "))"
    }
    return name + words("was", formerNames) + words("also", otherNames) + words("forms", forms)
      + ": \(text)"
  }
}
