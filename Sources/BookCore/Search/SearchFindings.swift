import DisplayText

/// What a search found, and before all of it who or what is called so.
package struct SearchFindings: Sendable {
  /// One that is called so, with the latest line.
  package struct Called: Sendable {
    package let entry: StoryEntry

    /// All of its kind.
    package let known: [StoryEntry]

    package let volume: Int
    package let hit: SearchHit
  }

  /// The thing and the person that have the words of the search for a name, each if it is the only
  /// one.
  package private(set) var called: [Called] = []

  /// All else, by volume.
  package private(set) var results: [SearchResult]

  package var isEmpty: Bool { called.isEmpty && results.isEmpty }

  package var hits: [SearchHit] { called.map(\.hit) + results.flatMap(\.hits) }

  package var volumeCount: Int {
    var volumes = results.map(\.volume)
    for volume in called.map(\.volume) where !volumes.contains(volume) { volumes.append(volume) }
    return volumes.count
  }

  package init(of query: SearchQuery, in story: StorySoFar) {
    results = query.results(in: story)
    let name = query.words.map(\.typed).joined(by: " ")
    // To meet them all takes as long as a search.
    for kind in [EntryKind.thing, .person] where story.mayHave(kind, called: name) {
      let entries = story.entries(kind)
      let found = entries.only(kind, called: name).map { [$0] } ?? entries.called([name]).found
      if found.count == 1 { takeOut(found[0], among: entries, of: story.series) }
    }
  }

  /// Puts the latest line of an entry before the results; where it has none of the words, the name
  /// counts as found.
  private mutating func takeOut(
    _ entry: StoryEntry, among known: [StoryEntry], of series: BookSeries
  ) {
    let line = entry.lines[entry.lines.count - 1]
    let field = SearchHit.Field(.init(entry.kind), of: line.chapter)
    let text = line.nameAndText
    var hit: SearchHit?
    for index in results.indices where results[index].volume == line.volume {
      results[index].hits.removeAll { other in
        let isSame = other.field == field && other.text.utf8.elementsEqual(text.utf8)
        if isSame { hit = other }
        return isSame
      }
    }
    results.removeAll(where: \.hits.isEmpty)
    let name = text.startIndex..<text.utf8.index(text.startIndex, offsetBy: entry.name.utf8.count)
    let result = SearchResult(volume: line.volume, title: series[line.volume - 1].title, hits: [])
    let named = SearchHit(
      field: field, of: result, chapterTitle: line.chapter.title, text: text,
      [FoundWord(index: 0, place: name)], wordCount: 1)
    called.append(Called(entry: entry, known: known, volume: line.volume, hit: hit ?? named))
  }
}
