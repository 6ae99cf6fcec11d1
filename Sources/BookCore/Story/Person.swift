/// A person of the story, as they are known to its reader.
///
///     let series = try BookSeries.embedded()
///     let story = StorySoFar(everythingIn: series)
///     let lupin = story.people.named("moony")[0]
///     lupin.name           // "Remus Lupin"
///     lupin.names          // ["Remus Lupin", "Professor Lupin", "Moony"]
///     lupin.lines[0].text  // "The new teacher of Defence Against the Dark Arts."
public struct Person: Hashable, Sendable {
  /// What a chapter has told of a person.
  public struct Line: Hashable, Sendable {
    /// The number of the volume, counted from 1.
    public let volume: Int

    /// The chapter.
    public let chapter: Chapter

    /// Who the person is at its end.
    public var text: String { stored.string }

    private let stored: StoredText

    /// The name that the chapter gives them.
    fileprivate let name: StoredText
  }

  /// The name by which they are known now.
  public var name: String { nameText.string }

  private(set) var nameText: PersonName

  /// The other names that they have or had, in the order in which they became known.
  package private(set) var otherNames: [String]

  /// What was told of them, in the order of the chapters; at least one.
  public private(set) var lines: [Line]

  /// Who they are now.
  public var text: String { lines[lines.count - 1].text }

  /// All names: that of now, then the others in the order in which they became known.
  public var names: [String] { [name] + otherNames }
}

extension Person: Identifiable {
  /// The name by which they were met first, which nobody else ever has.
  public var id: String { lines[0].name.string }
}

extension StorySoFar {
  /// Everybody who has been met, in the order in which they were met.
  ///
  ///     let series = try BookSeries.embedded()
  ///     var state = ReaderState()
  ///     state.apply(.bookmarked(series[0], place: 2))
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
  ///   - place: The place of the first chapter that is not told, counted from 1; one behind the last
  ///     tells all of the book.
  ///   - book: A book of the series. Of those before it, what has been read is told, and of those
  ///     behind it nothing.
  /// - Returns: The people, in the order in which they were met.
  public func people(upToPlace place: Int, of book: Book) -> [Person] {
    var meeting = Meeting()
    for earlier in series.books.prefix(book.seriesNumber - 1) {
      meeting.take(self[earlier].chapters, ofVolume: earlier.seriesNumber)
    }
    meeting.take(book.chapters.prefix(max(1, place) - 1), ofVolume: book.seriesNumber)
    return meeting.people()
  }

  /// Whether ``people`` has anybody.
  package var hasPeople: Bool { series.contains { self[$0].hasPeople } }

  /// Whether ``people(upToPlace:of:)`` has anybody.
  package func hasPeople(upToPlace place: Int, of book: Book) -> Bool {
    book.chapters.prefix(max(1, place) - 1).contains(where: \.hasPeople)
      || series.books.prefix(book.seriesNumber - 1).contains { self[$0].hasPeople }
  }
}

extension [Person] {
  /// The people whom a name may mean: those with a name that equals it or, if there are none, those
  /// with all its words in one of their names.
  ///
  /// Letters and words are compared as in ``BookSeries/book(named:)``, and initials count as there.
  /// A form of address, such as *Mr*, is left out where nobody is called so with it.
  ///
  ///     let series = try BookSeries.embedded()
  ///     let people = StorySoFar(everythingIn: series).people
  ///     people.named("moony").map(\.name)  // ["Remus Lupin"]
  ///     people.named("weasley")[0].name    // "Ron Weasley"
  ///
  /// - Parameter name: One word or more.
  public func named(_ name: String) -> [Person] {
    (try? called([name])) ?? []
  }
}

/// Meets the people of a story, one entry after the other.
private struct Meeting {
  private struct Name {
    let name: PersonName
    let person: Int
  }

  private struct Line {
    let line: Person.Line
    let person: Int
  }

  /// Each name, in the order in which they became known, and who has it.
  private var names: [Name] = []

  private var lines: [Line] = []

  /// Who has a name.
  private var holders: [PersonName: Int] = [:]

  /// For each person who was met: who they turned out to be, somebody met before them, or
  /// themselves.
  private var identities: [Int] = []

  /// Takes what chapters make known of people.
  mutating func take(_ chapters: ArraySlice<Chapter>, ofVolume volume: Int) {
    for chapter in chapters where chapter.hasPeople {
      chapter.forEachPerson { take($0, in: chapter, ofVolume: volume) }
    }
  }

  private mutating func take(_ entry: PersonEntry, in chapter: Chapter, ofVolume volume: Int) {
    let name = PersonName(entry.nameText)
    let known = holders[name].map { identity(of: $0) }
    var person = known ?? identities.count
    for name in entry.formerNames {
      if let other = holders[PersonName(name)] { person = join(person, identity(of: other)) }
    }
    if person == identities.count { identities.append(person) }
    for name in entry.formerNames { learn(PersonName(name), of: person) }
    if known == nil { learn(name, of: person) }
    for name in entry.otherNames { learn(PersonName(name), of: person) }
    lines.append(Line(line: Person.Line(volume, chapter, entry), person: person))
  }

  /// Makes one of two people, of whom one may not have been met before.
  private mutating func join(_ person: Int, _ other: Int) -> Int {
    let first = min(person, other)
    if person < identities.count { identities[person] = first }
    identities[other] = first
    return first
  }

  private mutating func learn(_ name: PersonName, of person: Int) {
    // Nearly all names are new, and so are looked up once.
    if let holder = holders.updateValue(person, forKey: name) {
      holders[name] = holder
    } else {
      names.append(Name(name: name, person: person))
    }
  }

  /// Everybody who was met, by all their names and lines.
  mutating func people() -> [Person] {
    var people = identities.map { _ in Person() }
    for line in lines { people[identity(of: line.person)].add(line.line) }
    for name in names { people[identity(of: name.person)].add(name.name) }
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
  fileprivate init() {
    nameText = PersonName("")
    otherNames = []
    lines = []
  }

  fileprivate mutating func add(_ line: Line) {
    lines.append(line)
    nameText = PersonName(line.name)
  }

  fileprivate mutating func add(_ name: PersonName) {
    if name != nameText { otherNames.append(name.string) }
  }
}

extension Person.Line {
  fileprivate init(_ volume: Int, _ chapter: Chapter, _ entry: PersonEntry) {
    self.volume = volume
    self.chapter = chapter
    stored = entry.lineText
    name = entry.nameText
  }

  /// Whether two lines say the same in the same chapter.
  ///
  /// The chapters are told apart by their places alone, as each has all of its people.
  public static func == (left: Person.Line, right: Person.Line) -> Bool {
    left.volume == right.volume && left.chapter.place == right.chapter.place
      && left.stored == right.stored
  }

  /// Feeds what makes lines equal to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(volume)
    hasher.combine(chapter.place)
    hasher.combine(stored)
  }
}

/// A name by which people are known to be the same, however Unicode may write its letters.
struct PersonName: Hashable {
  /// In bytes; the standard library takes quadratic time to put very many marks in order, and so a
  /// longer name is compared byte by byte.
  private static let maxSpelledLength = 256

  private let text: StoredText

  init(_ text: StoredText) { self.text = text }

  init(_ name: String) { text = StoredText(name) }

  var string: String { text.string }

  var utf8: ArraySlice<UInt8> { text.utf8 }

  /// Whether there may be other spellings, which of ASCII there are not.
  private var hasSpellings: Bool {
    text.count <= Self.maxSpelledLength && text.utf8.contains { $0 >= 0x80 }
  }

  static func == (left: PersonName, right: PersonName) -> Bool {
    left.text.utf8 == right.text.utf8
      || left.hasSpellings && right.hasSpellings && left.string == right.string
  }

  func hash(into hasher: inout Hasher) {
    if hasSpellings {
      hasher.combine(string)
    } else {
      text.utf8.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}
