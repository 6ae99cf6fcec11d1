import Foundation
import TestSupport

/// A series in which each text is a word of its own, so that every word in an output says what has
/// been told.
///
/// Summaries and stories share one more word, titles of chapters another, and both stand on a
/// cover; the last summary of each volume names the author whom all volumes share. What is public
/// has the beginning of each word of the story inside a longer one.
///
/// People have a name or two of one word each behind one that all names share. Some go on in later
/// volumes, get another name, turn out to be somebody who was met before, or stand in a summary. So
/// do things, whose names are one word, and have forms.
struct SecretSeries: Sendable {
  /// What a chapter says of a person or a thing.
  struct Entry: Equatable, Sendable {
    var name: String
    var formerNames: [String] = []
    var otherNames: [String] = []
    var forms: [String] = []
    var text: String

    var names: [String] { formerNames + [name] + otherNames }
  }

  struct Chapter: Equatable, Sendable {
    /// What is printed before the title; nothing for a chapter without a number.
    var number: Int?

    /// Nothing for a chapter that has only its number.
    var title: String

    var summary: String

    var people: [Entry] = []

    var things: [Entry] = []

    var heading: String { (number.map { "\($0)." + (title.isEmpty ? "" : " ") } ?? "") + title }
  }

  struct Volume: Sendable {
    let title: String
    let otherTitle: String
    let dedication: String
    let blurb: String
    var story: String
    var chapters: [Chapter]
  }

  /// A word of a series and what it tells.
  struct Secret: Hashable {
    enum Kind {
      case title, summary, story, name, person, thingName, thing

      /// A form, or a name that a person or thing had, or has beside the one by which it is known.
      case otherName
    }

    let word: String
    let kind: Kind

    /// The index of the volume.
    let volume: Int

    /// The index of the chapter; that behind the last one for the story of the volume.
    let chapter: Int

    var isSearched: Bool { kind != .otherName }

    var isOfEntry: Bool { command != "recap" || kind == .otherName }

    /// The command that tells it.
    var command: String {
      switch kind {
      case .name, .person: "who"
      case .thingName, .thing: "what"
      case .title, .summary, .story, .otherName: "recap"
      }
    }
  }

  static let author = "Wexodijag"

  /// How many letters each word has.
  static let wordLength = 9

  /// The word that all summaries and stories share.
  static let common = "lantern"

  /// The word that all titles of chapters share.
  static let commonInTitles = "harbour"

  /// The word that all names of people share.
  static let commonInNames = "Captain"

  var volumes: [Volume]

  /// A name that nobody has.
  let stranger: String

  private var words: SecretWords

  /// Creates a series of four volumes: with and without numbers, with a prologue, and with a
  /// chapter that has no title.
  init(seed: UInt64) {
    var words = SecretWords(seed: seed)
    volumes = [[1, 2, 3], [nil, 1, 2, 3], [1, 2], [nil, nil, nil]].map { numbers in
      Volume(
        title: words.next(), otherTitle: words.next(), dedication: words.next(),
        blurb: "\(words.next()) \(Self.common) \(Self.commonInTitles)", story: words.nextSummary(),
        chapters: numbers.map { words.nextChapter(number: $0) })
    }
    volumes[2].chapters[0].title = ""
    for index in volumes.indices {
      volumes[index].chapters[volumes[index].chapters.count - 1].summary += " \(Self.author)"
    }
    stranger = words.next()
    self.words = words
    meetPeople()
    meetThings()
  }

  /// Names people in the chapters but one, each with a line of its own.
  private mutating func meetPeople() {
    var names = (0...11).map { _ in words.nextName() }
    // Somebody who is met late has two words, one of them that of somebody else.
    names[11] = "\(names[0]) \(names[11].ownWord)"
    func meet(_ volume: Int, _ chapter: Int, _ name: Int, was: [Int] = [], also: [Int] = []) {
      let entry = Entry(
        name: names[name], formerNames: was.map { names[$0] }, otherNames: also.map { names[$0] },
        text: words.nextSummary())
      volumes[volume - 1].chapters[chapter - 1].people.append(entry)
    }
    meet(1, 1, 0)
    meet(1, 2, 1, also: [2])
    meet(1, 2, 0)
    meet(1, 3, 3, was: [0])
    meet(2, 1, 4)
    meet(2, 1, 1)
    meet(2, 2, 5)
    meet(2, 3, 4, was: [5])
    meet(2, 4, 3, also: [6])
    meet(2, 4, 7)
    meet(3, 2, 8, was: [7, 1])
    meet(4, 1, 9)
    meet(4, 1, 0)
    meet(4, 2, 10, was: [4])
    meet(4, 3, 11)
    meet(4, 3, 1)
    // The last of these is named before he is met.
    for (volume, chapter, name) in [(1, 2, 0), (3, 1, 3), (2, 2, 9)] {
      volumes[volume - 1].chapters[chapter - 1].summary += " \(names[name].ownWord)"
    }
  }

  /// Names things in some chapters.
  private mutating func meetThings() {
    let names = (0...5).map { _ in words.next() }
    func meet(_ volume: Int, _ chapter: Int, _ name: Int, was: [Int] = [], forms: Int = 0) {
      let entry = Entry(
        name: names[name], formerNames: was.map { names[$0] },
        forms: (0..<forms).map { _ in words.next() }, text: words.nextSummary())
      volumes[volume - 1].chapters[chapter - 1].things.append(entry)
    }
    meet(1, 1, 0, forms: 1)
    meet(1, 3, 1)
    meet(2, 2, 2, forms: 2)
    meet(2, 4, 3, was: [1])
    meet(3, 1, 0)
    meet(4, 2, 4)
    meet(4, 3, 5, was: [2])
    // This one stands in a summary, and the last one before it is met.
    volumes[1].chapters[2].summary += " \(names[2])"
    volumes[3].chapters[0].summary += " \(names[4])"
  }

  /// A chapter that no volume has.
  mutating func newChapter(number: Int?) -> Chapter {
    var chapter = words.nextChapter(number: number)
    chapter.people = [Entry(name: words.nextName(), text: words.nextSummary())]
    return chapter
  }

  /// A volume that is not in the series.
  mutating func newVolume() -> Volume {
    Volume(
      title: words.next(), otherTitle: words.next(), dedication: words.next(), blurb: words.next(),
      story: words.nextSummary(), chapters: [newChapter(number: 1)])
  }

  /// Every word of the story.
  var secrets: [Secret] {
    volumes.enumerated().flatMap { index, volume in
      volume.chapters.enumerated().flatMap { place, chapter in
        let people = chapter.people.flatMap { entry in
          [(entry.name.ownWord, Secret.Kind.name), (entry.text, .person)]
            + (entry.formerNames + entry.otherNames).map { ($0.ownWord, .otherName) }
        }
        let things = chapter.things.flatMap { entry in
          [(entry.name, Secret.Kind.thingName), (entry.text, .thing)]
            + (entry.formerNames + entry.forms).map { ($0, .otherName) }
        }
        let names = chapter.summary.split(separator: " ").dropFirst(2).map(String.init)
          .filter { $0 != Self.author }
        var texts: [(String, Secret.Kind)] = [(chapter.title, .title), (chapter.summary, .summary)]
        texts += names.map { ($0, .summary) }
        texts += people + things
        return texts.compactMap { text, kind in
          text.split(separator: " ").first
            .map { Secret(word: String($0), kind: kind, volume: index, chapter: place) }
        }
      } + [
        Secret(
          word: String(volume.story.prefix { $0 != " " }), kind: .story, volume: index,
          chapter: volume.chapters.count)
      ]
    }
  }

  /// What stands on the cover of each volume, by its title: the beginning of every word of its
  /// story inside a longer word.
  var probes: [String: [String]] {
    Dictionary(grouping: secrets) { volumes[$0.volume].title }
      .mapValues { $0.map { "a\($0.word.beginning)e" } }
  }

  /// The text of the data file, with probes that stand on the covers.
  func file(probes: [String: [String]]) -> String {
    SampleBook.file(
      volumes.map { volume in
        let probes = probes[volume.title] ?? []
        let chapters = volume.chapters.map { chapter in
          let people = chapter.people.map(\.json).joined(separator: ",")
          let things = chapter.things.map(\.json).joined(separator: ",")
          return """
            {"title":"\(chapter.heading)","summary":"\(chapter.summary)","people":[\(people)],\
            "things":[\(things)]}
            """
        }
        return SampleBook(
          title: volume.title, author: Self.author,
          dedication: ([volume.dedication] + probes).joined(separator: " ").lowercased(),
          summary: volume.blurb,
          json: [
            "other_titles": #"["\#(volume.otherTitle)"]"#, "story": #""\#(volume.story)""#,
            "chapters": "[\(chapters.joined(separator: ","))]",
          ])
      })
  }
}

extension SecretSeries.Entry {
  fileprivate var json: String {
    func list(_ names: [String]) -> String {
      "[\(names.map { "\"\($0)\"" }.joined(separator: ","))]"
    }
    return """
      {"name":"\(name)","was":\(list(formerNames)),"also":\(list(otherNames)),\
      "forms":\(list(forms)),"is":"\(text)"}
      """
  }
}

extension String {
  /// The word of a name that no other name has.
  var ownWord: String { String(split(separator: " ").last ?? "") }

  /// The beginning of a word of the story, which stands inside a longer one on a cover.
  var beginning: String { prefix(5).lowercased() }

  /// The word with a slip of typing.
  var misspelled: String {
    var letters = Array(self)
    letters.swapAt(3, 4)
    return String(letters)
  }

  /// A text of the same shape that says nothing.
  var blanked: String { String(map { $0.isLetter ? "y" : $0 }) }
}

/// Words that can be spoken and that nothing else has: none is in another one or like it, and none
/// is a word of the program.
private struct SecretWords: Sendable {
  private var random: SeededGenerator
  private var all: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> String {
    while true {
      let word = (0..<SecretSeries.wordLength).map { index in
        (index.isMultiple(of: 2) ? "bdfgjkvwxz" : "aeiou").randomElement(using: &random) ?? "a"
      }
      // A slip of one word must be nearer to it than a third of the letters to any other.
      if all.allSatisfy({ Self.distance(word, Array($0)) > 4 }) {
        all.append(String(word))
        return String(word).capitalized
      }
    }
  }

  mutating func nextSummary() -> String { "\(next()) \(SecretSeries.common)" }

  mutating func nextName() -> String { "\(SecretSeries.commonInNames) \(next())" }

  mutating func nextChapter(number: Int?) -> SecretSeries.Chapter {
    SecretSeries.Chapter(
      number: number, title: "\(next()) \(SecretSeries.commonInTitles)", summary: nextSummary())
  }

  /// The number of letters to insert, leave out or replace.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let cost = min(diagonal + (letter == other ? 0 : 1), row[column] + 1, row[column + 1] + 1)
        (diagonal, row[column + 1]) = (row[column + 1], cost)
      }
    }
    return row[right.count]
  }
}
