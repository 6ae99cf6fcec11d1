/// A person or a thing of the story, as it is known to its reader.
///
///     let series = try BookSeries.embedded()
///     let story = StorySoFar(everythingIn: series)
///     let lupin = story.people.named("moony")[0]
///     lupin.name           // "Remus Lupin"
///     lupin.names          // ["Remus Lupin", "Professor Lupin", "Moony"]
///     lupin.lines[0].text  // "The new teacher of Defence Against the Dark Arts."
public struct StoryEntry: Hashable, Sendable {
  /// What a chapter has told of a person or a thing.
  public struct Line: Hashable, Sendable {
    /// The number of the volume, counted from 1.
    public let volume: Int

    /// The chapter.
    public let chapter: Chapter

    /// Who or what that is at its end.
    public var text: String { stored.string }

    fileprivate let stored: StoredText
    fileprivate let name: StoredText

    /// The text with that name, as a search finds it.
    var nameAndText: String { name.string + ChapterEntry.nameEnd + text }
  }

  /// What it is about.
  public let kind: EntryKind

  /// The name that is known now.
  public var name: String { nameText.string }

  fileprivate(set) var nameText: EntryName

  /// The other names of now or before, in the order in which they became known.
  package fileprivate(set) var otherNames: [String] = []

  /// More ways in which texts write a name, by which it is found, but which are not shown.
  package fileprivate(set) var forms: [String] = []

  /// What was told, in the order of the chapters; at least one line.
  public fileprivate(set) var lines: [Line] = []

  /// Who or what it is now.
  public var text: String { lines[lines.count - 1].text }

  /// All names: that of now, then the others in the order in which they became known.
  public var names: [String] { [name] + otherNames }
}

extension StoryEntry: Identifiable {
  /// The name under which it was met first, which nothing else ever has.
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
  /// - Complexity: O(*n*) in the length of what has been told.
  public var people: [StoryEntry] { entries(.person) }

  /// All things that have been met, in the same way.
  ///
  /// - Complexity: O(*n*) in the length of what has been told.
  public var things: [StoryEntry] { entries(.thing) }

  package func entries(_ kind: EntryKind) -> [StoryEntry] {
    var meeting = Meeting(kind)
    for book in series { meeting.take(self[book].chapters, ofVolume: book.seriesNumber) }
    return meeting.entries()
  }

  /// Everybody or everything met up to a chapter that was asked for, by what was known then.
  ///
  /// - Parameters:
  ///   - kind: What the entries are about.
  ///   - place: The place of the first chapter that is not told, counted from 1; one behind the last
  ///     tells all of the book.
  ///   - book: A book of the series. Of those before it, what has been read is told, and of those
  ///     behind it nothing.
  /// - Returns: The entries, in the order in which they were met.
  package func entries(_ kind: EntryKind, upToPlace place: Int, of book: Book) -> [StoryEntry] {
    var meeting = Meeting(kind)
    for earlier in series.books.prefix(book.seriesNumber - 1) {
      meeting.take(self[earlier].chapters, ofVolume: earlier.seriesNumber)
    }
    meeting.take(book.chapters.prefix(max(1, place) - 1), ofVolume: book.seriesNumber)
    return meeting.entries()
  }

  package func has(_ kind: EntryKind) -> Bool { series.contains { self[$0].has(kind) } }

  package func has(_ kind: EntryKind, upToPlace place: Int, of book: Book) -> Bool {
    book.chapters.prefix(max(1, place) - 1).contains { $0.has(kind) }
      || series.books.prefix(book.seriesNumber - 1).contains { self[$0].has(kind) }
  }
}

extension [StoryEntry] {
  /// The entries that a name may mean: those with a name that equals it or, if there are none, those
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
  public func named(_ name: String) -> [StoryEntry] { called([name]).found }
}

/// Meets the people or the things of a story, one entry after the other.
private struct Meeting {
  let kind: EntryKind

  private struct Name {
    let name: EntryName
    let holder: Int
  }

  private struct Line {
    let line: StoryEntry.Line
    let forms: [String]
    let holder: Int
  }

  /// Each name, in the order in which they became known, and what has it.
  private var names: [Name] = []

  private var lines: [Line] = []

  private var holders: [EntryName: Int] = [:]

  /// For each that was met: what it turned out to be, one met before, or itself.
  private var identities: [Int] = []

  init(_ kind: EntryKind) { self.kind = kind }

  mutating func take(_ chapters: ArraySlice<Chapter>, ofVolume volume: Int) {
    for chapter in chapters where chapter.has(kind) {
      chapter.forEachEntry(of: kind) { take($0, in: chapter, ofVolume: volume) }
    }
  }

  private mutating func take(_ entry: ChapterEntry, in chapter: Chapter, ofVolume volume: Int) {
    let name = EntryName(entry.nameText)
    let known = holders[name].map { identity(of: $0) }
    var holder = known ?? identities.count
    for name in entry.formerNames {
      if let other = holders[EntryName(name)] { holder = join(holder, with: identity(of: other)) }
    }
    if holder == identities.count { identities.append(holder) }
    for name in entry.formerNames { learn(EntryName(name), of: holder) }
    if known == nil { learn(name, of: holder) }
    for name in entry.otherNames { learn(EntryName(name), of: holder) }
    let line = StoryEntry.Line(
      volume: volume, chapter: chapter, stored: entry.lineText, name: entry.nameText)
    lines.append(Line(line: line, forms: entry.forms, holder: holder))
  }

  /// Makes one of two, of which one may not have been met before.
  private mutating func join(_ holder: Int, with other: Int) -> Int {
    let first = min(holder, other)
    if holder < identities.count { identities[holder] = first }
    identities[other] = first
    return first
  }

  private mutating func learn(_ name: EntryName, of holder: Int) {
    // Nearly all names are new, and so are looked up once.
    if let known = holders.updateValue(holder, forKey: name) {
      holders[name] = known
    } else {
      names.append(Name(name: name, holder: holder))
    }
  }

  mutating func entries() -> [StoryEntry] {
    var entries = identities.map { _ in StoryEntry(kind: kind, nameText: EntryName("")) }
    for index in lines.indices {
      let place = identity(of: lines[index].holder)
      entries[place].lines.append(lines[index].line)
      entries[place].nameText = EntryName(lines[index].line.name)
      entries[place].forms += lines[index].forms
    }
    for name in names {
      let place = identity(of: name.holder)
      if name.name != entries[place].nameText { entries[place].otherNames.append(name.name.string) }
    }
    return entries.filter { !$0.lines.isEmpty }
  }

  private mutating func identity(of holder: Int) -> Int {
    var holder = holder
    while identities[holder] != holder {
      // Shortens the way for the next time.
      identities[holder] = identities[identities[holder]]
      holder = identities[holder]
    }
    return holder
  }
}

/// A name by which entries are known to be about the same, however Unicode may write its letters.
struct EntryName: Hashable {
  /// In bytes; the standard library takes quadratic time to put very many marks in order, and so a
  /// longer name is compared byte by byte.
  private static let maxSpelledLength = 256

  let text: StoredText

  init(_ text: StoredText) { self.text = text }

  init(_ name: String) { text = StoredText(name) }

  var string: String { text.string }

  var utf8: ArraySlice<UInt8> { text.utf8 }

  /// Whether there may be other spellings, which of ASCII there are not.
  private var hasSpellings: Bool {
    text.count <= Self.maxSpelledLength && text.utf8.contains { $0 >= 0x80 }
  }

  static func == (left: EntryName, right: EntryName) -> Bool {
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
