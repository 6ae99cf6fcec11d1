/// The reader state during one run, and the problems with reading or saving it.
///
/// A change is known at once and saved later, so that no page waits for a disk or for another
/// program:
///
///     let book = try BookSeries.embedded()[2]
///     let titles = try BookSeries.embedded().map(\.title)
///     let store = ReaderStateStore(file: "state.json", series: .embedded, titles: titles)
///     var session = ReaderStateSession(store)
///     session.remember(.kept([book.identity]))
///     session.state.keptVolumes  // [3]
///     session.save()
///     session.failure            // nil
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
  ///
  /// There is one at most: a problem with reading the file is one with saving it too.
  public var warnings: [ReaderStateError] {
    !failures.isEmpty ? [] : stored.problems.isEmpty ? noted : stored.problems
  }

  /// The reason why something that was requested is not saved.
  public var failure: ReaderStateError? { failures.first }

  /// That reason, or none.
  private var failures: [ReaderStateError] = []

  /// The state as it is remembered, saved or not.
  public private(set) var state: ReaderState

  private var mode: Mode
  private var stored: ReaderStateStore.Snapshot

  /// The problem with saving that is a warning, or none.
  private var noted: [ReaderStateError] = []

  /// The changes that are not saved yet.
  private var changes: [ReaderState.Change] = []

  /// Loads the state.
  ///
  /// - Parameter store: The store that keeps it.
  public init(_ store: consuming ReaderStateStore) {
    stored = store.load()
    state = stored.state
    mode = .stored(store)
  }

  /// Creates a session without a place for the state: saving a request fails with
  /// ``ReaderStateError/noLocation(reason:)``.
  ///
  /// - Parameter reason: Why there is none, as the message says it.
  public init(noLocation reason: String) { self.init(.homeless(reason: reason)) }

  /// Creates a session that remembers changes only until the run ends, since the source of the books
  /// may hold other books next time.
  ///
  /// - Parameter name: The name of the source in messages.
  public init(passingSource name: String) { self.init(.passing(source: name)) }

  /// Creates the session of a new reader, which remembers nothing.
  public init() { self.init(.forgetful) }

  private init(_ mode: Mode) {
    self.mode = mode
    stored = .nothing
    state = stored.state
  }

  /// Gives each record to its book; see ``ReaderStateStore/titles``.
  ///
  /// - Parameter titles: Finds the titles of all books, in the order of the series, if they are not
  ///   known yet.
  /// - Throws: Why they cannot be found.
  package mutating func match<Failure>(to titles: () throws(Failure) -> [String]) throws(Failure) {
    guard case .stored(var store) = mode, store.titles.isEmpty else { return }
    store.titles = try titles()
    mode = .stored(store)
    stored.match(to: store.titles)
    state = stored.state.applying(changes)
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
    case .passing where state.includes(change): return
    case .stored, .homeless, .passing: break
    }
    // The volume shown last is usually shown again.
    if case .shown(let book) = change, changes.isEmpty, stored.showedLast(book) { return }
    changes.append(change)
    state.apply(change)
  }

  /// Makes a change that the reader asked for, and saves it at once.
  ///
  /// If the source of the books is passing, nothing changes, and a warning says so.
  ///
  /// - Parameter change: The change.
  /// - Returns: Whether it made a difference.
  /// - Throws: ``ReaderStateError`` if it could not be saved.
  public mutating func perform(_ change: ReaderState.Change) throws(ReaderStateError) -> Bool {
    switch mode {
    case .stored:
      changes.append(change)
      state.apply(change)
      save()
      if let failure { throw failure }
      return stored.wasChanged
    case .homeless(let reason): throw .noLocation(reason: reason)
    case .passing(let source): noted = [.passingSource(name: source)]
    case .forgetful: break
    }
    return false
  }

  /// Reads the state again, since other programs may have saved changes meanwhile.
  ///
  /// Changes that are remembered here and not saved yet stay.
  ///
  /// - Returns: Whether there was anything to read. If not, or if the file cannot be used now, nothing
  ///   changes.
  public mutating func reload() -> Bool {
    guard case .stored(let store) = mode, let latest = store.load(after: stored),
      latest.problems.isEmpty
    else { return false }
    stored = latest
    state = latest.state.applying(changes)
    return true
  }

  /// Whether there is a change to save, with nothing but another program in the way.
  public var isSavePending: Bool {
    if case .passing = mode { return false }
    return !changes.isEmpty && failure?.isAboutLock ?? true
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
    case .passing(let source): if isRequested { noted = [.passingSource(name: source)] }
    case .forgetful: break
    }
  }
}

extension ReaderStateSession {
  /// Whether the reader asked for any of the changes.
  private var isRequested: Bool { changes.contains(where: \.isRequested) }

  private mutating func save(in store: ReaderStateStore, timeout: Duration) {
    do throws(ReaderStateError) {
      stored = try store.save(
        changes, over: stored, timeout: isRequested ? timeout : .zero, isDurable: isRequested)
      (state, changes, failures) = (stored.state, [], [])
    } catch { note(error) }
  }

  private mutating func note(_ error: ReaderStateError) {
    if isRequested {
      failures = [error]
    } else if !error.isByIntention {
      noted = [error]
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
    default: false
    }
  }
}
