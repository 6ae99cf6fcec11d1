package import SystemCalls

/// The reader state in a file that several programs may use at once, and the problems with reading
/// or saving it.
///
///     let series = try BookSeries.embedded()
///     var session = ReaderStateSession(file: "state.json", for: series)
///     try session.perform(.kept([series[2]]))  // true
///     session.state.keptVolumes                // [3]
///
/// A file that cannot be used never prevents reading: the ``warnings`` say what had to be ignored.
/// Each change is saved at once, and the file is replaced as a whole, under a lock, so that
/// programs which save at the same time keep each other's changes. An app that keeps what is
/// remembered elsewhere needs no session: see ``ReaderState/entry``.
public struct ReaderStateSession: Sendable, CustomStringConvertible {
  private enum Place: Sendable {
    case file(ReaderStateStore)

    /// The session itself.
    case memory

    /// None, for the reason that messages give: a change is refused.
    case missing(reason: String)

    /// None: a change makes no difference.
    case nowhere
  }

  /// The state as it is remembered, saved or not.
  public private(set) var state: ReaderState

  /// The problems that the reader should know of, although everything requested was done.
  ///
  /// There is one at most: a problem with reading the file is one with saving it too. That a file
  /// was set aside or gone stays a warning as long as there is no other.
  public var warnings: [ReaderStateError] {
    !failures.isEmpty ? [] : stored.problems.isEmpty ? noted : stored.problems
  }

  /// The reason why something that was requested is not saved, or may not survive a power cut.
  package var failure: ReaderStateError? { failures.first }

  /// Whether a change that was requested is saved, and made a difference.
  package private(set) var hasSavedRequest = false

  /// Asks for the day on which a change is made that does not say it itself; nil if none is kept.
  package var today: @Sendable () -> ReadingDay? = { nil }

  /// Whether it is remembered which page was shown; of a new reader, that alone is nothing to keep.
  package var remembersShown = true

  private let place: Place
  private var stored: ReaderStateStore.Snapshot
  private var changes: [ReaderState.Change] = []

  /// The problem with saving that is a failure, or a warning, or none.
  private var failures: [ReaderStateError] = []
  private var noted: [ReaderStateError] = []

  /// Loads the state of a series from a file, without taking a lock or writing anything.
  ///
  /// - Parameters:
  ///   - file: The path of the state file, which need not exist and in which `~` is a folder like
  ///     any other. A symbolic link is followed and kept.
  ///   - series: The series, under whose ``BookSeries/identity`` the state is kept, and by whose
  ///     titles each record finds its book. Of one without an identity, nothing is kept: that is
  ///     ``ReaderStateError/noLocation(reason:)``.
  ///   - ownsPlace: Whether nothing but a reader state belongs in this place, so that another file
  ///     is kept under another name as a damaged one is. If not, it is left alone.
  public init(file: String, for series: BookSeries, ownsPlace: Bool = false) {
    self.init(ReaderStateStore(file: file, for: series, ownsPlace: ownsPlace))
  }

  package init(_ store: consuming ReaderStateStore) {
    stored = store.load()
    state = stored.state
    place = .file(store)
  }

  /// Creates a session for previews and tests, which remembers as long as it lives and saves
  /// nothing.
  ///
  ///     let book = try BookSeries.embedded()[2]
  ///     var session = ReaderStateSession.inMemory()
  ///     try session.perform(.kept([book]))  // true
  ///     session.state.keptVolumes           // [3]
  ///
  /// - Parameter state: What is remembered at first.
  /// - Returns: The session.
  public static func inMemory(_ state: ReaderState = ReaderState()) -> ReaderStateSession {
    var session = ReaderStateSession(.memory)
    session.state = state
    return session
  }

  /// Creates a session that has no place for the state, for a reason as messages say it: saving a
  /// request fails.
  package init(noLocation reason: String) { self.init(.missing(reason: reason)) }

  /// Creates the session of a new reader, which keeps nothing.
  package init() { self.init(.nowhere) }

  /// The same or, where nothing is kept, one that keeps changes for as long as it is there.
  package var orInMemory: ReaderStateSession {
    if case .nowhere = place { .inMemory() } else { self }
  }

  private init(_ place: Place) {
    self.place = place
    stored = .nothing
    state = stored.state
  }

  /// Remembers a change; a step is one to where it leads now, whatever others save meanwhile.
  ///
  /// If a change that the reader asked for cannot be saved, that is a ``failure``. One that is
  /// remembered for convenience, such as ``ReaderState/Change/shown(_:)``, may be given up.
  package mutating func remember(_ change: ReaderState.Change) {
    let change = change.made(on: today)
    switch place {
    case .nowhere: return
    case .memory: return state.apply(change)
    case .file, .missing: break
    }
    // The volume shown last is usually shown again.
    if case .shown(let book) = change,
      !remembersShown || changes.isEmpty && stored.showedLast(book)
    {
      return
    }
    changes.append(change.settled(in: state))
    state.apply(change)
  }

  /// Makes a change, and saves it at once.
  ///
  /// That a page was shown, ``ReaderState/Change/shown(_:)``, is remembered for convenience: it
  /// waits for nothing, and where it cannot be saved nothing is thrown.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - timeout: How long to wait for another program that is saving, starting again whenever one
  ///     has finished, up to 30 seconds in all; nil for five seconds.
  /// - Returns: Whether it made a difference.
  /// - Throws: ``ReaderStateError`` if it could not be saved, so that the next change saves it as
  ///   well; or not for certain, which is ``ReaderStateError/unflushed(file:reason:)``;
  ///   ``ReaderStateError/noLocation(reason:)`` if the session keeps nothing.
  @discardableResult
  public mutating func perform(
    _ change: ReaderState.Change, timeout: Duration? = nil
  ) throws(ReaderStateError) -> Bool {
    let change = change.made(on: today)
    switch place {
    case .file:
      changes.append(change)
      state.apply(change)
      save(timeout: timeout ?? ReaderStateStore.defaultTimeout)
      if let failure { throw failure }
      return stored.wasChanged
    case .memory:
      let before = state
      state.apply(change)
      return state != before
    case .missing(let reason): throw .noLocation(reason: reason)
    case .nowhere: throw .noLocation(reason: ErrorText.nothingIsKept)
    }
  }

  package typealias Wait = LockWait

  /// Makes a change as ``perform(_:timeout:)`` does, for a caller that waits in its own way: nil if
  /// another program is saving and there is time left, and then nothing has changed.
  package mutating func attempt(
    _ change: ReaderState.Change, timeout: Duration?, since wait: inout Wait?
  ) throws(ReaderStateError) -> Bool? {
    let before = self
    do throws(ReaderStateError) {
      return try perform(change, timeout: .zero)
    } catch .locked(let file) {
      var latest =
        wait ?? Wait(toChange: file, timeout: timeout ?? ReaderStateStore.defaultTimeout)
      let isOver = latest.isOver()
      wait = latest
      if isOver { throw .locked(file: file) }
      self = before
      return nil
    }
  }

  /// The books of other data files of which something is remembered in the same place.
  package var otherBooks: [OtherBooks] {
    if case .file(let store) = place { store.otherBooks(in: stored) } else { [] }
  }

  package var locked: ReaderStateError {
    if case .file(let store) = place { .locked(file: store.file) } else { .locked(file: "") }
  }

  /// Reads the state again, since other programs may have saved changes meanwhile.
  ///
  /// Changes that are remembered here and not saved yet stay.
  ///
  /// - Returns: Whether there was anything to read. If not, or if the file cannot be used now,
  ///   nothing changes.
  public mutating func reload() -> Bool {
    guard case .file(let store) = place, let latest = store.load(after: stored),
      latest.problems.isEmpty
    else { return false }
    stored = latest
    state = latest.state.applying(changes)
    return true
  }

  /// Whether there is a change to save, with nothing but another program in the way.
  package var isSavePending: Bool {
    !changes.isEmpty && failure.map { $0.isAboutLock || $0.isSaved } ?? true
  }

  /// Saves the changes since the last time.
  ///
  /// Unless one of them was requested, this waits neither for other programs nor for the folder on
  /// the disk. Requests that could not be saved are tried again the next time, as is everything
  /// that was only held up by another program.
  package mutating func save(timeout: Duration = ReaderStateStore.defaultTimeout) {
    guard !changes.isEmpty else { return }
    let isRequested = changes.contains(where: \.isRequested)
    do throws(ReaderStateError) {
      switch place {
      case .file(let store):
        stored = try store.save(
          changes, over: stored, timeout: isRequested ? timeout : .zero, isDurable: isRequested)
        (state, changes) = (stored.state, [])
        hasSavedRequest = hasSavedRequest || isRequested && stored.wasChanged
        if stored.wasChanged, let problem = stored.problem, !problem.isSaved { noted = [problem] }
        if isRequested { failures = stored.problems.filter(\.isSaved) }
      case .missing(let reason): throw .noLocation(reason: reason)
      case .memory, .nowhere: break
      }
    } catch {
      if isRequested { failures = [error] } else if !error.isByIntention { noted = [error] }
      if !error.isAboutLock { changes.removeAll { !$0.isRequested } }
    }
  }

  /// The state.
  public var description: String { state.description }
}

extension ReaderStateError {
  /// Whether the file is only being saved by another program.
  package var isAboutLock: Bool { if case .locked = self { true } else { false } }

  /// Whether the change is saved all the same.
  package var isSaved: Bool { if case .unflushed = self { true } else { false } }

  /// Whether that is as intended: another program is saving, or the user protects the file.
  fileprivate var isByIntention: Bool { if case .readOnly = self { true } else { isAboutLock } }
}
