import BookCore

/// The reader state during one run, and what could not be read or saved.
struct ReaderStateSession {
  /// What the user should know even though everything requested was done.
  private(set) var warnings: [ReaderStateError] = []

  /// Why something that was requested could not be saved.
  private(set) var failure: ReaderStateError?

  /// The longest wait for another program's lock when nothing was requested but a page.
  private static let incidentalTimeout = Duration.milliseconds(500)

  private let store: ReaderStateStore?
  private var stored: ReaderStateStore.Snapshot

  /// Loads the state.
  ///
  /// - Parameter store: Where it is kept, or nil if there is no place for it.
  init(_ store: ReaderStateStore?) {
    self.store = store
    stored = store?.load() ?? .nothing
    warnings = stored.problem.map { [$0] } ?? []
  }

  /// What is remembered.
  var state: ReaderState {
    stored.state
  }

  /// Saves what the user did.
  ///
  /// - Parameters:
  ///   - requested: What the user asked to be remembered. If it cannot be saved, the run fails.
  ///   - incidental: What is remembered for convenience. If it cannot be saved, there is a warning.
  mutating func save(
    requested: [ReaderState.Change] = [], incidental: [ReaderState.Change] = []
  ) {
    let changes = requested + incidental
    guard !changes.isEmpty else { return }
    do throws(ReaderStateError) {
      guard let store else { throw .noLocation }
      let timeout = requested.isEmpty ? Self.incidentalTimeout : ReaderStateStore.defaultTimeout
      stored = try store.save(changes, over: stored, timeout: timeout)
      if warnings.isEmpty, let problem = stored.problem { warnings = [problem] }
    } catch {
      // What prevented reading also prevents saving: one message is enough.
      if !requested.isEmpty {
        warnings = []
        failure = error
      } else if warnings.isEmpty, failure == nil {
        warnings = [error]
      }
    }
  }
}
