import SystemCalls

/// Keeps the reader state of one series in a file that several programs may use at once.
///
/// An unusable file never prevents reading: ``load()`` always returns a state, and reports in
/// ``Snapshot/problem`` the parts that it had to ignore. Saving throws only if nothing was saved.
///
///     let series = try BookSeries.embedded()
///     let store = ReaderStateStore(
///       file: "state.json", series: .embedded, titles: series.map(\.title))
///     try store.save([.kept([series[2].identity])])
///     store.load().state.keptVolumes  // [3]
public struct ReaderStateStore: Sendable {
  /// The default for how long to wait for another program that is saving.
  public static let defaultTimeout = Duration.seconds(5)

  /// The size in bytes beyond which a file is neither read nor written: 16 MiB, far more than any
  /// reader needs.
  public static let sizeLimit = 16 << 20

  /// The contents of a store when it was last read or written.
  public struct Snapshot: Sendable {
    fileprivate var entry = ReaderStateEntry()

    /// The problem that the reader should know of, or nil if there is none.
    ///
    /// After ``ReaderStateStore/load()``: why the file, or a part of it, was ignored. The state is the
    /// rest, or that of a new reader. After saving: where a damaged file was kept
    /// (``ReaderStateError/setAside(file:keptAs:)``), or that of `load()` if nothing had to change.
    public var problem: ReaderStateError? { problems.first }

    /// That problem, or none.
    fileprivate(set) var problems: [ReaderStateError] = []

    fileprivate var contents = ReaderStateFile.Contents()

    /// Whether the file was read; if not, it may hold anything.
    fileprivate var isKnown = true

    /// Whether saving made a difference.
    fileprivate(set) var wasChanged = false

    /// The state that was found.
    public var state: ReaderState { entry.state }

    /// Whether changes would make a difference to the contents; true also if they are unknown.
    fileprivate func isChanged(by changes: [ReaderState.Change]) -> Bool {
      !isKnown || entry.isChanged(by: changes)
    }

    /// Whether it is known that a volume was shown last.
    func showedLast(_ book: BookIdentity) -> Bool { isKnown && state.includes(.shown(book)) }

    /// Gives each record to its book; see ``ReaderStateStore/titles``.
    package mutating func match(to titles: [String]) { entry.state.match(to: titles) }

    /// The state of a new reader, which is kept nowhere.
    package static var nothing: Snapshot { Snapshot() }
  }

  /// The titles of all books, in the order of the series, by which each record finds its book; none
  /// if they are not known, so that records go by number.
  public var titles: [String]

  private let file: String
  private let series: SeriesIdentity
  private let ownsPlace: Bool

  /// Creates a store, without reading or writing anything yet.
  ///
  /// - Parameters:
  ///   - file: The path of the state file, which need not exist and in which `~` is a folder like
  ///     any other. A symbolic link is followed and kept.
  ///   - series: The series whose state is kept.
  ///   - titles: The titles of all its books; none if they are not known yet.
  ///   - ownsPlace: Whether nothing but a reader state belongs in this place, so that another file is
  ///     kept under another name as a damaged one is. If not, it is left alone.
  public init(file: String, series: SeriesIdentity, titles: [String], ownsPlace: Bool = false) {
    self.file = file
    self.series = series
    self.titles = titles
    self.ownsPlace = ownsPlace
  }

  /// Reads the state, without taking a lock or writing anything.
  ///
  /// It never fails: a missing file means a new reader, and one that cannot be used means a new reader
  /// and a problem.
  ///
  /// - Returns: The state, and the problem if there is one.
  public func load() -> Snapshot {
    do throws(ReaderStateError) {
      return snapshot(of: try stateFile(at: file).read())
    } catch {
      return Snapshot(problems: [error], isKnown: false)
    }
  }

  /// Reads the state again.
  ///
  /// - Parameter stored: The result of the last loading or saving.
  /// - Returns: The state as in ``load()``, or nil if the file has not changed since.
  package func load(after stored: Snapshot) -> Snapshot? {
    stored.isKnown && FilePath.stamp(of: file) == stored.contents.stamp ? nil : load()
  }

  /// Saves changes.
  ///
  /// The file is read again under a lock that is held until it has been replaced, so programs that
  /// save at the same time keep each other's changes. It is replaced as a whole: a program that is
  /// killed leaves the old file or the new one. A file that is damaged, as a whole or in part, is kept
  /// under another name.
  ///
  /// - Parameters:
  ///   - changes: The changes, in order.
  ///   - stored: The result of the last loading or saving. If the changes make no difference to it,
  ///     nothing is locked or written.
  ///   - timeout: How long to wait for another program that is saving, starting again whenever one
  ///     has finished, up to 30 seconds in all.
  ///   - isDurable: Whether to wait until a power cut could not undo the changes. If not, it may
  ///     bring back the old file, as a whole.
  /// - Returns: The present contents, and a problem if the file was found to be damaged.
  /// - Throws: ``ReaderStateError`` if the changes were not saved:
  ///   ``ReaderStateError/unwritable(file:reason:)``, ``ReaderStateError/locked(file:)``,
  ///   ``ReaderStateError/readOnly(file:)``, ``ReaderStateError/full(file:)``, or why the file is left
  ///   alone, such as ``ReaderStateError/foreign(file:)``.
  @discardableResult
  public func save(
    _ changes: [ReaderState.Change], over stored: Snapshot,
    timeout: Duration = ReaderStateStore.defaultTimeout, isDurable: Bool = true
  ) throws(ReaderStateError) -> Snapshot {
    var stored = stored
    stored.wasChanged = false
    // A file that is not ours is not even locked.
    if case .foreign? = stored.problems.first { throw .foreign(file: file) }
    guard stored.isChanged(by: changes) else { return stored }
    do throws(ReaderStateError) {
      return try saveUnderLock(changes, over: stored, timeout: timeout, isDurable: isDurable)
    } catch .unreadable(let file, let reason) {
      // What cannot be read is left as it is, so nothing can be saved there.
      throw .unwritable(file: file, reason: reason)
    }
  }

  /// Loads the state and saves changes to it; they are on the disk when it returns.
  ///
  /// - Parameters:
  ///   - changes: The changes, in order.
  ///   - timeout: How long to wait for another program that is saving.
  /// - Returns: The present contents, and a problem if the file was found to be damaged.
  /// - Throws: ``ReaderStateError`` if the changes were not saved.
  @discardableResult
  public func save(
    _ changes: [ReaderState.Change], timeout: Duration = ReaderStateStore.defaultTimeout
  ) throws(ReaderStateError) -> Snapshot {
    try save(changes, over: load(), timeout: timeout)
  }
}

extension ReaderStateStore {
  private func saveUnderLock(
    _ changes: [ReaderState.Change], over stored: Snapshot, timeout: Duration, isDurable: Bool
  ) throws(ReaderStateError) -> Snapshot {
    let target: ReaderStateFile
    let lock: FolderLock
    do throws(Errno) {
      let path = try FilePath.resolvingLinks(file)
      try FilePath.createFolder(FilePath.folder(of: path))
      lock = try FolderLock(FilePath.folder(of: path), toChange: path, timeout: timeout)
      target = stateFile(at: path)
    } catch .wouldBlock {
      throw .locked(file: file)
    } catch {
      throw .unwritable(file: file, reason: error.reason)
    }
    let contents = try target.read(known: stored.contents)
    let isKnown = contents.stamp != nil && contents.stamp == stored.contents.stamp
    var entry = isKnown ? stored.entry : matchedEntry(of: contents)
    var isDamaged = contents.isDamaged || !entry.damagedParts.isEmpty
    guard entry.apply(changes) else { return snapshot(of: contents) }
    if let permissions = FilePath.permissions(of: target.path), permissions & 0o200 == 0 {
      throw .readOnly(file: file)
    }
    var document = contents.document
    if document.set(entry, of: series) { isDamaged = true }
    let keptAs = try target.replace(with: document, keepingOld: isDamaged)
    if isDurable {
      do throws(Errno) {
        try lock.flushToDisk()
      } catch {
        throw .unwritable(file: file, reason: error.reason)
      }
    }
    let problems = keptAs.map { [ReaderStateError.setAside(file: file, keptAs: $0)] } ?? []
    // The document has changed since it was read, so the next save reads the file again.
    return Snapshot(entry: entry, problems: problems, wasChanged: true)
  }

  private func stateFile(at path: String) -> ReaderStateFile {
    ReaderStateFile(path: path, name: file, ownsPlace: ownsPlace)
  }

  private func matchedEntry(of contents: ReaderStateFile.Contents) -> ReaderStateEntry {
    var entry = contents.document.entry(of: series)
    if !titles.isEmpty { entry.state.match(to: titles) }
    return entry
  }

  private func snapshot(of contents: ReaderStateFile.Contents) -> Snapshot {
    let entry = matchedEntry(of: contents)
    var problems: [ReaderStateError] = []
    if contents.isDamaged {
      problems = [.damaged(file: file)]
    } else if !entry.damagedParts.isEmpty {
      problems = [.partlyDamaged(file: file, parts: entry.damagedParts)]
    }
    return Snapshot(entry: entry, problems: problems, contents: contents)
  }
}
