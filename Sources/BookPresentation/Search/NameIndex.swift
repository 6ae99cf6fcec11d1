import BookCore
import DisplayText

/// The names by which people and things are known in texts, made once for all that has been met.
///
/// The longest that stands at a place counts: a whole name or a form, letter by letter, or a part of
/// a person’s name as ``NameParts`` has them. The title of a volume leads to the volume, and no name
/// in it anywhere, unless it is itself a name or a word of one.
struct NameIndex: Sendable {
  /// A name or a title with more words leads nowhere.
  private static let maxWordCount = 32

  /// A step from the words of one or more names that begin alike to one more word.
  private struct Step: Hashable {
    let node: Int
    let word: String
    let gap: TextWord.Gap
  }

  private struct Node {
    /// Where the name leads that ends here, if one does.
    var target: Target?

    /// Whether the name leads nowhere where it may begin another one that is not known.
    var standsAlone = false
  }

  private typealias Found = (words: ArraySlice<TextWord>, range: Range<Int>, target: Target)

  private var nodes = [Node()]
  private var steps: [Step: Int] = [:]

  init(of people: [StoryEntry], and things: [StoryEntry], in series: BookSeries) {
    let entries = people + things
    for entry in entries { for name in entry.names { add(name, of: entry) } }
    for entry in entries { for form in entry.forms { add(form, of: entry) } }
    let parts = NameParts(of: people, besides: things, in: series)
    for (name, target) in parts.all { add(name, leadingTo: target) }
    for book in series where !parts.knows(book.title) {
      add(book.title, leadingTo: Target(topic: .volume(book.seriesNumber)))
    }
  }

  private mutating func add(_ name: String, of entry: StoryEntry) {
    add(name, leadingTo: Target(topic: .entry(entry.kind, entry.id)))
  }

  /// Adds a name, unless it leads somewhere by now; one of a person and of a thing leads to both, and
  /// a title of several volumes to all of them.
  private mutating func add(_ name: String, leadingTo target: Target) {
    let words = TextWord.all(in: name)
    guard !words.isEmpty, words.count <= Self.maxWordCount, words.allSatisfy({ $0.text != "" })
    else { return }
    var node = 0
    for word in words {
      let step = Step(node: node, word: word.text, gap: node == 0 ? .none : word.gap)
      node = steps[step] ?? nodes.count
      if node == nodes.count {
        steps[step] = node
        nodes.append(Node())
      }
    }
    switch (nodes[node].target?.topic, target.topic) {
    case (nil, .entry(.thing, _)): nodes[node].target = target
    case (nil, _): nodes[node] = Node(target: target, standsAlone: words.count == 1)
    case (.entry(.person, _)?, .entry(.thing, _)):
      nodes[node].target = Target(topic: .entries(nil), words: name)
    case (.volume?, .volume): nodes[node].target = Target(topic: .contents(.all), words: name)
    default: break
    }
  }

  /// The names in the rows of a page, each once in what is about one thing.
  ///
  /// On a card, the chapters lead somewhere, too, and neither the names of the entry nor, if that is
  /// a person, parts of these lead to another.
  func marks(in rows: [Row], onCardOf owner: StoryEntry? = nil) -> [PageMark] {
    var marks = owner.map { _ in rows.chapterMarks } ?? []
    if steps.isEmpty { return marks }
    let isOfChapter = marks.isEmpty ? [] : Set(marks.flatMap { $0.parts.map(\.row) })
    let named = rows.indices.map { isOfChapter.contains($0) ? Row("") : rows[$0] }
    let texts = PageTexts(named, beginningAt: rows.beginnings)
    let own = owner.map { $0.kind == .person ? $0.names : [] } ?? []
    let ownWords = own.map { TextWord.all(in: $0).map(\.text) }
    let topic = owner.map { Topic.entry($0.kind, $0.id) }
    for (index, text) in texts.texts.enumerated() {
      var seen: Set<Target> = []
      for name in names(in: TextWord.all(in: text)) where name.target.topic != topic {
        if case .entry = name.target.topic, ownWords.contains(where: { $0.has(name.words) }) {
          continue
        }
        if seen.insert(name.target).inserted {
          let parts = texts.marks(of: name.range, inText: index)
          marks.append(PageMark(parts: parts, target: name.target))
        }
      }
    }
    return marks
  }

  private func names(in words: [TextWord]) -> [Found] {
    var names: [Found] = []
    var rest = words[...]
    while !rest.isEmpty {
      let name = longestName(in: rest)
      rest = rest[(name?.words.endIndex ?? rest.startIndex + 1)...]
      if let name { names.append(name) }
    }
    return names
  }

  /// The longest name with which some words begin, maybe only one that cannot begin another.
  private func longestName(in words: ArraySlice<TextWord>, isSure: Bool = false) -> Found? {
    var longest: Found?
    var node = 0
    for index in words.indices.prefix(Self.maxWordCount) {
      let word = words[index]
      func step(to text: String) -> Int? {
        steps[Step(node: node, word: text, gap: node == 0 ? .none : word.gap)]
      }
      func take(_ node: Int, length: Int) {
        guard let target = nodes[node].target,
          !nodes[node].standsAlone || !isSure && standsAlone(words)
        else { return }
        let range = words[words.startIndex].range.lowerBound..<word.range.lowerBound + length
        longest = (words[...index], range, target)
      }
      guard let next = step(to: word.text) else {
        for stem in word.stems {
          if let end = step(to: stem) {
            take(end, length: stem.utf8.count)
            break
          }
        }
        break
      }
      take(next, length: word.range.count)
      node = next
    }
    return longest
  }

  /// Whether the first of some words is a name of its own.
  ///
  /// It is not where the rest of one may follow, as behind `Madam` in *Madam Hooch*, which no title
  /// and no name that is known is. A single letter of a script without spaces stands between signs.
  private func standsAlone(_ words: ArraySlice<TextWord>) -> Bool {
    let (word, rest) = (words[words.startIndex], words.dropFirst())
    guard let next = rest.first else { return !word.isOneLetter || !word.isJoined }
    if word.isOneLetter, word.isJoined || next.isJoined { return false }
    return next.gap != .space || !next.isCapitalised || NameParts.isTitle(next.text)
      || longestName(in: rest, isSure: true) != nil
  }
}

extension [String] {
  /// Whether some words stand among these, one behind the other.
  fileprivate func has(_ words: ArraySlice<TextWord>) -> Bool {
    indices.contains { self[$0...].starts(with: words.lazy.map(\.text)) }
  }
}

extension [Row] {
  /// The chapters that rows say, each leading to its story.
  fileprivate var chapterMarks: [PageMark] {
    beginnings.compactMap { start in
      guard self[start].isChoice, let anchor = self[start].anchor, let volume = anchor.volume else {
        return nil
      }
      let parts = self[start...].prefix { $0.isChoice && $0.anchor == anchor }.indices.map { row in
        let margin = self[row].line.plainText.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        return (row: row, range: margin..<self[row].line.length)
      }
      return PageMark(parts: parts, target: Target(topic: .story(volume), anchor: anchor))
    }
  }
}
