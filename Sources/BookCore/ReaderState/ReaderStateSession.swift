/// The reader state during one run, and the problems with reading or saving it.
///
/// A change is known at once and saved later, so that no page waits for a disk or for another
/// program:
///
///     let store = ReaderStateStore(file: "/tmp/state.json", series: .embedded)
///     var session = ReaderStateSession(store)
///     session.remember(.expanded(3))
///     session.state.expandedVolumes  // [3]
///     session.save()
///     session.failure                // nil: it is on the disk
public struct ReaderStateSession: Sendable {
  private enum Mode: Sendable {
    /// Changes are saved.
    case stored(ReaderStateStore)

    /// Changes cannot be saved, since there is no place for them.
    case homeless(reason: String)

    /// Changes last until the run ends, since the source of this name may hold other books next time.
    case passing(source: String)

    /// Changes make no difference.
    case forgetful
  }

  /// The problems that the reader should know of, although everything requested was done.
  public private(set) var warnings: [ReaderStateError] = []

  /// The reason why something that was requested is not saved.
  public private(set) var failure: ReaderStateError?

  private let mode: Mode
  private var stored: ReaderStateStore.Snapshot

  /// The changes that are not saved yet.
  private var changes: [ReaderState.Change] = []

  /// Loads the state.
  ///
  /// - Parameter store: The store that keeps it.
  public init(_ store: ReaderStateStore) {
    self.init(.stored(store), stored: store.load())
  }

  /// Creates a session without a place for the state: saving a request fails with
  /// ``ReaderStateError/noLocation(reason:)``.
  ///
  /// - Parameter reason: Why there is none, as the message says it.
  public init(homeless reason: String) {
    self.init(.homeless(reason: reason))
  }

  /// Creates a session that remembers changes only until the run ends, since the source of the books
  /// may hold other books next time.
  ///
  /// - Parameter name: The name of the source in messages.
  public init(ofPassingSource name: String) {
    self.init(.passing(source: name))
  }

  /// Creates the session of a new reader, which remembers nothing.
  public init() {
    self.init(.forgetful)
  }

  private init(_ mode: Mode, stored: ReaderStateStore.Snapshot = .nothing) {
    self.mode = mode
    self.stored = stored
    warnings = stored.problem.map { [$0] } ?? []
  }

  /// The state as it is remembered, saved or not.
  public var state: ReaderState {
    changes.isEmpty ? stored.state : stored.state.applying(changes)
  }

  /// The state of one volume, saved or not; see ``ReaderState/volume(_:)``.
  ///
  /// - Parameter volume: The series number.
  /// - Returns: Its state.
  public func volume(_ volume: Int) -> VolumeState {
    changes.isEmpty ? stored.state.volume(volume) : state.volume(volume)
  }

  /// The state of each volume, saved or not; see ``ReaderState/volumes(of:)``.
  ///
  /// - Parameter count: The number of volumes in the series.
  /// - Returns: Their states, in file order.
  public func volumes(of count: Int) -> [VolumeState] {
    changes.isEmpty ? stored.state.volumes(of: count) : state.volumes(of: count)
  }

  /// Whether a change would make no difference to the state, saved or not.
  ///
  /// - Parameter change: The change.
  /// - Returns: Whether everything stays as it is. While nothing waits to be saved, that includes the
  ///   parts that a later version has saved.
  public func includes(_ change: ReaderState.Change) -> Bool {
    changes.isEmpty ? stored.includes(change) : state.includes(change)
  }

  /// Remembers a change.
  ///
  /// If a change that the reader asked for cannot be saved, that is a ``failure``. One that is
  /// remembered for convenience, such as ``ReaderState/Change/shown(_:)``, may be given up.
  ///
  /// - Parameter change: The change.
  public mutating func remember(_ change: ReaderState.Change) {
    switch mode {
    case .forgetful: return
    // A change that makes no difference needs no warning.
    case .passing where includes(change): return
    case .stored where changes.isEmpty && !stored.isChanged(by: change): return
    case .stored, .homeless, .passing: break
    }
    changes.append(change)
  }

  /// Reads the state again, since other programs may have saved changes meanwhile.
  ///
  /// Changes that are remembered here and not saved yet stay.
  ///
  /// - Returns: Whether there was anything to read. If not, or if the file cannot be used now, nothing
  ///   changes.
  public mutating func reload() -> Bool {
    guard case .stored(let store) = mode else { return false }
    let latest = store.load()
    guard latest.problem == nil else { return false }
    stored = latest
    return true
  }

  /// Whether a change that the reader asked for is to be saved and has not been tried yet.
  public var isRequestPending: Bool {
    savesLater && isRequested && failure == nil
  }

  /// Whether there is a change to save, with nothing but another program in the way.
  public var isSavePending: Bool {
    savesLater && !changes.isEmpty && failure?.isAboutLock ?? true
  }

  /// Saves the changes since the last time.
  ///
  /// Unless one of them was requested, this waits neither for other programs nor for the folder on the
  /// disk.
  ///
  /// - Parameter timeout: How long to wait for another program that is saving, if a change was
  ///   requested. Requests that could not be saved are tried again the next time, as is everything
  ///   that was only held up by another program.
  public mutating func save(timeout: Duration = ReaderStateStore.defaultTimeout) {
    guard !changes.isEmpty else { return }
    switch mode {
    case .stored(let store): save(in: store, timeout: timeout)
    case .homeless(let reason): note(.noLocation(reason: reason))
    case .passing(let source):
      if isRequested { warnings = [.passingSource(name: source)] }
    case .forgetful: break
    }
  }
}

extension ReaderStateSession {
  /// Whether the reader asked for any of the changes.
  private var isRequested: Bool {
    changes.contains(where: \.isRequested)
  }

  private var savesLater: Bool {
    if case .passing = mode { false } else { true }
  }

  private mutating func save(in store: ReaderStateStore, timeout: Duration) {
    do throws(ReaderStateError) {
      stored = try store.save(
        changes, over: stored, timeout: isRequested ? timeout : .zero,
        isDurable: isRequested)
      (changes, failure) = ([], nil)
      if warnings.isEmpty, let problem = stored.problem { warnings = [problem] }
    } catch {
      note(error)
    }
  }

  private mutating func note(_ error: ReaderStateError) {
    // A problem with reading the file is one with saving it too: one message will do.
    if isRequested {
      warnings = []
      failure = error
    } else if warnings.isEmpty, !error.isByIntention {
      warnings = [error]
    }
    if !error.isAboutLock { changes.removeAll { !$0.isRequested } }
  }
}

extension ReaderStateError {
  /// Whether the file is only being saved by another program.
  package var isAboutLock: Bool {
    if case .locked = self { true } else { false }
  }

  /// Whether that is as intended: another program is saving, or the user protects the file.
  fileprivate var isByIntention: Bool {
    switch self {
    case .locked, .readOnly, .passingSource: true
    case .noLocation, .damaged, .partlyDamaged, .setAside, .newerVersion, .notAFile, .unreadable,
      .unwritable:
      false
    }
  }
}
