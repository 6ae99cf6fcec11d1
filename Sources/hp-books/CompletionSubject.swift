import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import SystemCalls

/// What a shell can offer for an argument whose values only the program knows.
enum CompletionSubject: String {
  /// The volumes of the series.
  case volumes

  /// The chapters of the volume that the argument before them names.
  case chapters

  /// Finds the values that begin with what was typed.
  ///
  /// They are numbers or, if none begins so, words of titles that lead to one volume or chapter:
  /// `Azkaban` for `az`.
  ///
  /// - Parameters:
  ///   - completion: What is to be completed.
  ///   - invocation: The invocation, with the values of the line before it.
  /// - Returns: The values; none if no volume has the name on the line.
  /// - Throws: ``BookCore/DataFileError``.
  func candidates(
    for completion: Completion, _ invocation: Invocation
  ) throws(DataFileError) -> [Candidate] {
    guard invocation.canReadSeriesAtOnce else { return [] }
    let needsKept = self == .volumes && invocation.namesOnlyKeptVolumes
    let visit = try Visit(invocation, recallsState: needsKept)
    return switch self {
    case .volumes: try visit.volumes(for: completion)
    case .chapters: visit.chapters(for: completion)
    }
  }
}

extension Visit {
  fileprivate func volumes(
    for completion: Completion
  ) throws(DataFileError) -> [Candidate] {
    let headings = try series.headings()
    let words = completion.phrase.isEmpty ? invocation.values.all(VolumeArgument.several) : []
    let named = words.compactMap { try? book(named: $0).seriesNumber }
    let kept = invocation.namesOnlyKeptVolumes ? state.keptVolumes : nil
    var offers: [TitledOffer] = []
    for heading in headings {
      let volume = heading.seriesNumber
      guard !named.contains(volume), kept?.contains(volume) != false else { continue }
      offers.append(TitledOffer(place: volume, name: String(volume), title: heading.title))
    }
    return completion.candidates(among: offers) {
      let lookup = TitleLookup(headings.map(\.title))
      return { lookup.match(for: $0).places }
    }
  }

  fileprivate func chapters(for completion: Completion) -> [Candidate] {
    guard let word = invocation.values[VolumeArgument.word], let book = try? book(named: word)
    else { return [] }
    let lookup = ChapterLookup(book.chapters)
    var offers: [TitledOffer] = []
    for (chapter, name) in zip(book.chapters, lookup.names) {
      offers.append(TitledOffer(place: offers.count + 1, name: name, title: chapter.title))
    }
    return completion.candidates(among: offers) {
      { lookup.chapter(named: $0).places }
    }
  }
}

/// A volume or a chapter that may be named.
private struct TitledOffer {
  /// Its place in the list, counted from 1.
  let place: Int

  /// What names it whole, or nil if nothing does.
  let name: String?

  let title: String
}

extension Completion {
  /// The candidates among some volumes or chapters.
  ///
  /// - Parameters:
  ///   - offers: All that may be named.
  ///   - lookup: Makes the function that finds the places that a name could mean, as a run does. It
  ///     is called for words of titles alone.
  /// - Returns: The candidates in the order of the offers.
  fileprivate func candidates(
    among offers: [TitledOffer], lookup: () -> (String) -> [Int]
  ) -> [Candidate] {
    let named = phrase.isEmpty ? offers.compactMap { $0.candidate(beginningWith: typed) } : []
    if !named.isEmpty || typed.isEmpty { return named }
    let places = lookup()
    let start = phrase.isEmpty ? "" : phrase + " "
    let meant = places(start + typed)
    // Of several, each word is looked up as in a run; among more, another letter helps sooner.
    guard meant.count <= 30 else { return [] }
    return offers.compactMap { offer in
      guard meant.contains(offer.place) else { return nil }
      let word = offer.title.words(beginningWith: typed, limit: 8).first {
        meant.count == 1 || places(start + $0) == [offer.place]
      }
      return word.map { Candidate($0, offer.title.asCandidate) }
    }
  }
}

extension TitledOffer {
  func candidate(beginningWith typed: String) -> Candidate? {
    guard let name, name.hasPrefix(typed), name.isVisible else { return nil }
    return Candidate(name, name == title ? "" : title.asCandidate)
  }
}

extension String {
  /// The text as a terminal shows it, on one line and without tabs.
  fileprivate var asCandidate: String {
    onOneLine.sanitizedForTerminal()
  }

  /// Whether the text is the same on a terminal, so that it can be offered as it is.
  fileprivate var isVisible: Bool {
    Array(utf8) == Array(asCandidate.utf8)
  }

  /// The first words that begin so, in small letters or capitals, and can be offered as they are.
  fileprivate func words(beginningWith typed: String, limit: Int) -> [String] {
    let typed = typed.lowercased()
    var words: [String] = []
    for part in split(separator: " ") where part.lowercased().hasPrefix(typed) {
      let word = String(part)
      if word.isVisible { words.append(word) }
      if words.count == limit { break }
    }
    return words
  }
}

extension Invocation {
  fileprivate var namesOnlyKeptVolumes: Bool {
    command?.namesOnlyKeptVolumes(values) ?? false
  }

  /// Whether the series is in a file, and not in a pipe or a device, for which a user who only
  /// pressed the tab key might wait forever.
  fileprivate var canReadSeriesAtOnce: Bool {
    guard case .file(let file) = source else { return source == .embedded }
    return FilePath.canonical(file).map(FilePath.isRegularFile) ?? false
  }
}
