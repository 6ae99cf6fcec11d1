import ArgumentParsing
import BookCore
import SystemCalls

extension Completion {
  /// The names of volumes or chapters, or words of their titles, that a shell can offer; none if no
  /// volume has the name on the line.
  func candidates(for subject: NameSubject, _ settings: Settings) throws -> [Candidate] {
    guard settings.source.canBeReadAtOnce else { return [] }
    // Where the reader state does not matter, a damaged one needs no warning.
    let library = try Library(
      settings.source, state: subject == .keptVolumes ? settings.state : .none)
    return library.series.offers(
      for: typed, behind: words, naming: subject, kept: library.state.keptVolumes,
      withChapters: settings.options.keepsState
    ).map { Candidate($0.value, $0.meaning) }
  }
}

extension DataSource {
  /// Whether the series is in a file, and not in a pipe or a device, for which a user who only
  /// pressed the tab key might wait forever.
  fileprivate var canBeReadAtOnce: Bool {
    guard case .file(let file) = self else { return self == .embedded }
    return FilePath.canonical(file).map(FilePath.isRegularFile) ?? false
  }
}
