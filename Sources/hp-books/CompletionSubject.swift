import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import SystemCalls

/// What completion scripts ask the program about.
enum CompletionSubject: String {
  /// The volumes of the series.
  case volumes

  /// The chapters of the volume that the argument before them names.
  case chapters

  /// Answers a completion script.
  ///
  /// - Parameters:
  ///   - subject: What it asks about.
  ///   - words: The arguments of the line before the one to complete.
  ///   - invocation: The invocation, with the data file that the line names.
  /// - Returns: The candidates; none if the subject is unknown or no volume has that name.
  /// - Throws: ``BookCore/DataFileError``.
  static func answer(
    about subject: String, after words: [String], _ invocation: Invocation
  ) throws(DataFileError) -> CommandOutput {
    guard let subject = CompletionSubject(rawValue: subject), invocation.canReadSeriesAtOnce
    else { return CommandOutput() }
    let candidates =
      switch subject {
      case .volumes: try volumes(invocation)
      case .chapters: try chapters(of: words, invocation)
      }
    return CommandOutput(delivery: .verbatim(Array(candidates.map(\.line).joined().utf8)))
  }
}

extension CompletionSubject {
  private static func volumes(_ invocation: Invocation) throws(DataFileError) -> [Candidate] {
    try invocation.source.read().headings().map {
      Candidate(String($0.seriesNumber), $0.title.asCandidate)
    }
  }

  private static func chapters(
    of words: [String], _ invocation: Invocation
  ) throws(DataFileError) -> [Candidate] {
    guard let word = words.first else { return [] }
    guard let book = try? Visit(invocation, recallsState: false).book(named: word) else {
      return []
    }
    let lookup = ChapterLookup(book.chapters)
    return book.chapters.indices.compactMap { index in
      let title = book.chapters[index].title
      guard let name = lookup.name(ofChapterAt: index + 1), name.isVisible else { return nil }
      return Candidate(name, name == title ? "" : title.asCandidate)
    }
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
}

extension Invocation {
  /// Whether the series is in a file, and not in a pipe or a device, for which a user who only
  /// pressed the tab key might wait forever.
  fileprivate var canReadSeriesAtOnce: Bool {
    guard case .file(let file) = source else { return source == .embedded }
    return FilePath.canonical(file).map(FilePath.isRegularFile) ?? false
  }
}
