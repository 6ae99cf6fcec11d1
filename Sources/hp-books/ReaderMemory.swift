import BookCore

/// The reader state during one run, and what could not be read or saved of it.
struct ReaderMemory {
  /// What the reader should know, though everything asked for was done.
  private(set) var warnings: [ReaderStateError] = []

  /// Why something that was asked for is not remembered.
  private(set) var failure: ReaderStateError?

  /// The longest wait for another program where the reader asked for nothing but a page.
  private static let unaskedTimeout = Duration.milliseconds(500)

  private let store: ReaderStateStore?
  private var stored: ReaderStateStore.Snapshot

  /// Recalls the state.
  ///
  /// - Parameter store: Where it is kept, or nil where there is no place for it.
  init(_ store: ReaderStateStore?) {
    self.store = store
    stored = store?.load() ?? .nothing
    warnings = stored.problem.map { [$0] } ?? []
  }

  /// What is remembered.
  var state: ReaderState {
    stored.state
  }

  /// Remembers what the reader did.
  ///
  /// - Parameters:
  ///   - asked: What the reader asked to be remembered: where it cannot be saved, the run fails.
  ///   - unasked: What is remembered for convenience: where it cannot be saved, a warning will do.
  mutating func remember(asked: [ReaderState.Change], unasked: [ReaderState.Change] = []) {
    let changes = asked + unasked
    guard !changes.isEmpty else { return }
    do throws(ReaderStateError) {
      guard let store else { throw .noLocation }
      let timeout = asked.isEmpty ? Self.unaskedTimeout : ReaderStateStore.defaultTimeout
      stored = try store.save(changes, over: stored, timeout: timeout)
      if warnings.isEmpty, let problem = stored.problem { warnings = [problem] }
    } catch {
      // What kept the file from being read keeps it from being saved: one message will do.
      if !asked.isEmpty {
        warnings = []
        failure = error
      } else if warnings.isEmpty {
        warnings = [error]
      }
    }
  }
}
