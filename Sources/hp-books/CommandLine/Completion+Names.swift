import ArgumentParsing
import BookCore
import SystemCalls

extension Completion {
  /// The names of volumes or chapters, or words of their titles, that a shell can offer; none if no
  /// volume has the name on the line.
  func candidates(for subject: NameSubject, _ invocation: Invocation) throws -> [Candidate] {
    guard invocation.canReadSeriesAtOnce else { return [] }
    let library = try Visit(invocation, recallsState: subject == .keptVolumes).library
    return library.series.offers(
      for: typed, behind: words, naming: subject, kept: library.state.keptVolumes,
      withChapters: invocation.keepsState
    ).map { Candidate($0.value, $0.meaning) }
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
