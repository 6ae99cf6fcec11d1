import DisplayText

/// What a question by name is about, among all that has been met.
///
///     let query = EntryQuery(["is", "a", "horcrux"], askedFor: .thing, in: story)
///     query.name         // 2..<3
///     query.found[0].id  // "Horcrux"
package struct EntryQuery {
  /// Which of the words are the name: all, or those that are left where others only ask.
  package let name: Range<Int>

  /// What has the name: those of the kind that is asked for, or else those of the other; both, the
  /// thing first, where a thing is called so and a person has the words in a name.
  package let found: [StoryEntry]

  /// All that have been met, those of the kind that is asked for first.
  package let known: [StoryEntry]

  /// Looks for what words name.
  ///
  /// - Parameters:
  ///   - words: At least one word.
  ///   - kind: What the question is about.
  ///   - story: What has been met.
  package init(_ words: [String], askedFor kind: EntryKind, in story: StorySoFar) {
    let (people, things) = (story.people, story.things)
    let names = TitleLookup(of: things)
    func found(_ range: Range<Int>) -> [StoryEntry] {
      let name = Array(words[range]).joined(by: " ")
      let called = names.place(of: name).map { [things[$0 - 1]] } ?? []
      let things = called.isEmpty ? things.named(name) : called
      if called.isEmpty, kind == .thing, !things.isEmpty { return things }
      let people = people.named(name)
      return people.isEmpty ? things : called + people
    }
    let ranges = words.questions
    let fit = ranges.lazy.map { ($0, found($0)) }.first { !$0.1.isEmpty }
    (name, self.found) = fit ?? (ranges[ranges.count - 1], [])
    known = kind == .person ? people + things : things + people
  }
}

extension [String] {
  /// The first words of questions, without which what is left may be a name.
  private static let asking = [
    "who", "what", "is", "are", "was", "were", "do", "does", "did", "a", "an", "the",
  ]

  /// The last words of questions.
  private static let ending = ["do", "mean"]

  /// Which words of a question may be a name: all, and then what is left as those are left out that
  /// only ask, the first ones one by one, and the last.
  var questions: [Range<Int>] {
    let count = count
    let first = prefix { Self.asking.contains($0.lowercased()) }.count
    let end = last.map { Self.ending.contains($0.lowercased()) } == true ? count - 1 : count
    return (0...Swift.min(first, count - 1)).flatMap { start in
      start < end && end < count ? [start..<count, start..<end] : [start..<count]
    }
  }
}
