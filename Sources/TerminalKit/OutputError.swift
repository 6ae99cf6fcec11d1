/// Why output could not be written.
public enum OutputError: Error, Equatable, Sendable {
  /// Whoever read the output has stopped, as `head` does; no reason to say anything.
  case readerIsGone

  /// The system refused, for the reason that this number (`errno`) stands for.
  case system(code: Int32)

  /// The system's own words, such as "No space left on device".
  ///
  /// No capital is changed and no period is added, so that they fit into a sentence.
  public var reason: String {
    switch self {
    case .readerIsGone: CLibrary.message(for: CLibrary.brokenPipe)
    case .system(let code): CLibrary.message(for: code)
    }
  }
}
