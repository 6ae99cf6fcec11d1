import SystemCalls

/// Keeps the reader state of one series in a file that several programs may use at once.
///
/// An unusable file never prevents reading: ``load()`` always returns a state, and reports in
/// ``Snapshot/problem`` the parts that it had to ignore. Saving throws only if nothing was saved.
package struct ReaderStateStore: Sendable {
  package static let defaultTimeout = Duration.seconds(5)

  /// The size in bytes beyond which a file is neither read nor written: 16 MiB, far more than any
  /// reader needs.
  static let sizeLimit = 16 << 20

  /// The limit of this store, which tests lower.
  var sizeLimit = Self.sizeLimit

  /// The contents of a store when it was last read or written.
  package struct Snapshot: Sendable {
    fileprivate var contents = ReaderStateFile()

    /// The problem that the reader should know of, or nil if there is none.
    ///
    /// After ``ReaderStateStore/load()``: why the file, or a part of it, was ignored. The state is
    /// the rest, or that of a new reader. After saving: that the file was damaged or gone, why the
    /// changes may not survive a power cut, or that of `load()` if nothing had to change.
    package var problem: ReaderStateError? { problems.first }
    fileprivate(set) var problems: [ReaderStateError] = []

    /// Which file was read; nil if there was none, and after saving.
    fileprivate var stamp: FileStamp?

    /// Whether the file was read; if not, it may hold anything.
    fileprivate var isKnown = true
    fileprivate(set) var wasChanged = false
    package var state: ReaderState { contents.state }

    /// Whether changes would make a difference to the contents; true also if they are unknown.
    fileprivate func isChanged(by changes: [ReaderState.Change]) -> Bool {
      if !isKnown { return true }
      if case .shown(let book)? = changes.first, !showedLast(book) { return true }
      var contents = contents
      return contents.apply(changes)
    }

    /// Whether nothing is left of the contents as they were earlier; to forget everything leaves
    /// an entry, or at least a file.
    fileprivate func hasLost(_ earlier: Snapshot) -> Bool {
      contents.isNothing && !earlier.contents.isNothing
    }

    func showedLast(_ book: Book) -> Bool { isKnown && state.includes(.shown(book)) }

    /// The state of a new reader, which is kept nowhere.
    package static var nothing: Snapshot { Snapshot() }
  }

  let file: String
  private let series: BookSeries
  private let ownsPlace: Bool
  private let home: String

  /// Creates a store, without reading or writing anything yet; see ``ReaderStateSession``.
  ///
  /// Paths of data files below the home folder are kept without it, if the state file lies there,
  /// too; without a home, all of them are kept whole.
  package init(
    file: String, for series: BookSeries, ownsPlace: Bool = false, home: String = ""
  ) {
    self.file = file
    self.series = series
    self.ownsPlace = ownsPlace
    self.home = home
  }

  /// Reads the state, without taking a lock or writing anything.
  ///
  /// A missing file means a new reader, and one that cannot be used a new reader and a problem.
  package func load() -> Snapshot {
    do throws(ReaderStateError) {
      return try read(file)
    } catch {
      return Snapshot(problems: [error], isKnown: false)
    }
  }

  /// Reads the state again; nil if the file has not changed since it was last loaded or saved, or
  /// if nothing is left of it, since saving brings back what is known.
  package func load(after stored: Snapshot) -> Snapshot? {
    if stored.isKnown, FilePath.stamp(of: file) == stored.stamp { return nil }
    let latest = load()
    return latest.hasLost(stored) ? nil : latest
  }

  /// Saves changes, unless they make no difference to what was loaded or saved last.
  ///
  /// The file is read again under a lock that is held until it has been replaced, so programs that
  /// save at the same time keep each other's changes. It is replaced as a whole: a program that is
  /// killed leaves the old file or the new one. A file that is damaged, as a whole or in part, is
  /// kept under another name. If nothing is left of what was read before, that is saved as well.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait for another program that is saving, starting again whenever one
  ///     has finished, up to 30 seconds in all.
  ///   - isDurable: Whether to wait until a power cut could not undo the changes. If not, it may
  ///     bring back the old file, as a whole.
  /// - Throws: ``ReaderStateError`` if the changes were not saved.
  @discardableResult
  package func save(
    _ changes: [ReaderState.Change], over stored: Snapshot? = nil,
    timeout: Duration = ReaderStateStore.defaultTimeout, isDurable: Bool = true
  ) throws(ReaderStateError) -> Snapshot {
    var stored = stored ?? load()
    stored.wasChanged = false
    // A file that is not ours is not even locked.
    if case .foreign? = stored.problem { throw .foreign(file: file) }
    guard stored.isChanged(by: changes) else { return stored }
    do throws(ReaderStateError) {
      return try saveUnderLock(changes, over: stored, timeout: timeout, isDurable: isDurable)
    } catch .unreadable(let file, let reason) {
      // What cannot be read is left as it is, so nothing can be saved there.
      throw .unwritable(file: file, reason: reason)
    }
  }
}

extension ReaderStateStore {
  /// The books of other data files of which a file says something, in its order.
  func otherBooks(in snapshot: Snapshot) -> [OtherBooks] {
    let paths = StatePaths(home: home, stateFile: file)
    let own = series.identity?.key ?? ""
    return snapshot.contents.names.compactMap { name in
      guard let path = paths.file(named: name), !path.utf8.elementsEqual(own.utf8),
        var state = snapshot.contents.state(named: name)
      else { return nil }
      state.match(to: series)
      return state.isBlank ? nil : OtherBooks(path: path, state: state)
    }
  }

  /// The paths in the state file; it takes no look at the disk for a series that is in no file.
  private func paths(for identity: SeriesIdentity, in path: String) -> StatePaths {
    identity.isFile ? StatePaths(home: home, stateFile: path) : .whole
  }

  private func identity() throws(ReaderStateError) -> SeriesIdentity {
    guard let identity = series.identity else { throw .noLocation(reason: ErrorText.noIdentity) }
    return identity
  }

  /// Reads the file at a path, unless it is the one that is known.
  private func read(
    _ path: String, after known: Snapshot = .nothing
  ) throws(ReaderStateError) -> Snapshot {
    let identity = try identity()
    let stamp: FileStamp
    let bytes: [UInt8]?
    do throws(Errno) {
      let file = try FileDescriptor(path, for: .readingNonBlocking)
      stamp = try file.stamp()
      if known.stamp == stamp { return known }
      bytes = try file.isRegularFile() ? file.readAll(limit: sizeLimit) : nil
    } catch .noSuchFile {
      return .nothing
    } catch {
      throw .unreadable(file: file, reason: error.reason)
    }
    guard let bytes else { throw .notAFile(file: file) }
    guard bytes.count <= sizeLimit else { throw .tooLarge(file: file) }
    var snapshot = Snapshot(stamp: stamp)
    do throws(ReaderStateFile.Fault) {
      snapshot.contents = try ReaderStateFile(
        bytes, of: identity, inOwnPlace: ownsPlace, paths(for: identity, in: path))
      snapshot.contents.state.match(to: series)
      let parts = snapshot.contents.damage.parts
      if !parts.isEmpty { snapshot.problems = [.partlyDamaged(file: file, parts: parts)] }
    } catch {
      switch error {
      case .foreign: throw .foreign(file: file)
      case .damaged: snapshot.problems = [.damaged(file: file)]
      case .newerVersion: throw .newerVersion(file: file)
      }
    }
    return snapshot
  }

  private func saveUnderLock(
    _ changes: [ReaderState.Change], over stored: Snapshot, timeout: Duration, isDurable: Bool,
    attempts: Int = maxAttempts
  ) throws(ReaderStateError) -> Snapshot {
    let identity = try identity()
    let path: String
    let lock: FolderLock
    do throws(Errno) {
      path = try FilePath.resolvingLinks(file)
      try FilePath.createFolder(FilePath.folder(of: path))
      lock = try FolderLock(FilePath.folder(of: path), toChange: path, timeout: timeout)
    } catch {
      throw error == .wouldBlock
        ? .locked(file: file) : .unwritable(file: file, reason: error.reason)
    }
    var latest = try read(path, after: stored)
    let isGone = latest.hasLost(stored)
    if isGone {
      // What nobody asked for does not bring back what somebody may have removed.
      if !isDurable { return stored }
      latest.contents = stored.contents
    }
    // Without a stamp, since the next save is to read what this one has written.
    var saved = Snapshot(contents: latest.contents, wasChanged: true)
    guard saved.contents.apply(changes) else { return latest }
    if let permissions = FilePath.permissions(of: path), permissions & 0o200 == 0 {
      throw .readOnly(file: file)
    }
    let paths = paths(for: identity, in: path)
    let bytes = saved.contents.encoded(of: identity, paths)
    guard bytes.count <= sizeLimit,
      canBeUndone(saved.contents, of: identity, paths, size: bytes.count)
    else { throw .full(file: file) }
    let isAlone = lock.isExclusive
    do throws(Errno) {
      let replacement = try FileReplacement(of: path, holding: bytes) { name in
        isAlone && Self.isLeftByKilledRun(name)
      }
      if !isAlone, attempts > 1, FilePath.stamp(of: path) != latest.stamp {
        replacement.discard()
        throw .wouldBlock
      }
      // The user can look up or repair what was ignored.
      let keptAs = try replacement.commit(keepingOldAs: latest.problem == nil ? nil : ".damaged")
      if let keptAs {
        saved.problems = [.setAside(file: file, keptAs: keptAs)]
      } else if isGone {
        saved.problems = [.wasGone(file: file)]
      }
    } catch .wouldBlock where !isAlone {
      return try saveUnderLock(
        changes, over: stored, timeout: timeout, isDurable: isDurable, attempts: attempts - 1)
    } catch { throw .unwritable(file: file, reason: error.reason) }
    // The file has the changes by now: to throw would have them made again.
    do throws(Errno) { if isDurable { try lock.flushToDisk() } } catch {
      saved.problems.append(.unflushed(file: file, reason: error.reason))
    }
    return saved
  }

  /// Whether there is room for what an undo makes of contents, which has less than twice their
  /// size.
  private func canBeUndone(
    _ contents: ReaderStateFile, of series: SeriesIdentity, _ paths: StatePaths, size: Int
  ) -> Bool {
    if size <= sizeLimit / 2 { return true }
    var contents = contents
    return !contents.apply([.undone]) || contents.encoded(of: series, paths).count <= sizeLimit
  }

  /// How often a file is read that is not locked and that others change meanwhile; where the system
  /// never says twice that it is the same, the changes are saved all the same.
  private static let maxAttempts = 10

  /// How every state file begins.
  private static let beginning = Array("{\n  \"version\"".utf8)

  /// Whether a file can only be the replacement of a run that was killed, since the lock is held.
  private static func isLeftByKilledRun(_ name: String) -> Bool {
    guard FilePath.isRegularFile(name),
      let bytes = try? FileDescriptor(name, for: .readingNonBlocking)
        .readAll(limit: beginning.count)
    else { return false }
    return zip(bytes, beginning).allSatisfy { $0 == $1 }
  }
}
