import ArgumentParsing
import BookCore
import SystemCalls

/// What a shell can offer for an argument whose values only the program knows.
enum CompletionSubject: String {
  /// The volumes of the series.
  case volumes

  /// The chapters of the volume that the argument before them names.
  case chapters

  /// Finds the values that begin with what was typed, or words of titles.
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
    let isAboutShelf = invocation.command?.namesOnlyKeptVolumes(invocation.values) ?? false
    let keptAlone = self == .volumes && isAboutShelf
    let visit = try Visit(invocation, recallsState: keptAlone)
    let offers =
      switch self {
      case .volumes: try visit.volumes(for: completion, keptAlone: keptAlone)
      case .chapters: visit.chapters()
      }
    lazy var lookup = TitleLookup(offers.map(\.title))
    return completion.candidates(among: offers) { lookup.match(for: $0).places }
  }
}

extension Visit {
  fileprivate func volumes(
    for completion: Completion, keptAlone: Bool
  ) throws(DataFileError) -> [TitledOffer] {
    let words = completion.phrase.isEmpty ? invocation.values.all(VolumeArgument.several) : []
    let named = words.compactMap { try? book(named: $0).seriesNumber }
    let kept = keptAlone ? state.keptVolumes : nil
    return try series.headings().map { heading in
      let volume = heading.seriesNumber
      return TitledOffer(
        name: String(volume), title: heading.title,
        isAllowed: !named.contains(volume) && kept?.contains(volume) != false)
    }
  }

  fileprivate func chapters() -> [TitledOffer] {
    guard let word = invocation.values[VolumeArgument.word], let book = try? book(named: word)
    else { return [] }
    return zip(book.chapters, ChapterLookup(book.chapters).names).map { chapter, name in
      TitledOffer(name: name, title: chapter.title)
    }
  }
}

extension Invocation {
  /// Whether the series is in a file, and not in a pipe or a device, for which a user who only
  /// pressed the tab key might wait forever.
  fileprivate var canReadSeriesAtOnce: Bool {
    guard case .file(let file) = source else { return source == .embedded }
    return FilePath.canonical(file).map(FilePath.isRegularFile) ?? false
  }
}
