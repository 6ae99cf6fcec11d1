import DisplayText
import TypedText

/// A word of a name with all that belongs to it, and the numbers that it may be.
///
///     NameWord.read(["vol", "3", "ch9"]).map(\.typed)  // ["vol 3", "ch 9"]
struct NameWord {
  /// What was typed: `azkaban`, `3`, `vol 3`, `1 to 3` or `9 of 22`.
  let typed: String

  /// The volumes that it may name by their numbers; nil if it cannot.
  let volumes: NumberList?

  /// The chapter that it may name by its number or its place; nil if it cannot.
  let chapter: ChapterNumber?

  var isNumber: Bool { volumes != nil || chapter != nil }

  /// The step from one chapter to another that it may be, such as `+1`, below 0 for back; no more
  /// than any volume has room for.
  var step: Int? {
    guard let number = WholeNumber(typed), number.isSigned else { return nil }
    return number.value ?? (typed.first == "-" ? .min : .max)
  }
}

extension NameWord {
  /// What a word says of the number behind it.
  enum Kind {
    case volume, chapter

    init?(_ word: String) {
      // To compare a heap of marks takes the longer the more there are.
      guard word.utf8.count <= "chapter.".utf8.count else { return nil }
      let word = word.lowercased()
      switch word.last == "." ? String(word.dropLast()) : word {
      case "vol", "volume", "book": self = .volume
      case "ch", "chap", "chapter": self = .chapter
      default: return nil
      }
    }
  }

  /// The sign for a word that joins two numbers to a list, or to a place as it is printed.
  private static func sign(for joint: String) -> String? {
    switch joint.lowercased() {
    case "and", "&": ","
    case "to", "-", "–": "-"
    case "of": "/"
    default: nil
    }
  }

  /// Whether words end in a number and what joins another one to it, to a list.
  static func endInJoint(_ words: [String]) -> Bool {
    guard let joint = words.last, let sign = sign(for: joint), sign != "/" else { return false }
    return words.dropLast().last.flatMap(NumberList.init) != nil
  }

  /// Reads words, in quotation marks or not, with the numbers among them joined to what belongs to
  /// them: `vol 3`, `ch. 9`, `ch9`, `1 to 3`, `1, 3 and 5`, `9 of 22`.
  static func read(_ words: [String]) -> NameWords {
    var rest = words.flatMap(\.words).flatMap(\.withNumberApart)[...]
    var read: [NameWord] = []
    while let first = rest.first {
      let kind = Kind(first)
      var behind = kind == nil ? rest : rest.dropFirst()
      let number = takeNumber(from: &behind)
      let typed = Array(rest[..<behind.startIndex]).joined(by: " ")
      var word = NameWord(typed: typed, number, kind)
      if kind != nil, !word.isNumber {
        behind = rest.dropFirst()
        word = NameWord(typed: first, volumes: nil, chapter: nil)
      }
      read.append(word)
      rest = behind
    }
    return read[...]
  }

  /// The volume and the chapter where the word has the numbers of both: `4.9` and `4:9`.
  var parts: [NameWord]? {
    guard let parts = typed.numbers(partedBy: ".:"), parts.count == 2 else { return nil }
    return zip(parts, [.volume, .chapter]).map { NameWord(typed: $0, $0, $1) }
  }

  private init(typed: String, _ number: String, _ kind: Kind?) {
    // A question mark may end the line.
    let number = number.last == "?" || number.last == "!" ? String(number.dropLast()) : number
    self.typed = typed
    volumes = kind == .chapter ? nil : NumberList(number)
    chapter = kind == .volume ? nil : ChapterNumber(number)
  }

  /// Takes a word and, if it is a number, those that are joined to it.
  private static func takeNumber(from words: inout ArraySlice<String>) -> String {
    var number = words.popFirst() ?? ""
    while NumberList(number) != nil, let next = words.first {
      var behind = words.dropFirst()
      // What it says that the other number is, it said before: `volume 1 to volume 3`.
      if behind.first.flatMap(Kind.init) == .volume { behind = behind.dropFirst() }
      if let sign = sign(for: next), let other = behind.popFirst(), NumberList(other) != nil {
        number += sign + other
        words = behind
      } else if number.last == ",", NumberList(next) != nil {
        number += next
        words.removeFirst()
      } else {
        break
      }
    }
    return number
  }
}

extension String {
  /// The two parts of `ch10`, `vol.3` and `제10장`; any other word alone.
  fileprivate var withNumberApart: [String] {
    if let last = unicodeScalars.last, "章장回話话화".unicodeScalars.contains(last),
      case let number = dropLast().drop(while: "第제".contains),
      NumberList(String(number)) != nil
    {
      return ["ch", String(number)]
    }
    guard let digit = firstIndex(where: \.isNumber), digit > startIndex,
      NameWord.Kind(String(self[..<digit])) != nil
    else { return [self] }
    return [String(self[..<digit]), String(self[digit...])]
  }

  /// The one or two numbers of a word that is nothing else but a sign between them.
  fileprivate func numbers(partedBy signs: String) -> [String]? {
    guard mayBeNumber else { return nil }
    let parts = parts { signs.unicodeScalars.contains($0) }
    let areNumbers = parts.allSatisfy { WholeNumber($0)?.isSigned == false }
    return areNumbers && parts.count <= 2 ? parts : nil
  }

  /// Whether it may be a number: nearly all words begin with a letter, which begins none.
  var mayBeNumber: Bool { utf8.first.map { $0 < UInt8(ascii: "A") || $0 >= 0x80 } ?? false }
}

typealias NameWords = ArraySlice<NameWord>

extension NameWords {
  /// What was typed, with a space between the words.
  var typed: String { map(\.typed).joined(by: " ") }

  var beginWithNumber: Bool { first.map { $0.isNumber || $0.parts != nil } ?? false }
}

extension [String] {
  /// Whether the words begin with the number of a volume or of a chapter, or with a list of them.
  package var beginWithNumber: Bool {
    prefix(2).contains { $0.contains(where: \.isNumber) } && NameWord.read(self).beginWithNumber
  }
}

/// Volumes by their numbers: `3`, `3-5` or `1,3-5`.
struct NumberList {
  /// The parts between commas, each with the one or two numbers that it has.
  private let parts: [[String]]

  /// Reads a word; nil if it is neither a number nor a list.
  init?(_ word: String) {
    guard word.mayBeNumber else { return nil }
    let texts = word.parts { $0 == "," }.filter { !$0.isEmpty }
    parts = texts.compactMap { $0.numbers(partedBy: "-–—") }
    if parts.isEmpty || parts.count < texts.count { return nil }
  }

  /// Whether it may be several.
  var isSeveral: Bool { parts.count > 1 || parts[0].count > 1 }

  func volumes(of series: BookSeries) throws(NameError) -> [Int] {
    var volumes: [Int] = []
    for part in parts {
      let ends = try part.map { text throws(NameError) in
        guard let volume = WholeNumber(text)?.value, series.volumes.contains(volume) else {
          throw NameError(.noNumber(text, .volume, count: series.count))
        }
        return volume
      }
      let (first, last) = (ends[0], ends[ends.count - 1])
      guard first <= last else { throw NameError(.backwards(first: first, last: last)) }
      volumes += first...last
    }
    return volumes
  }
}

/// A chapter by its number, such as `9`, or by its place, such as `9/22`.
struct ChapterNumber {
  let text: String

  /// The number; nil if it does not fit into `Int`.
  let value: Int?

  /// How many chapters there are, as it was typed behind a place; nil behind a number.
  let count: String?

  init?(_ word: String) {
    // The sign that parts it from a title may stand behind it.
    let scalars = word.unicodeScalars
    let isClosed = scalars.last.map { ".),".unicodeScalars.contains($0) } == true
    guard let parts = String(scalars.dropLast(isClosed ? 1 : 0)).numbers(partedBy: "/")
    else { return nil }
    (text, value) = (parts[0], WholeNumber(parts[0])?.value)
    count = parts.count == 2 ? parts[1] : nil
  }
}
