import DisplayText

/// What a question by name is about, among all that has been met.
///
///     let query = try EntryQuery(["is", "a", "horcrux"], askedFor: .thing, in: story)
///     query.found[0].id  // "Horcrux"
package struct EntryQuery {
  /// What has the name: those of the kind that is asked for, or else those of the other; both, the
  /// thing first, where a thing is called so and a person has the words in a name.
  package let found: [StoryEntry]

  /// All of those kinds that have been met, those of the kind that is asked for first.
  package let known: [StoryEntry]

  /// Looks for what words name, of which some may only ask.
  ///
  /// - Parameters:
  ///   - words: At least one word.
  ///   - kind: What the question is about.
  ///   - story: What has been met.
  /// - Throws: That nothing has the name, and what may have been meant in place of all words.
  package init(
    _ words: [String], askedFor kind: EntryKind, in story: StorySoFar
  ) throws(NameError) {
    var (people, things) = (MetEntries(.person, in: story), MetEntries(.thing, in: story))
    func find(_ words: [String]) -> [StoryEntry] {
      let name = words.joined(by: " ")
      let called = story.mayHave(.thing, called: name) ? things.called(words) : []
      let own = called.isEmpty && kind == .thing ? things.named(words) : []
      if !own.isEmpty { return own }
      let named = called.isEmpty || story.mayHave(.person, called: name) ? people.named(words) : []
      if !called.isEmpty || !named.isEmpty { return called + named }
      return kind == .person ? things.named(words) : []
    }
    var name = words.indices
    let fit = words.firstAnswer { question in
      name = question
      return find(Array(words[question]))
    }
    func known(_ kind: EntryKind) -> [StoryEntry] {
      if !fit.isEmpty, !fit.contains(where: { $0.kind == kind }) { return [] }
      return kind == .person ? people.all : things.all
    }
    self.known = known(kind) + known(kind.other)
    found = fit
    if !fit.isEmpty { return }
    let asked = Array(words[name])
    let nearest = self.known.called(asked).nearest.map { near in
      NameCandidate(
        Array(words[..<name.lowerBound] + near.words + words[name.upperBound...]), for: near.title)
    }
    throw NameError(.noTitle(asked.joined(by: " "), .entry(kind)), nearest: nearest)
  }
}

/// Those of a kind that have been met, once somebody asks.
private struct MetEntries {
  private let kind: EntryKind
  private let story: StorySoFar

  private(set) lazy var all = story.entries(kind)

  init(_ kind: EntryKind, in story: StorySoFar) { (self.kind, self.story) = (kind, story) }

  /// The one that is called so and in no other way.
  mutating func called(_ words: [String]) -> [StoryEntry] {
    all.only(kind, called: words.joined(by: " ")).map { [$0] } ?? []
  }

  /// Those that may be called so; a thing by more than words that only ask.
  mutating func named(_ words: [String]) -> [StoryEntry] {
    kind == .thing && words.areAsking ? called(words) : all.called(words).found
  }
}

extension [String] {
  private static let asking = [
    "who", "what", "is", "are", "was", "were", "do", "does", "did", "a", "an", "the",
  ]

  /// Whether nothing is asked about, so that they are no initials either.
  fileprivate var areAsking: Bool { allSatisfy { Self.asking.contains($0.lowercased()) } }

  /// The first answers for the words of a question that may be a name: all, and then what is left
  /// as those are left out that only ask, the first ones one by one, and the last.
  func firstAnswer<Answer>(_ answers: (Range<Int>) -> [Answer]) -> [Answer] {
    let first = prefix { Self.asking.contains($0.lowercased()) }.count
    let end = last.map { ["do", "mean"].contains($0.lowercased()) } == true ? count - 1 : count
    let ends = end < count ? [count, end] : [count]
    for start in 0...Swift.min(first, count - 1) {
      for end in ends where start < end {
        let found = answers(start..<end)
        if !found.isEmpty { return found }
      }
    }
    return []
  }
}
