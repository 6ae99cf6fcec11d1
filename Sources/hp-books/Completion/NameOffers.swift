import ArgumentParsing
import BookCore

/// What a shell can offer behind the words of a line that name volumes.
///
/// A word may be more of the last name, as `Fire` is behind `goblet of`, or begin the next one. It is
/// offered only if a run would read it so.
struct NameOffers {
  private let completion: Completion
  private var visit: Visit

  /// Whether only volumes on the shelf are offered.
  private let keptAlone: Bool

  private var names: VolumeNames

  /// Begins with the words before the cursor.
  init(
    _ completion: Completion, _ visit: Visit, behind words: [String], takesLists: Bool,
    keptAlone: Bool = false
  ) {
    self.completion = completion
    self.visit = visit
    self.keptAlone = keptAlone
    names = VolumeNames(words, takesLists: takesLists)
  }

  /// The volumes, where all words are the name of one.
  mutating func volume() throws -> [Candidate] { try volumes(behind: completion.phrase) }

  /// More of the last name, and the volumes that have not been named.
  mutating func volumes() throws -> [Candidate] {
    var named: [Int] = []
    var (last, lastName): ([Int], [String]) = ([], [])
    while !names.rest.isEmpty {
      let words = names.rest
      named += last
      guard let volumes = try? names.next(in: visit) else {
        return try continuation(of: Array(words), besides: named)
      }
      (last, lastName) = (volumes, Array(words[..<names.rest.startIndex]))
    }
    return try continuation(of: lastName, besides: named)
      + standing(try volumes(besides: named + last), behind: lastName)
  }

  /// More of the name of the volume, and its chapters.
  mutating func volumeAndChapter() throws -> [Candidate] {
    let words = Array(names.rest)
    if words.isEmpty { return try volumes() }
    guard let volume = try? names.next(in: visit).first,
      let book = visit.series[volume: volume]
    else { return try continuation(of: words) }
    let more = names.rest.isEmpty ? try continuation(of: words) : []
    guard visit.invocation.keepsState else { return more }
    let offers = zip(book.chapters, ChapterLookup(book.chapters).names).map { chapter, name in
      TitledOffer(name: name, title: chapter.title)
    }
    lazy var titles = TitleLookup(offers.map(\.title))
    let chapters = completion.candidates(
      among: offers, behind: names.remainder ?? ""
    ) { titles.places(named: $0) }
    return try more + standing(chapters, behind: words)
  }
}

extension NameOffers {
  /// The most titles in which each offer is looked for.
  private static let maxTitleCount = 30

  private mutating func volumes(
    besides named: [Int] = [], behind phrase: String = ""
  ) throws -> [Candidate] {
    var isAllowed = Array(repeating: !keptAlone, count: visit.series.count)
    for volume in keptAlone ? visit.library.state.keptVolumes : [] { isAllowed[volume - 1] = true }
    for volume in named { isAllowed[volume - 1] = false }
    let offers = visit.series.map { book in
      let volume = book.seriesNumber
      return TitledOffer(name: String(volume), title: book.title, isAllowed: isAllowed[volume - 1])
    }
    return completion.candidates(among: offers, behind: phrase) {
      names.titles(of: visit.series).places(named: $0)
    }
  }

  /// The candidates that are one more word of the title that the words before them begin.
  private mutating func continuation(
    of name: [String], besides named: [Int] = []
  ) throws -> [Candidate] {
    let isTitle = !name.allSatisfy(\.isNumberOrList) || !completion.typed.isNumberOrList
    guard isTitle, !name.isEmpty, !completion.typed.isEmpty else { return [] }
    let candidates = try volumes(besides: named, behind: name.joined(separator: " "))
    let titles = names.titles(of: visit.series)
    return candidates.filter { titles.hasName(name, continuedBy: $0) }
  }

  /// The candidates that are names of their own, and not more of the name before them.
  private mutating func standing(
    _ candidates: [Candidate], behind name: [String]
  ) throws -> [Candidate] {
    let areNumbers = name.allSatisfy(\.isNumberOrList) && candidates.allSatisfy(\.isNumber)
    if areNumbers || name.isEmpty { return candidates }
    let titles = names.titles(of: visit.series).narrowed(to: name.joined(separator: " "))
    guard titles.count <= Self.maxTitleCount else { return [] }
    return candidates.filter { !titles.hasName(name, continuedBy: $0) }
  }
}

extension Candidate {
  /// Whether it is a number as the program writes one.
  fileprivate var isNumber: Bool {
    value.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}

extension TitleLookup {
  fileprivate func hasName(_ name: [String], continuedBy candidate: Candidate) -> Bool {
    let runs = places(ofRunsIn: name + [candidate.value])
    return runs.count > name.count && runs[name.count].count == 1
  }
}
