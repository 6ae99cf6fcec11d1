/// A person of the story, as they are known to its reader.
///
///     let series = try BookSeries.embedded()
///     let story = StorySoFar(everythingIn: series)
///     let lupin = story.people.named("moony")[0]
///     lupin.name           // "Remus Lupin"
///     lupin.otherNames     // ["Professor Lupin", "Moony"]
///     lupin.lines[0].text  // "The new teacher of Defence Against the Dark Arts."
public struct Person: Hashable, Sendable {
  /// What a chapter has told of a person.
  public struct Line: Hashable, Sendable {
    /// The number of the volume, counted from 1.
    public let volume: Int

    /// The chapter.
    public let chapter: Chapter

    /// Who the person is at its end.
    public let text: String
  }

  /// The name by which they are known now.
  public private(set) var name: String

  /// The other names that they have or had, in the order in which they became known.
  public private(set) var otherNames: [String]

  /// What was told of them, in the order of the chapters; at least one.
  public private(set) var lines: [Line]

  /// Who they are now.
  public var text: String { lines[lines.count - 1].text }

  /// All names, that of now first.
  public var names: [String] { [name] + otherNames }
}

extension StorySoFar {
  /// Everybody who has been met, in the order in which they were met.
  ///
  ///     let series = try BookSeries.embedded()
  ///     var state = ReaderState()
  ///     state.apply(.bookmarked(series[0], chapter: 2))
  ///     StorySoFar(of: series, state).people.count  // 9
  ///
  /// - Complexity: O(*n*) in the length of what has been told of people.
  public var people: [Person] {
    var meeting = Meeting()
    for book in series { meeting.take(self[book].chapters, ofVolume: book.seriesNumber) }
    return meeting.people()
  }

  /// Everybody who has been met up to a chapter that was asked for, by what was known of them then.
  ///
  /// - Parameters:
  ///   - chapter: The place of the first chapter that is not told, counted from 1; that behind the
  ///     last one tells all of the book.
  ///   - book: A book of the series. Of those before it, what has been read is told, and of those
  ///     behind it nothing.
  public func people(upTo chapter: Int, of book: Book) -> [Person] {
    var meeting = Meeting()
    for earlier in series.books.prefix(book.seriesNumber - 1) {
      meeting.take(self[earlier].chapters, ofVolume: earlier.seriesNumber)
    }
    meeting.take(book.chapters.prefix(chapter - 1), ofVolume: book.seriesNumber)
    return meeting.people()
  }

  /// Whether ``people`` has anybody.
  package var hasPeople: Bool { series.contains { self[$0].hasPeople } }

  /// Whether ``people(upTo:of:)`` has anybody.
  package func hasPeople(upTo chapter: Int, of book: Book) -> Bool {
    book.chapters.prefix(chapter - 1).contains(where: \.hasPeople)
      || series.books.prefix(book.seriesNumber - 1).contains { self[$0].hasPeople }
  }
}

extension [Person] {
  /// The people whom a name may mean: those with a name that equals it or, if there are none, those
  /// with all its words in one of their names.
  ///
  /// Letters and words are compared as in ``BookSeries/book(named:)``, and initials count as there.
  ///
  ///     let series = try BookSeries.embedded()
  ///     let people = StorySoFar(everythingIn: series).people
  ///     people.named("moony").map(\.name)  // ["Remus Lupin"]
  ///     people.named("weasley")[0].name    // "Ron Weasley"
  ///
  /// - Parameter name: One word or more.
  public func named(_ name: String) -> [Person] {
    TitleLookup(of: self).places(named: name).map { self[$0 - 1] }
  }
}

/// Meets the people of a story, one entry after the other.
private struct Meeting {
  /// Each name, in the order in which they became known, and who has it.
  private var names: [(name: String, person: Int)] = []

  private var lines: [(line: Person.Line, name: String, person: Int)] = []

  /// Who has a name.
  private var holders: [String: Int] = [:]

  /// For each person who was met: who they turned out to be, somebody met before them, or
  /// themselves.
  private var identities: [Int] = []

  /// Takes what chapters make known of people.
  mutating func take(_ chapters: ArraySlice<Chapter>, ofVolume volume: Int) {
    for chapter in chapters where chapter.hasPeople {
      for entry in chapter.people { take(entry, in: chapter, ofVolume: volume) }
    }
  }

  private mutating func take(_ entry: PersonEntry, in chapter: Chapter, ofVolume volume: Int) {
    let known = (entry.formerNames + [entry.name]).compactMap { holders[$0] }.map {
      identity(of: $0)
    }
    let person = known.min() ?? identities.count
    if known.isEmpty { identities.append(person) }
    for other in known { identities[other] = person }
    for name in entry.names where holders[name] == nil {
      holders[name] = person
      names.append((name, person))
    }
    let line = Person.Line(volume: volume, chapter: chapter, text: entry.text)
    lines.append((line, entry.name, person))
  }

  /// Everybody who was met, by all their names and lines.
  mutating func people() -> [Person] {
    var people = identities.map { _ in Person(name: "", otherNames: [], lines: []) }
    for (line, name, person) in lines {
      people[identity(of: person)].add(line, as: name)
    }
    for (name, person) in names { people[identity(of: person)].add(name) }
    return people.filter { !$0.lines.isEmpty }
  }

  private mutating func identity(of person: Int) -> Int {
    var person = person
    while identities[person] != person {
      // Shortens the way for the next time.
      identities[person] = identities[identities[person]]
      person = identities[person]
    }
    return person
  }
}

extension Person {
  fileprivate mutating func add(_ line: Line, as name: String) {
    lines.append(line)
    self.name = name
  }

  fileprivate mutating func add(_ name: String) {
    if name != self.name { otherNames.append(name) }
  }
}
