/// Somebody who was met, as `--json` tells of them.
struct KnownPerson: Codable, Equatable {
  /// What a chapter has told.
  struct Line: Codable, Equatable {
    struct Chapter: Codable, Equatable {
      let place: Int
      let title: String
    }

    let volume: Int
    let chapter: Chapter
    let text: String
  }

  var name: String
  var names: [String]
  var lines: [Line]
}

extension ReadingHistory {
  /// Everybody in the chapters that may be told, in the order in which they were met.
  ///
  /// This is the rule as readers are promised it, too: whoever has one of the names of an entry is
  /// the person of the entry.
  func people(_ told: Told) -> [KnownPerson] {
    var people: [KnownPerson] = []
    var namesInOrder: [String] = []
    for (index, volume) in series.volumes.enumerated() {
      for (place, chapter) in volume.chapters.enumerated().prefix(told.summaries[index]) {
        for entry in chapter.people {
          let same = people.indices.filter { place in
            (entry.formerNames + [entry.name]).contains(where: people[place].names.contains)
          }
          var person = KnownPerson(name: entry.name, names: [], lines: [])
          for other in same.map({ people[$0] }) {
            person.names += other.names
            person.lines += other.lines
          }
          namesInOrder += entry.names.filter { !namesInOrder.contains($0) }
          person.names += entry.names
          person.lines.sort { ($0.volume, $0.chapter.place) < ($1.volume, $1.chapter.place) }
          person.lines.append(
            KnownPerson.Line(
              volume: index + 1,
              chapter: KnownPerson.Line.Chapter(place: place + 1, title: chapter.title),
              text: entry.text))
          let position = same.first ?? people.count
          people = people.enumerated().filter { !same.contains($0.offset) }.map(\.element)
          people.insert(person, at: position)
        }
      }
    }
    return people.map { person in
      var person = person
      person.names =
        [person.name] + namesInOrder.filter { $0 != person.name && person.names.contains($0) }
      return person
    }
  }

  /// Everybody who was known at a chapter, which was named: in the volumes before it, by what has
  /// been read of them.
  func people(ofVolume volume: Int, upTo place: Int) -> [KnownPerson] {
    var told = told
    for index in volume..<series.volumes.count { told.summaries[index] = 0 }
    told.summaries[volume - 1] = place - 1
    return people(told)
  }

  /// Everybody in some volumes whole, the one with the number and those before it.
  func people(ofAllUpTo volume: Int) -> [KnownPerson] {
    var told = told(ofAllUpTo: volume)
    for index in volume..<series.volumes.count { told.summaries[index] = 0 }
    return people(told)
  }
}
