import DisplayText
import TypedText

/// A word that may be typed next, and what it means; nothing if it speaks for itself.
package struct NameOffer: Equatable, Sendable {
  package let value: String
  package let meaning: String
}

/// What the words of a line name.
package enum NameSubject: String {
  /// A volume, by all words.
  case volume

  /// Several volumes.
  case volumes

  /// Several volumes of those on the shelf.
  case keptVolumes

  /// A volume, and behind it one of its chapters.
  case volumeAndChapter

  /// The same, by no title of a chapter that may not be told; or several volumes by their numbers.
  case told

  /// A person, or from a number on as first word, the same.
  case person

  /// A thing, in the same way.
  case thing

  /// The kind of entries that may be named; nil where only volumes are.
  package var entryKind: EntryKind? { EntryKind(rawValue: rawValue) }

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
    var offers: [Offer] = []
    if kind != .chapter, subject.takesSeveral || isListed || !before.beginWithNumber {
      let last = subject.takesSeveral || isListed ? before.count : 0
      for start in max(isDue ? last : 0, last - TitleLookup.maxWordCount)...last {
        guard let known = try? books(Array(before[..<start])).map(\.seriesNumber) else { continue }
        let found = isDue ? TitleLookup([]) : titles
        let numbers = series.volumes.map(String.init)
        offers += found.words(for: typed, behind: Array(before[start...]), names: numbers).map {
          Offer(place: $0.place, value: $0.word, meaning: series[$0.place - 1].title)
        }.filter {
          !known.contains($0.place) && kept?.contains($0.place) != false
            && leads(before + due + [$0.value], to: $0, behind: known, subject)
        }
      }
    }
    if subject.takesChapter, !isListed, kind != .volume, !before.isEmpty || offers.isEmpty {
      offers += chapters(for: typed, behind: before, subject, isNumberDue: kind == .chapter).filter
      {
        leads(before + (isDue ? ["ch"] : []) + [$0.value], to: $0, subject)
      }
    }
    return offers.map { NameOffer(value: $0.value, meaning: $0.meaning) }
  }

  /// Whether words lead to what is offered, and to known volumes before it.
  private func leads(
    _ words: [String], to offer: Offer, behind known: [Int] = [], _ subject: NameSubject
  ) -> Bool {
    if subject == .volume { return (try? book(words))?.seriesNumber == offer.place }
    if subject.takesSeveral {
      let volumes = ((try? books(words)) ?? []).map(\.seriesNumber)
      return volumes.starts(with: known) && volumes.last == offer.place
    }
    let places = try? places(words)
    guard let place = places?.last, places?.count == 1 || subject.takesList else { return false }
    return place.chapter == (offer.isChapter ? offer.place : nil)
      && (offer.isChapter || place.book.seriesNumber == offer.place)
  }

  /// The chapters of the volume that the words begin with, or of the one that the reader is in.
  private func chapters(
    for typed: String, behind words: [String], _ subject: NameSubject, isNumberDue: Bool
  ) -> [Offer] {
    let read = NameWord.read(words)
    let found = read.isEmpty ? nil : try? volumes(beginning: read)
    guard let book = found.map({ series[$0.volumes[0] - 1] }) ?? (try? current()),
      found != nil || isNumberDue || !typed.isEmpty
    else { return [] }
    let names = names(of: book)
    let rest = read.dropFirst(found?.count ?? 0).map(\.typed)
    // Entries stand behind a volume, too, and what a number says is a number.
    let titles = isNumberDue || subject.entryKind != nil ? TitleLookup([]) : names.titles
    let known = book.chapters.indices.map { names.name(at: $0 + 1) }
    return titles.words(for: typed, behind: rest, names: known).map { place, word in
      let title = place > names.titledCount ? "" : book.chapters[place - 1].title
      return Offer(place: place, isChapter: true, value: word, meaning: title)
    }
  }
}

/// A word that is offered, and the place of what it names.
private struct Offer {
  let place: Int
  var isChapter = false
  let value: String
  let meaning: String
}

extension TitleLookup {
  /// Among more titles, another letter helps sooner.
  private static let maxOfferCount = 30

  /// The names that begin with what was typed or, if there are none, words of titles that lead to
  /// one place: `Azkaban` for `az`.
  fileprivate func words(
    for typed: String, behind words: [String], names: [String]
  ) -> [(place: Int, word: String)] {
    let named =
      words.isEmpty ? names.indices.filter { names[$0].utf8.starts(with: typed.utf8) } : []
    if !named.isEmpty || typed.isEmpty { return named.map { ($0 + 1, names[$0]) } }
    let places = places(narrowedTo: (words + [typed]).joined(by: " "))
    guard places.count <= Self.maxOfferCount else { return [] }
    return places.compactMap { place in
      titles(of: place).words(beginningWith: typed).first {
        self.places(named: (words + [$0]).joined(by: " ")) == [place]
      }.map { (place, $0) }
    }
  }
}

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
    for part in flatMap({ $0.utf8.split(separator: UInt8(ascii: " ")) }) {
      if part.count > maxWordLength { continue }
      // Most begin with another letter, and need not become strings.
      if let first, let byte = part.first, byte < 0x80, byte | 0x20 != first { continue }
      let word = String(Substring(part))
      guard word.lowercased().utf8.starts(with: typed.utf8), word.isVisible else { continue }
      words.append(word)
      if words.count == maxWordCount { break }
    }
    return words
  }
}

extension String {
  /// Whether the text is taken for the name of an entry on a command line: not for an option or the
  /// number of a volume.
  package var canBeTypedAsEntry: Bool {
    let words = split(separator: " ").map(String.init)
    return isVisible && !words.isEmpty && !words.beginWithNumber
      && words.allSatisfy { $0.utf8.first != UInt8(ascii: "-") }
  }

  /// Whether the text is the same on a terminal, so that it can be offered as it is.
  var isVisible: Bool { utf8.elementsEqual(onOneLine.sanitizedForTerminal().utf8) }
}
