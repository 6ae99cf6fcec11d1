/// A person of the story, as they are known to its reader.
///
///     let series = try BookSeries.embedded()
///     let story = StorySoFar(everythingIn: series)
///     story.people(named: "moony")[0].name  // "Remus Lupin"
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
  /// - Complexity: O(*n* log *n*) in the number of entries of the chapters that have been read.
  public var people: [Person] {
    var meeting = Meeting()
    for volume in volumes {
      for chapter in volume.chapters where chapter.hasPeople {
        for entry in chapter.people {
          meeting.take(entry, in: chapter, ofVolume: volume.book.seriesNumber)
        }
      }
    }
    return meeting.people()
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

  mutating func take(_ entry: PersonEntry, in chapter: Chapter, ofVolume volume: Int) {
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
