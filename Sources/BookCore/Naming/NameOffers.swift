import DisplayText
import TypedText

/// A word that may be typed next, and what it means; nothing if it speaks for itself.
package struct NameOffer: Equatable, Sendable {
  package let value: String
  package var meaning: String
}

/// What the words of a line name.
package enum NameSubject: String {
  /// A volume, by all words.
  case volume

  case volumes
  case keptVolumes

  /// A volume, and behind it one of its chapters.
  case volumeAndChapter

  /// The same, by no title of a chapter that may not be told; or several volumes by their numbers.
  case told

  /// A person, or from a number on as first word, the same.
  case person

  case thing

  /// The kind of entries that may be named; nil where only volumes are.
  package var entryKind: EntryKind? { EntryKind.allCases.first { $0.word == rawValue } }

  fileprivate var takesSeveral: Bool { self == .volumes || self == .keptVolumes }

  fileprivate var takesList: Bool { self != .volume && self != .volumeAndChapter }

  fileprivate var takesChapter: Bool { !takesSeveral && self != .volume }
}

extension Names {
  /// What may be offered for a word that is being typed: names or, if none begins with what was
  /// typed, words of titles; only those that the lookup finds behind the other words.
  ///
  /// The only volumes that are offered may be given.
  package func offers(
    for typed: String, behind words: [String], naming subject: NameSubject, among kept: [Int]? = nil
  ) -> [NameOffer] {
    // Behind `vol`, `ch` or `1 to`, a number is due.
    let kind = words.last.flatMap(NameWord.Kind.init)
    let isListed = subject.takesList && NameWord.endInJoint(words)
    let isDue = kind != nil || isListed
    let before = isDue ? words.dropLast() : words
    let due = isDue ? words.suffix(1) : []
    let read = NameWord.read(before)
    var offers: [NameOffer] = []
    if kind != .chapter, subject.takesSeveral || isListed || !read.beginWithNumber {
      let numbers = series.volumes.map(String.init)
      let last = subject.takesSeveral || isListed ? before.count : 0
      for start in max(isDue ? last : 0, last - TitleLookup.maxWordCount)...last {
        guard let known = start == 0 ? [] : try? books(Array(before[..<start])).map(\.seriesNumber)
        else { continue }
        forEachWord(for: typed, behind: Array(before[start...]), numbers, isDue ? nil : titles) {
          place, word in
          guard !known.contains(place), kept?.contains(place) != false,
            known.isEmpty || lead(before + due + [word], to: place, behind: known, subject)
          else { return }
          offers.append(NameOffer(value: word, meaning: series[place - 1].title))
        }
      }
    }
    if subject.takesChapter, !isListed, kind != .volume, !before.isEmpty || offers.isEmpty {
      offers += chapters(for: typed, behind: read, subject, isNumberDue: kind == .chapter)
    }
    return offers
  }

  private func lead(
    _ words: [String], to volume: Int, behind known: [Int], _ subject: NameSubject
  ) -> Bool {
    let books = subject.takesSeveral ? try? books(words) : try? places(words).map(\.book)
    let volumes = (books ?? []).map(\.seriesNumber)
    return volumes.starts(with: known) && volumes.last == volume
  }

  /// The chapters of the volume that the words begin with, or of the one that the reader is in.
  private func chapters(
    for typed: String, behind read: NameWords, _ subject: NameSubject, isNumberDue: Bool
  ) -> [NameOffer] {
    let found = read.isEmpty ? nil : try? volumes(beginning: read)
    guard let book = found.map({ series[$0.volumes[0] - 1] }) ?? (try? current()),
      found != nil || isNumberDue || !typed.isEmpty, found.map({ $0.volumes.count > 1 }) != true
    else { return [] }
    let names = names(of: book)
    let rest = read.dropFirst(found?.count ?? 0).map(\.typed)
    let known = book.chapters.indices.map { names.name(at: $0 + 1) }
    // Entries stand behind a volume, too, and what a number says is a number.
    let isNumber = isNumberDue || subject.entryKind != nil
    var offers: [NameOffer] = []
    forEachWord(for: typed, behind: rest, known, isNumber ? nil : names.titles) { place, word in
      // Behind a number, nothing else can be meant.
      let line = read.map(\.typed) + (isNumberDue ? ["ch"] : []) + [word]
      guard read.first?.volumes != nil || (try? self.place(line))?.chapter == place else { return }
      let isTold = place <= names.titledCount
      offers.append(NameOffer(value: word, meaning: isTold ? book.chapters[place - 1].title : ""))
    }
    return offers
  }

  /// Calls a closure with the names that begin with what was typed or, if there are none, with words
  /// of titles that lead to one place: `Azkaban` for `az`.
  private func forEachWord(
    for typed: String, behind words: [String], _ names: [String],
    _ titles: @autoclosure () -> TitleLookup?, _ body: (_ place: Int, _ word: String) -> Void
  ) {
    let named =
      words.isEmpty ? names.indices.filter { names[$0].utf8.starts(with: typed.utf8) } : []
    for index in named { body(index + 1, names[index]) }
    guard named.isEmpty, !typed.isEmpty, let titles = titles(),
      case let places = titles.places(narrowedTo: (words + [typed]).joined(by: " ")),
      places.count <= maxOfferCount
    else { return }
    for place in places {
      let word = titles.titles(of: place).words(beginningWith: typed).first {
        titles.places(named: (words + [$0]).joined(by: " ")) == [place]
      }
      if let word { body(place, word) }
    }
  }
}

/// Among more titles, another letter helps sooner.
private let maxOfferCount = 30

/// The most words of a thing's titles that are looked up.
private let maxWordCount = 8

/// The most bytes of a word that is worth a Tab.
private let maxWordLength = 200

extension [String] {
  /// The first words of the titles that begin so, in small letters or capitals, and can be offered.
  func words(beginningWith typed: String) -> [String] {
    let typed = typed.lowercased()
    let first = typed.utf8.first.map { $0 | 0x20 }
    var words: [String] = []
    // By bytes, since Characters with very many marks take quadratic time to compare.
    for title in self {
      var rest = title.utf8[...]
      while let start = rest.firstIndex(where: { $0 != UInt8(ascii: " ") }) {
        let part = rest[start...].prefix { $0 != UInt8(ascii: " ") }
        rest = rest[part.endIndex...]
        if part.count > maxWordLength { continue }
        // Most begin with another letter, and need not become strings.
        if let first, part[start] < 0x80, part[start] | 0x20 != first { continue }
        let word = String(Substring(part))
        guard word.lowercased().utf8.starts(with: typed.utf8), word.isVisible else { continue }
        words.append(word)
        if words.count == maxWordCount { return words }
      }
    }
    return words
  }
}

extension String {
  /// Whether the text is taken for the name of an entry on a command line: not for an option or the
  /// number of a volume.
  package var canBeTypedAsEntry: Bool {
    let words = words
    return isVisible && !words.isEmpty && !words.beginWithNumber
      && words.allSatisfy { $0.utf8.first != UInt8(ascii: "-") }
  }

  /// Whether the text is the same on a terminal, so that it can be offered as it is.
  var isVisible: Bool { utf8.elementsEqual(onOneLine.sanitizedForTerminal().utf8) }
}
