import ArgumentParsing
import BookCore
import SystemCalls

/// What a shell can offer for an argument whose values only the program knows.
enum CompletionSubject: String {
  /// A volume of the series, named by all words.
  case volume

  /// Several volumes.
  case volumes

  /// Several volumes of those on the shelf.
  case keptVolumes

  /// A volume, and behind it one of its chapters.
  case volumeAndChapter

  /// Finds the values that begin with what was typed, or words of titles.
  ///
  /// - Parameters:
  ///   - completion: What is to be completed.
  ///   - invocation: The invocation, with the values of the line before it.
  /// - Returns: The values; none if no volume has the name on the line.
  /// - Throws: ``BookCore/DataFileError``.
  func candidates(for completion: Completion, _ invocation: Invocation) throws -> [Candidate] {
    guard invocation.canReadSeriesAtOnce else { return [] }
    let keptAlone = self == .keptVolumes
    var offers = NameOffers(
      completion, try Visit(invocation, recallsState: keptAlone),
      behind: self == .volume ? [] : completion.words,
      takesLists: self != .volumeAndChapter, keptAlone: keptAlone)
    if self == .volume { return try offers.volume() }
    return self == .volumeAndChapter ? try offers.volumeAndChapter() : try offers.volumes()
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
