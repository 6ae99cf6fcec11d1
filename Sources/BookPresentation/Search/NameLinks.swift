import BookCore
import DisplayText
import TypedText

/// A name in a text, which leads to what is known of the person.
struct NameLink: Sendable {
  /// Where it stands: in one row, or in some that follow each other.
  let marks: [PageTexts.Mark]

  let target: Target
}

/// The names that people have in a text.
///
/// A person is known by whole names, with or without their first words, the longest first, and by
/// the first and the last word of a name if nobody else has it and no other name goes on behind it;
/// a family name that several have leads to all of them.
struct NameLinks {
  /// A word in UTF-8: texts with very many marks take long to compare as strings.
  fileprivate typealias Word = [UInt8]

  private struct Name {
    let words: [Word]
    let target: Target
  }

  /// The names that begin with a word, the longest first.
  private var names: [Word: [Name]] = [:]

  /// Takes everybody who has been met; on their own card, nobody is linked to.
  init(of people: [Person], onCardOf owner: String? = nil) {
    var holders: [[Word]: [Int]] = [:]
    var familyNames: Set<[Word]> = []
    for (index, person) in people.enumerated() {
      for name in person.names {
        let words = NameWord.all(in: name).map(\.text)
        let ends = words.indices.map { Array(words[$0...]) }
        for name in ends + [Array(words.prefix(1))] where holders[name]?.last != index {
          holders[name, default: []].append(index)
        }
        if words.count > 1 { familyNames.insert(words.suffix(1)) }
      }
    }
    for (words, holders) in holders where words.first?.beginsName == true {
      let person = people[holders[0]]
      let isShared = holders.count > 1
      if isShared ? !familyNames.contains(words) : person.id == owner { continue }
      let family = words.map { String(decoding: $0, as: UTF8.self) }.joined(by: " ")
      let target =
        isShared
        ? Target(topic: .people, words: family) : Target(topic: .person(person.id))
      names[words[0], default: []].append(Name(words: words, target: target))
    }
    for word in names.keys { names[word]?.sort { $0.words.count > $1.words.count } }
  }

  /// The names in the rows of a page, each person once in what is about one thing.
  func links(in rows: [Row]) -> [NameLink] {
    if names.isEmpty { return [] }
    let texts = PageTexts(rows, beginningAt: rows.beginnings)
    let words = texts.texts.map(NameWord.all)
    // A word that the page has in small letters, too, is no name.
    let small = Set(words.joined().map(\.text).filter(\.isSmall))
    return words.enumerated().flatMap { index, words in
      var seen: Set<Target> = []
      return found(in: words, besides: small).compactMap { range, target in
        let isNew = seen.insert(target).inserted
        return isNew ? NameLink(marks: texts.marks(of: range, inText: index), target: target) : nil
      }
    }
  }

  /// The names in a text, from left to right.
  private func found(
    in words: [NameWord], besides small: Set<Word>
  ) -> [(range: Range<Int>, target: Target)] {
    var found: [(range: Range<Int>, target: Target)] = []
    var index = 0
    while index < words.count {
      let rest = words[index...]
      let name = rest[index].beginnings.lazy.compactMap { names[$0] }.first?.first { name in
        name.words.count <= rest.count && zip(name.words, rest).allSatisfy { $1.begins(with: $0) }
          && (name.words.count > 1
            || !small.contains(name.words[0].inSmallLetters) && Self.standsAlone(rest))
      }
      guard let name else {
        index += 1
        continue
      }
      let last = rest[index + name.words.count - 1]
      let end = last.range.lowerBound + name.words[name.words.count - 1].count
      found.append((rest[index].range.lowerBound..<end, name.target))
      index += name.words.count
    }
    return found
  }
}

extension NameLinks {
  /// Whether the first of some words is no beginning of another name, as `Madam` is in *Madam
  /// Hooch*.
  private static func standsAlone(_ words: ArraySlice<NameWord>) -> Bool {
    guard let next = words.dropFirst().first, next.isBehindSpace else { return true }
    return next.text.firstScalar?.properties.isUppercase != true
  }
}

/// A word of a text, without the signs around it.
private struct NameWord {
  /// The most bytes of a name behind which something may stand, as in Korean.
  private static let longestBeginning = 48

  let text: NameLinks.Word

  /// Where it is, in UTF-8 offsets.
  let range: Range<Int>

  /// Whether nothing but a space parts it from the word before.
  let isBehindSpace: Bool

  /// The words of a text: an apostrophe or a hyphen ends one.
  static func all(in text: String) -> [NameWord] {
    let bytes = Array(text.utf8)
    var words: [NameWord] = []
    var start: Int?
    var offset = 0
    while offset <= bytes.count {
      // Dashes, quotation marks and apostrophes, from U+2000 to U+207F.
      let isSign =
        offset + 1 < bytes.count && bytes[offset] == 0xE2
        && (0x80...0x81).contains(bytes[offset + 1])
      let isLetter =
        offset < bytes.count && !isSign
        && (bytes[offset] >= 0x80 || bytes[offset].isASCIILetterOrDigit)
      if isLetter {
        start = start ?? offset
      } else if let first = start {
        let isBehindSpace =
          words.last?.range.upperBound == first - 1 && bytes[first - 1] == UInt8(ascii: " ")
        words.append(
          NameWord(
            text: Array(bytes[first..<offset]), range: first..<offset, isBehindSpace: isBehindSpace)
        )
        start = nil
      }
      offset += isSign ? 3 : 1
    }
    return words
  }

  /// The word and, behind which a particle may stand in scripts without capitals, its beginnings.
  var beginnings: [NameLinks.Word] {
    guard let first = text.firstScalar, !first.properties.isCased else { return [text] }
    let ends = (1..<text.count).filter { $0 <= Self.longestBeginning && text[$0] & 0xC0 != 0x80 }
    return [text] + ends.reversed().map { Array(text[..<$0]) }
  }

  func begins(with word: NameLinks.Word) -> Bool {
    text == word || text.starts(with: word) && beginnings.contains(word)
  }
}

extension NameLinks.Word {
  fileprivate var firstScalar: Unicode.Scalar? {
    String(decoding: prefix(4), as: UTF8.self).unicodeScalars.first
  }

  fileprivate var isSmall: Bool { firstScalar?.properties.isLowercase == true }

  /// Whether it is written as the beginning of a name.
  fileprivate var beginsName: Bool {
    firstScalar.map { !$0.properties.isLowercase && $0.properties.numericType == nil } ?? false
  }

  fileprivate var inSmallLetters: NameLinks.Word {
    Array(String(decoding: self, as: UTF8.self).lowercased().utf8)
  }
}
