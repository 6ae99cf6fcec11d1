import TestSupport
import Testing

@testable import BookCore

/// Who is met in the story so far, and by which names they are found.
struct StoryEntryTests {
  @Test(
    arguments: try CaseFile().triples(
      "the people of chapters, what is remembered, and who was met"))
  func whoeverWasMetIsKnownByWhatHasBeenRead(
    people: String, memory: String, expected: String
  ) throws {
    let series = try BookSeries(people: people)
    let story = StorySoFar(of: series, ReaderState(remembering: memory, of: series))
    #expect(story.people.map(\.inWords).joined(separator: "; ") == expected)
    if !memory.contains("at"), memory.count(where: { $0 == "f" }) == series.count {
      #expect(story.people == StorySoFar(everythingIn: series).people)
    }
  }

  @Test(
    arguments: try CaseFile().rows(
      "the people of chapters, what is remembered, the chapter that is named, and who was met by then",
      of: 4))
  func aNamedChapterTellsWhatWasKnownThen(row: [String]) throws {
    let series = try BookSeries(people: row[0])
    let place = row[2].split(separator: " ").compactMap { Int($0) }
    let story = StorySoFar(of: series, ReaderState(remembering: row[1], of: series))
    let people = story.entries(.person, upToPlace: place[1], of: series[place[0] - 1])
    #expect(people.map(\.inWords).joined(separator: "; ") == row[3])
  }

  /// At the first chapter nobody of the volume is known, and past the last everybody.
  @Test func theWholeStoryAtAChapterIsTheStoryUpToIt() throws {
    let series = try BookSeries.embedded()
    let whole = StorySoFar(everythingIn: series)
    var state = ReaderState()
    for book in series {
      for chapter in (1...book.chapters.count).sampled(6) {
        state.apply(.bookmarked(book, place: chapter))
        let story = StorySoFar(of: series, state)
        let people = whole.entries(.person, upToPlace: chapter, of: book)
        #expect(story.people == people)
        #expect(story.entries(.person, upToPlace: chapter, of: book) == people)
      }
      state.apply(.finished([book]))
      let all = StorySoFar(of: series, state).people
      #expect(whole.entries(.person, upToPlace: book.chapters.count + 1, of: book) == all)
      #expect(all.last?.lines.last?.volume == book.seriesNumber)
    }
    #expect(StorySoFar(of: series, state).people == whole.people)
  }

  @Test func aPersonIsWhatTheyAreNow() throws {
    let series = try BookSeries(people: "A=a || B<A+C=b")
    let person = try #require(StorySoFar(everythingIn: series).people.first)
    #expect(person.name == "B")
    #expect(person.otherNames == ["A", "C"])
    #expect(person.names == ["B", "A", "C"])
    #expect(person.text == "b")
    #expect(person.lines.map(\.volume) == [1, 2])
    #expect(person.lines.map(\.chapter) == [series[0].chapters[0], series[1].chapters[0]])
  }

  @Test(arguments: try CaseFile().pairs("what is asked for, and the people whom it may mean"))
  func peopleAreNamedAsTitlesAre(name: String, expected: String) throws {
    let series = try BookSeries(
      people: """
        Remus Lupin<Professor Lupin+Moony=x, Tom Riddle=x, Tom=x, Zoë Faßbinder=x, \
        Fred Weasley=x, George Weasley=x, Mr Weasley=x, 해리 포터=x, Mad-Eye Moody=x, Moody’s son=x, \
        Asa Cole=x, Albus Cole=x
        """)
    let people = StorySoFar(everythingIn: series).people
    #expect(people.named(name).map(\.name).joined(separator: ", ") == expected)
    #expect(([] as [StoryEntry]).named(name).isEmpty)
  }

  /// Each would be asked for.
  @Test(arguments: [30, 31])
  func amongMoreNamesAnotherLetterHelpsSooner(count: Int) throws {
    let series = try BookSeries(people: (1...count).map { "Mr A\($0)=x" }.joined(separator: ", "))
    let people = StorySoFar(everythingIn: series).people
    #expect(people.offers(for: "a", behind: ["mr"]).count == (count > 30 ? 0 : count))
    #expect(people.offers(for: "a3", behind: ["mr"]).count == (count > 30 ? 3 : 2))
  }

  /// A file whose people are all one, or of whom each turns out to be the next.
  @Test(arguments: [false, true])
  func manyNamesOfOnePersonAreJoined(backwards: Bool) throws {
    let count = 2_000
    let names = (backwards ? Array((1...count).reversed()) : Array(1...count)).map { "N\($0)" }
    let entries =
      names.map { ChapterEntry(name: $0, text: "x") }
      + zip(names, names.dropFirst()).map { ChapterEntry(name: $1, text: "x", formerNames: [$0]) }
    let chapter = Chapter(place: 1, number: 1, title: "Chapter 1", people: entries)
    let series = BookSeries(titled: ["Book 1"], chapters: [chapter])
    let people = StorySoFar(everythingIn: series).people
    #expect(people.count == 1)
    #expect(people.first?.lines.count == 2 * count - 1)
    #expect(people.first?.name == "N\(backwards ? 1 : count)")
    #expect(people.first?.otherNames.count == count - 1)
  }
}

extension BookSeries {
  /// Volumes, which have ` || ` between them, of chapters with people.
  ///
  /// Chapters have ` | ` between them, and people `, `: `Remus<Lupin+Moony=A wolf.` is
  /// `{"name": "Remus", "was": "Lupin", "also": "Moony", "is": "A wolf."}`.
  fileprivate init(people volumes: String) throws {
    let books = try volumes.components(" || ").enumerated().map { index, volume in
      let chapters = try volume.components(" | ").enumerated().map { index, people in
        Chapter(
          place: index + 1, number: index + 1, title: "Chapter \(index + 1)",
          people: try people.components(", ").filter { !$0.isEmpty }.map(ChapterEntry.init))
      }
      return Book(index + 1, "Book \(index + 1)", chapters: chapters)
    }
    self.init(checked: books)
  }
}

extension ChapterEntry {
  /// The person whom a text such as `Remus<Lupin+Moony=A wolf.` describes.
  fileprivate init(_ text: String) throws {
    let parts = try #require(text.wholeMatch(of: /([^<+=]+)((?:<[^<+=]+)*)((?:\+[^<+=]+)*)=(.*)/))
    self.init(
      name: String(parts.1), text: String(parts.4), formerNames: String(parts.2).components("<"),
      otherNames: String(parts.3).components("+"))
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    let parts = split(separator: separator, omittingEmptySubsequences: separator.count == 1)
    return parts.map(String.init)
  }
}

extension StoryEntry {
  /// The names of the person, and all that was told of them.
  fileprivate var inWords: String {
    let others = otherNames.isEmpty ? "" : " (\(otherNames.joined(separator: ", ")))"
    let lines = lines.map { "\($0.volume).\($0.chapter.place) \($0.text)" }
    return "\(name)\(others) \(lines.joined(separator: ", "))"
  }
}
