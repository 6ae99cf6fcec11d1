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

  /// The same, or several volumes by their numbers.
  case volumesOrChapter

  /// A person, or from a number on as first word, the same.
  case person

  /// A thing, in the same way.
  case thing

  /// The kind of entries that may be named; nil where only volumes are.
  package var entryKind: EntryKind? { EntryKind(rawValue: rawValue) }

  /// Whether a chapter may be named behind a volume.
  package var takesChapter: Bool {
    self == .volumeAndChapter || self == .volumesOrChapter || entryKind != nil
  }
}

extension BookSeries {
  /// What may be offered for a word that is being typed: names or, if none begins with what was
  /// typed, words of titles.
  ///
  /// It is more of the last name, as `Fire` is behind `goblet of`, or the beginning of the next
  /// one, and is offered only if it would be read so behind the other words.
  ///
  ///     series.offers(for: "f", behind: ["goblet", "of"], naming: .volumes)[0].value  // "Fire"
  ///
  /// The volumes on the shelf are given, and chapters may be left out.
  package func offers(
    for typed: String, behind words: [String], naming subject: NameSubject,
    kept: [Int] = [], withChapters: Bool = true
  ) -> [NameOffer] {
    let takesLists = subject != .volume && !subject.takesChapter
    func offers(withOtherTitles: Bool) -> [NameOffer] {
      var offers = NameOffers(
        series: self, typed: typed, volumes: subject == .keptVolumes ? kept : nil,
        names: VolumeNames(
          words, of: self, takesLists: takesLists, takesOtherTitles: withOtherTitles))
      let takesNumbers = subject != .volume && subject != .volumeAndChapter
      if let numbers = offers.numbers(behind: words, takesLists: takesNumbers) { return numbers }
      return switch subject {
      case .volume: offers.volumes(behind: words)
      case _ where subject.takesChapter && !words.isEmpty: offers.volumeAndChapter(withChapters)
      default: offers.severalVolumes()
      }
    }
    let found = offers(withOtherTitles: false)
    return found.isEmpty && !typed.isEmpty ? offers(withOtherTitles: true) : found
  }
}

extension Book {
  /// What may be offered for a chapter of the volume that the reader is in, where the words name no
  /// volume: words of titles, or numbers behind `ch`.
  package func offers(for typed: String, behind words: [String]) -> [NameOffer] {
    let isNumberDue = words.first?.numberKind == .chapter
    guard isNumberDue || !typed.isEmpty && WholeNumber(typed) == nil else { return [] }
    return NameOffers.chapters(of: self, for: typed, behind: words)
  }
}

/// What is offered behind some words.
private struct NameOffers {
  /// Among more titles, another letter helps sooner.
  private static let maxTitleCount = 30

  let series: BookSeries
  let typed: String

  /// The only volumes that are offered, or nil for all.
  let volumes: [Int]?

  /// The words before the one that is typed.
  var names: VolumeNames

  /// Volumes but some that have been named, behind words that belong to the same name.
  mutating func volumes(behind words: [String] = [], besides named: [Int] = []) -> [NameOffer] {
    let things = names.named
    var isAllowed = Array(repeating: volumes == nil, count: things.count)
    for volume in volumes ?? [] { isAllowed[volume - 1] = true }
    for volume in named { isAllowed[volume - 1] = false }
    return Self.offers(
      for: typed, among: things, names.titles, behind: words, where: { isAllowed[$0 - 1] })
  }

  /// Whether a number may be typed.
  private var isNumber: Bool { typed.isEmpty || WholeNumber(typed) != nil }

  /// The volumes by their numbers behind words of which the last says that one follows, such as
  /// `vol`, or `and` behind another number; nil if it does not, or if a title has the words.
  mutating func numbers(behind words: [String], takesLists: Bool) -> [NameOffer]? {
    guard let last = words.last, isNumber else { return nil }
    let before = Array(words.dropLast())
    var least = 0
    if last.numberKind == .volume {
      guard takesLists || before.isEmpty else { return nil }
    } else {
      guard takesLists, let sign = SaidNumbers.sign(for: last),
        let number = before.last, NumberList(number) != nil
      else { return nil }
      if sign == "-" { least = WholeNumber(number)?.value ?? .max }
    }
    let titled = names.titles.places(ofRunsIn: words).dropFirst(before.count)
    guard titled.allSatisfy(\.isEmpty) else { return before.isEmpty ? [] : nil }
    names.begin(with: before)
    return severalVolumes().filter { WholeNumber($0.value)?.value ?? 0 > least }
  }

  /// More of the last name, and the volumes that have not been named.
  mutating func severalVolumes() -> [NameOffer] {
    var named: [Int] = []
    var last: (volumes: [Int], name: [String]) = ([], [])
    while !names.rest.isEmpty {
      let words = names.rest
      named += last.volumes
      guard let volumes = try? names.next() else { return more(of: Array(words), besides: named) }
      last = (volumes, Array(words[..<names.rest.startIndex]))
    }
    return more(of: last.name, besides: named)
      + standing(volumes(besides: named + last.volumes), behind: last.name)
  }

  /// More of the name of the volume, and its chapters.
  mutating func volumeAndChapter(_ withChapters: Bool) -> [NameOffer] {
    let words = Array(names.rest)
    guard let volume = try? names.next()[0] else { return more(of: words) }
    let more = names.rest.isEmpty ? more(of: words) : []
    if !withChapters { return more }
    let offers = Self.chapters(of: series[volume - 1], for: typed, behind: Array(names.rest))
    return more + standing(offers, behind: words)
  }
}

extension NameOffers {
  /// The volumes of which the word is one more word of the title that a name begins.
  private mutating func more(of name: [String], besides named: [Int] = []) -> [NameOffer] {
    if name.isEmpty || typed.isEmpty || (name + [typed]).allSatisfy(names.isNumber) { return [] }
    let offers = volumes(behind: name, besides: named)
    return offers.filter { names.titles.hasName(name, continuedBy: $0) }
  }

  /// The offers that are names of their own, and not more of the name before them.
  private mutating func standing(_ offers: [NameOffer], behind name: [String]) -> [NameOffer] {
    if name.isEmpty { return offers }
    if (name + offers.map(\.value)).allSatisfy(names.isNumber) { return offers }
    let titles = names.titles.narrowed(to: name.joined(by: " "))
    guard titles.count <= Self.maxTitleCount else { return [] }
    return offers.filter { !titles.hasName(name, continuedBy: $0) }
  }

  /// Chapters of a volume by their names, or behind a word such as `ch` by their numbers.
  fileprivate static func chapters(
    of book: Book, for typed: String, behind words: [String]
  ) -> [NameOffer] {
    let chapters = book.namedChapters
    let isNumberDue = words.count == 1 && words[0].numberKind == .chapter
    return offers(
      for: typed, among: chapters, TitleLookup(chapters.map(\.title)),
      behind: isNumberDue ? [] : words
    ).filter { !isNumberDue || WholeNumber($0.value) != nil }
  }

  /// The names that begin with what was typed or, if there are none, words of titles that lead to
  /// one thing: `Azkaban` for `az`.
  ///
  /// All things are given with their titles, so that a word is known to be in one title alone, and
  /// the words before it that belong to the same title.
  fileprivate static func offers(
    for typed: String, among things: [NamedTitle], _ titles: @autoclosure () -> TitleLookup,
    behind words: [String], where isAllowed: (Int) -> Bool = { _ in true }
  ) -> [NameOffer] {
    if words.isEmpty {
      let named = things.filter { isAllowed($0.place) }
        .compactMap { $0.offer(beginningWith: typed) }
      if !named.isEmpty { return named }
    }
    if typed.isEmpty { return [] }
    let titles = titles()
    let start = words.map { $0 + " " }.joined()
    let places = titles.places(named: start + typed)
    // Of several, each word is looked up as in a run.
    guard places.count <= maxTitleCount else { return [] }
    return places.filter(isAllowed).compactMap { place in
      let word = things[place - 1].words(beginningWith: typed).first {
        places.count == 1 || titles.places(named: start + $0) == [place]
      }
      return word.map { NameOffer(value: $0, meaning: things[place - 1].title) }
    }
  }
}

extension NamedTitle {
  fileprivate func offer(beginningWith typed: String) -> NameOffer? {
    guard let name, name.utf8.starts(with: typed.utf8), name.isVisible else { return nil }
    return NameOffer(value: name, meaning: name.utf8.elementsEqual(title.utf8) ? "" : title)
  }

  fileprivate func words(beginningWith typed: String) -> [String] {
    ([title] + otherTitles).words(beginningWith: typed)
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

extension TitleLookup {
  fileprivate func hasName(_ name: [String], continuedBy offer: NameOffer) -> Bool {
    let runs = places(ofRunsIn: name + [offer.value])
    return runs.count > name.count && runs[name.count].count == 1
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
