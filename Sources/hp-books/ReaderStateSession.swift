import BookCore

/// The reader state during one run, and what could not be read or saved of it.
///
/// What the user does is remembered at once and saved later, so that no page waits for a disk or for
/// another program:
///
///     var session = ReaderStateSession(store)
///     session.remember(.expanded(3), isRequested: true)
///     session.state.expandedVolumes  // [3]
///     session.save()
struct ReaderStateSession {
  /// What the user should know, although everything requested was done.
  private(set) var warnings: [ReaderStateError] = []

  /// Why something that was requested is not saved.
  private(set) var failure: ReaderStateError?

  private let store: ReaderStateStore?

  /// What messages call the source of the books if it may hold other books next time, so that
  /// nothing is saved; nil for any other source.
  private let passingSource: String?

  private var stored: ReaderStateStore.Snapshot

  /// Whether anything is to be remembered.
  private let isKept: Bool

  /// What the user asked to be remembered and is not saved yet.
  private var requested: [ReaderState.Change] = []

  /// What is remembered for convenience and not saved yet.
  private var incidental: [ReaderState.Change] = []

  /// Loads the state.
  ///
  /// - Parameter store: Where it is kept, or nil if there is no place for it.
  init(_ store: ReaderStateStore?) {
    self.store = store
    passingSource = nil
    isKept = true
    stored = store?.load() ?? .nothing
    warnings = stored.problem.map { [$0] } ?? []
  }

  /// Creates a session in which things are remembered only until the run ends.
  ///
  /// - Parameter name: What messages call the source of the books.
  init(ofPassingSource name: String) {
    store = nil
    passingSource = name
    stored = .nothing
    isKept = true
  }

  /// Begins like a new reader, and remembers nothing.
  init() {
    store = nil
    passingSource = nil
    stored = .nothing
    isKept = false
  }

  /// What is remembered, saved or not.
  var state: ReaderState {
    hasChanges ? stored.state.applying(requested + incidental) : stored.state
  }

  /// Whether a change would make no difference to what is remembered, saved or not.
  ///
  /// - Parameter change: What the user did.
  /// - Returns: Whether all of that stays, including what a later version has saved.
  func includes(_ change: ReaderState.Change) -> Bool {
    hasChanges ? state.includes(change) : stored.includes(change)
  }

  /// Remembers what the user did.
  ///
  /// - Parameters:
  ///   - change: What the user did.
  ///   - isRequested: Whether the user asked for it to be remembered. If it cannot be saved, the run
  ///     fails; what is remembered for convenience may be given up.
  mutating func remember(_ change: ReaderState.Change, isRequested: Bool) {
    // Nobody misses what makes no difference, so it needs no warning.
    if passingSource != nil, includes(change) { return }
    guard isKept, hasChanges || store == nil || stored.isChanged(by: change) else { return }
    if isRequested { requested.append(change) } else { incidental.append(change) }
  }

  /// Reads again what other programs may have saved meanwhile.
  ///
  /// What is remembered here and not saved yet stays.
  ///
  /// - Returns: Whether there was anything to read. If not, or if the file cannot be used now, nothing
  ///   changes.
  mutating func reload() -> Bool {
    guard let latest = store?.load(), latest.problem == nil else { return false }
    stored = latest
    return true
  }

  /// Whether something that the user asked for is to be saved and has not been tried yet.
  var isRequestPending: Bool {
    passingSource == nil && !requested.isEmpty && failure == nil
  }

  /// Whether there is something to save, with nothing but another program in the way.
  var isSavePending: Bool {
    passingSource == nil && hasChanges && failure?.isAboutLock ?? true
  }

  /// Saves what was remembered since the last time.
  ///
  /// What nobody asked for waits neither for other programs nor for the folder on the disk.
  ///
  /// - Parameter timeout: How long to wait for another program that is saving, if something was
  ///   requested. What could not be saved then is tried again the next time, as is everything that
  ///   was only held up by another program.
  mutating func save(timeout: Duration = ReaderStateStore.defaultTimeout) {
    guard hasChanges else { return }
    if let passingSource {
      if !requested.isEmpty { warnings = [.passingSource(name: passingSource)] }
      return
    }
    do throws(ReaderStateError) {
      guard let store else { throw .noLocation }
      let isRequested = !requested.isEmpty
      stored = try store.save(
        requested + incidental, over: stored, timeout: isRequested ? timeout : .zero,
        isDurable: isRequested)
      (requested, incidental, failure) = ([], [], nil)
      if warnings.isEmpty, let problem = stored.problem { warnings = [problem] }
    } catch {
      if !error.isAboutLock { incidental = [] }
      note(error)
    }
  }
}

extension ReaderStateSession {
  private var hasChanges: Bool {
    !requested.isEmpty || !incidental.isEmpty
  }

  private mutating func note(_ error: ReaderStateError) {
    // What kept the file from being read keeps it from being saved: one message will do.
    if !requested.isEmpty {
      warnings = []
      failure = error
    } else if warnings.isEmpty, !error.isByIntention {
      warnings = [error]
    }
  }
}

extension ReaderStateError {
  /// Whether the file is only being saved by another program.
  var isAboutLock: Bool {
    if case .locked = self { true } else { false }
  }

  /// Whether somebody wants it so: another program that is saving, or a user who protects the file.
  fileprivate var isByIntention: Bool {
    switch self {
    case .locked, .readOnly, .passingSource: true
    case .noLocation, .damaged, .partlyDamaged, .setAside, .newerVersion, .notAFile, .unreadable,
      .unwritable:
      false
    }
  }
}
