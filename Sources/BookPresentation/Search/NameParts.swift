import BookCore
import DisplayText

/// The parts of the names of people by which they are known, too: the first and the last word.
///
/// The first counts if nobody else has it in a name, and so does the last; of a last word that
/// several have, all of them are meant. Neither is a title nor a common word: one that is written
/// small as often as not. A name that begins with a common word, as with an article, is known
/// without it, and otherwise only whole.
struct NameParts {
  private(set) var all: [(name: String, target: Target)] = []

  /// How much oftener a word is written small than not, in what is told; the first of a text may
  /// be either.
  ///
  /// Only those are counted that may be asked for: to count all words takes a third longer.
  private var smallness: [String: Int] = [:]

  /// The first person who has a word in a name, and whether there are more.
  private var holders: [String: (person: Int, isShared: Bool)] = [:]

  init(of people: [StoryEntry], besides things: [StoryEntry], in series: BookSeries) {
    // Chinese and Japanese part the words of a name by a dot.
    let isGap = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "·" || scalar == "・" }
    let names = people.map { $0.names.map { $0.parts(between: isGap).filter(\.mayBeWord) } }
    let ends = names.joined().flatMap { $0.prefix(1) + $0.suffix(1) }
    let candidates = Set((ends + series.map(\.title).filter(\.mayBeWord)).map { $0.lowercased() })
    for entry in people + things {
      for text in entry.names + entry.lines.map(\.text) { weigh(text, among: candidates) }
    }
    for (index, names) in names.enumerated() {
      for word in names.joined() {
        let holder = holders[word]
        holders[word] = (
          holder?.person ?? index, holder.map { $0.isShared || $0.person != index } ?? false
        )
      }
    }
    for (index, names) in names.enumerated() {
      for words in names where words.count > 1 { add(words, of: people[index]) }
    }
  }

  /// Whether a text is a word of a name, or a common word.
  func knows(_ text: String) -> Bool { text.mayBeWord && (holders[text] != nil || isCommon(text)) }

  private mutating func weigh(_ text: String, among candidates: Set<String>) {
    for word in TextWord.all(in: text).dropFirst() {
      let small = word.text.lowercased()
      guard candidates.contains(small) else { continue }
      smallness[small, default: 0] += word.text.beginsName ? -1 : 1
    }
  }

  private func isCommon(_ word: String) -> Bool {
    let small = word.lowercased()
    return !small.utf8.elementsEqual(word.utf8) && smallness[small, default: -1] >= 0
  }

  private mutating func add(_ words: [String], of person: StoryEntry) {
    let target = Target(topic: .entry(.person, person.id))
    if isCommon(words[0]) {
      let rest = Array(words.dropFirst()).joined(by: " ")
      if rest.beginsName { all.append((rest, target)) }
      return
    }
    for (word, isFamily) in [(words[0], false), (words[words.count - 1], true)] {
      guard word.beginsName, !isCommon(word), isFamily || !Self.isTitle(word),
        let holder = holders[word]
      else { continue }
      if !holder.isShared {
        all.append((word, target))
      } else if isFamily {
        all.append((word, Target(topic: .entries(.person), words: word)))
      }
    }
  }

  static func isTitle(_ word: String) -> Bool { titles.contains(word) }

  /// What people are called by before their names, in the languages in which most books are.
  private static let titles = Set(
    """
    Mr Mrs Ms Miss Mx Dr Professor Prof Sir Dame Lord Lady Madam Madame Master Mistress Aunt Auntie \
    Uncle Father Mother Brother Sister Captain Colonel General Major Sergeant Inspector Judge King \
    Queen Prince Princess Count Countess Duke Duchess Baron Baroness Saint St Monsieur Mademoiselle \
    Mme Mlle Herr Frau Fräulein Doktor Onkel Tante Señor Señora Señorita Doña Signor Signora
    """.words)
}

extension String {
  fileprivate var mayBeWord: Bool { 1...TextWord.maxLength ~= utf8.count }

  /// Whether it is written as the beginning of a name.
  var beginsName: Bool {
    guard let byte = utf8.first else { return false }
    if byte < 0x80 { return !byte.isASCIILetterOrDigit || (0x41...0x5A).contains(byte) }
    let properties = unicodeScalars[startIndex].properties
    return !properties.isLowercase && properties.numericType == nil
  }
}
