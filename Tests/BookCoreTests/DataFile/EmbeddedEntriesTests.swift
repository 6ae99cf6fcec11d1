import BookCore
import TestSupport
import Testing

/// The people and the things in the data file that comes with the program: who and what they are, and
/// when that is known.
///
/// ``EmbeddedTextsTests`` holds what is said of them to the rules for all texts.
struct EmbeddedEntriesTests {
  private let series: BookSeries
  private let lines: [Line]

  init() throws {
    series = try BookSeries.embedded()
    lines = series.flatMap { book in
      book.chapters.flatMap { chapter in
        let place = Place(volume: book.seriesNumber, chapter: chapter.place)
        return chapter.people.map { Line(place: place, kind: .person, entry: $0) }
          + chapter.things.map { Line(place: place, kind: .thing, entry: $0) }
      }
    }
  }

  @Test func thereAreAsManyAsAReaderNeeds() {
    let story = StorySoFar(everythingIn: series)
    #expect((100...120).contains(story.people.count))
    #expect((160...190).contains(story.things.count))
    #expect((200...340).contains(lines.count { $0.kind == .person }))
    #expect((340...420).contains(lines.count { $0.kind == .thing }))
    #expect(lines.map(\.place) == lines.map(\.place).sorted())
  }

  /// So a father and a son have different names, and no thing has that of a person.
  @Test func aNameIsOnePersonOrThingForEver() {
    var holders: [String: Int] = [:]
    var kinds: [Int: EntryKind] = [:]
    for (number, line) in lines.enumerated() {
      let entry = line.entry
      let former = entry.formerNames.map { holders[$0] }
      #expect(!former.contains(nil), "\(line) was nobody")
      #expect(!former.contains(holders[entry.name]) || former.isEmpty, "\(line) was so before")
      #expect(entry.otherNames.allSatisfy { holders[$0] == nil }, "\(line) has another’s name")
      let holder = holders[entry.name] ?? former.first.flatMap(\.self) ?? number
      for name in holders.keys where former.contains(holders[name]) { holders[name] = holder }
      for name in entry.names { holders[name] = holder }
      #expect(kinds.updateValue(line.kind, forKey: holder) ?? line.kind == line.kind, "\(line)")
    }
  }

  @Test func withinAChapterANameStandsOnce() {
    for (place, lines) in Dictionary(grouping: lines, by: \.place) {
      let names = lines.flatMap(\.entry.names)
      #expect(Set(names).count == names.count, "\(place)")
    }
  }

  @Test func namesAreSetAlike() {
    for name in lines.flatMap({ $0.entry.names + $0.entry.forms }) {
      #expect(!name.contains("'") && !name.contains("  "), "\(name)")
    }
    for name in lines.flatMap(\.entry.names) {
      #expect(name.first?.isUppercase == true && name.last?.isWhitespace == false, "\(name)")
    }
  }

  @Test func someTurnOutToBeOneInTheirChapter() throws {
    let heading = "two names that turn out to be of one, and the chapter that tells it"
    let rows = try CaseFile().triples(heading)
    let story = StorySoFar(everythingIn: series)
    for book in series {
      for chapter in 1...book.chapters.count {
        let place = Place(volume: book.seriesNumber, chapter: chapter)
        let entries = EntryKind.allCases.flatMap {
          story.entries($0, upToPlace: chapter + 1, of: book)
        }
        for (one, other, told) in rows {
          let told = try #require(Place(told))
          #expect(entries.contains(one, other) == (place >= told), "\(one), \(other) in \(place)")
        }
      }
    }
  }

  @Test func othersNeverDo() throws {
    let story = StorySoFar(everythingIn: series)
    let entries = story.people + story.things
    for (one, other) in try CaseFile().pairs("two names of two to the end") {
      #expect(entries.contains(one) && entries.contains(other), "\(one), \(other)")
      #expect(!entries.contains(one, other), "\(one), \(other)")
    }
  }

  @Test func nothingIsSaidOfOneThatWouldJoinThemEarlier() throws {
    let heading = "words that are not said of one person before the chapter"
    for (one, other, first) in try CaseFile().triples(heading) {
      let first = try #require(Place(first))
      for line in lines where line.place < first {
        #expect(!(line.says(one) && line.says(other)), "\(line)")
      }
    }
    for (place, name) in try CaseFile().pairs("chapters in which somebody gets a line") {
      #expect(lines.contains { $0.place == Place(place) && $0.entry.name == name }, "\(name)")
    }
  }

  /// Nor is any word of a name.
  @Test func nobodyIsNamedBeforeTheyAreMet() throws {
    let common = try CaseFile().texts("words of names that name nobody")
    var met: [String: Place] = [:]
    for line in lines where line.kind == .person {
      for name in line.entry.names {
        for word in [name] + name.nameWords where !common.contains(word) && met[word] == nil {
          met[word] = line.place
        }
      }
    }
    let heading = "words of names that were known before, and since when"
    for (word, place) in try CaseFile().pairs(heading) {
      #expect(met.updateValue(try #require(Place(place)), forKey: word) != nil, "\(word)")
    }
    for line in lines {
      for (word, place) in met where line.place < place {
        #expect(!line.entry.text.hasWord(word), "\(line) names \(word)")
      }
    }
  }

  @Test func aLineSaysWhatNoTextHasSaidBefore() {
    var told: [String] = []
    for book in series {
      told.append(book.summary.text.lowercased())
      for chapter in book.chapters {
        let earlier = told
        for text in (chapter.people + chapter.things).map({ $0.text.lowercased() }) {
          #expect(!earlier.contains { $0.contains(text.dropLast()) }, "\(text)")
          told.append(text)
        }
        told.append(chapter.summary.lowercased())
      }
      told.append(book.story.lowercased())
    }
    #expect(Set(lines.map(\.entry.text)).count == lines.count)
  }

  /// A slip in a name would be a word that stands nowhere else.
  @Test func namesAreSpelledAsInOtherTexts() throws {
    let texts = series.flatMap { book in
      [book.summary.text, book.story] + book.chapters.map(\.summary)
    }
    let names = lines.flatMap { $0.entry.names + $0.entry.forms }
    let known = Set((texts + names).flatMap(\.capitalisedWords))
      .union(try CaseFile().texts("capitalised words that no other text has"))
    for line in lines {
      let strange = line.entry.text.capitalisedWords.dropFirst().filter { !known.contains($0) }
      #expect(strange.isEmpty, "\(line): \(strange)")
      let american = /iz(e|ed|ing)\b|color|favor|center|gray|traveler|defense|toward\b|gotten/
      #expect(!line.entry.text.contains(american.ignoresCase()), "\(line)")
    }
  }
}

/// What a chapter says of a person or a thing.
private struct Line: CustomStringConvertible {
  let place: Place
  let kind: EntryKind
  let entry: ChapterEntry

  var description: String { "\(place) \(entry.name): \(entry.text)" }

  func says(_ word: String) -> Bool { (entry.names + [entry.text]).contains { $0.hasWord(word) } }
}

private struct Place: Hashable, Comparable, CustomStringConvertible {
  let volume: Int
  let chapter: Int

  init(volume: Int, chapter: Int) {
    self.volume = volume
    self.chapter = chapter
  }

  /// The place that is written as `3.17`.
  init?(_ text: String) {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    self.init(volume: numbers[0], chapter: numbers[1])
  }

  var description: String { "\(volume).\(chapter)" }

  static func < (left: Place, right: Place) -> Bool {
    (left.volume, left.chapter) < (right.volume, right.chapter)
  }
}

extension [StoryEntry] {
  /// Whether one of them has all of some names.
  fileprivate func contains(_ names: String...) -> Bool {
    contains { person in names.allSatisfy(person.names.contains) }
  }
}

extension String {
  /// Whether a word, or a few, stand in the text with no letter beside them.
  fileprivate func hasWord(_ word: String) -> Bool {
    ranges(of: word).contains { place in
      self[..<place.lowerBound].last?.isLetter != true
        && self[place.upperBound...].first?.isLetter != true
    }
  }

  /// The words of a name, with hyphens and apostrophes in them.
  fileprivate var nameWords: [String] { matches(of: /[\w’.-]+/).map { String($0.output) } }

  /// The words that begin with a capital, without `’s` and full stops at their ends.
  fileprivate var capitalisedWords: [String] {
    nameWords.filter { $0.first?.isUppercase == true }.map {
      $0.replacing(/(’s|’|\.)+$/, with: "")
    }
  }
}
