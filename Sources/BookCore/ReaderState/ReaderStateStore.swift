import SystemCalls

/// Keeps the reader state of one series in a file that several programs may use at once.
///
///     let store = ReaderStateStore(file: "/tmp/state.json", series: .embedded)
///     try store.save([.expanded(3)])
///     store.load().state.expandedVolumes  // [3]
public struct ReaderStateStore: Sendable {
  /// The longest wait for another program that is saving, unless something else is asked for.
  public static let defaultTimeout = Duration.seconds(5)

  /// The size in bytes beyond which a file is not taken for a reader state: 16 MiB, far more than
  /// a lifetime of reading fills.
  public static let sizeLimit = 16 << 20

  /// What a store holds at a moment.
  public struct Snapshot: Sendable {
    /// What is remembered.
    public let state: ReaderState

    /// What is worth telling the reader, or nil where all is well.
    ///
    /// The file is damaged, was written by a newer version or cannot be read; the state is then what
    /// is understood of it, or that of a new reader.
    public let problem: ReaderStateError?

    fileprivate let contents: ReaderStateFile.Contents

    /// Whether the file was read; what is not known of it may be anything.
    fileprivate let isKnown: Bool

    fileprivate init(
      _ state: ReaderState = ReaderState(), problem: ReaderStateError? = nil,
      contents: ReaderStateFile.Contents = ReaderStateFile.Contents(), isKnown: Bool = true
    ) {
      self.state = state
      self.problem = problem
      self.contents = contents
      self.isKnown = isKnown
    }

    /// Nothing remembered, nowhere.
    package static var nothing: Snapshot {
      Snapshot()
    }
  }

  private let file: String
  private let series: SeriesIdentity

  /// Creates a store, without reading or writing anything yet.
  ///
  /// - Parameters:
  ///   - file: The path of the state file, which need not exist. A symbolic link is followed and
  ///     stays.
  ///   - series: The series whose state is kept.
  public init(file: String, series: SeriesIdentity) {
    self.file = file
    self.series = series
  }

  /// Reads the state, without a lock and without writing anything.
  ///
  /// - Returns: The state, and a problem where there is one.
  public func load() -> Snapshot {
    do throws(ReaderStateFailure) {
      return snapshot(of: try ReaderStateFile(path: file).read())
    } catch {
      let problem = problem(error) { .unreadable(file: file, reason: $0) }
      return Snapshot(problem: problem, isKnown: false)
    }
  }

  /// Saves changes, so that they are on the disk when it returns.
  ///
  /// Under a lock that ends after the file was replaced it is looked at again, so programs that save
  /// at the same time keep each other's changes. It is replaced as a whole: a program that is killed
  /// leaves the old file or the new one. A damaged file, or one that is damaged in a part, is kept
  /// aside first.
  ///
  /// - Parameters:
  ///   - changes: What the reader did, in that order.
  ///   - stored: What was loaded or saved last. Where the changes make no difference to it, nothing
  ///     is locked or written.
  ///   - timeout: The longest wait for another program that is saving, counted anew whenever one
  ///     has finished.
  /// - Returns: What the store holds now, and a problem where the file turned out to be damaged.
  /// - Throws: ``ReaderStateError``.
  @discardableResult
  public func save(
    _ changes: [ReaderState.Change], over stored: Snapshot,
    timeout: Duration = ReaderStateStore.defaultTimeout
  ) throws(ReaderStateError) -> Snapshot {
    if stored.isKnown, stored.state.applying(changes) == stored.state { return stored }
    do throws(ReaderStateFailure) {
      return try saveUnderLock(changes, known: stored.contents, timeout: timeout)
    } catch .system(.wouldBlock) {
      throw .locked(file: file)
    } catch {
      throw problem(error) { .unwritable(file: file, reason: $0) }
    }
  }

  /// Saves changes to whatever the store holds, so that they are on the disk when it returns.
  ///
  /// - Parameters:
  ///   - changes: What the reader did, in that order.
  ///   - timeout: The longest wait for another program that is saving.
  /// - Returns: What the store holds now.
  /// - Throws: ``ReaderStateError``.
  @discardableResult
  public func save(
    _ changes: [ReaderState.Change], timeout: Duration = ReaderStateStore.defaultTimeout
  ) throws(ReaderStateError) -> Snapshot {
    try save(changes, over: load(), timeout: timeout)
  }
}

extension ReaderStateStore {
  private func saveUnderLock(
    _ changes: [ReaderState.Change], known: ReaderStateFile.Contents, timeout: Duration
  ) throws(ReaderStateFailure) -> Snapshot {
    let target: ReaderStateFile
    let lock: FolderLock
    do throws(Errno) {
      let path = try FilePath.resolvingLinks(file)
      try FilePath.createFolder(FilePath.folder(of: path))
      lock = try FolderLock(FilePath.folder(of: path), timeout: timeout)
      target = ReaderStateFile(path: path)
    } catch {
      throw .system(error)
    }
    let contents = try target.read(known: known)
    var entry = contents.document.entry(of: series)
    guard entry.state.applying(changes) != entry.state else { return snapshot(of: contents) }
    do throws(Errno) {
      let keptAs = try keepAside(target, contents, isPartlyDamaged: !entry.damagedParts.isEmpty)
      var document = contents.document
      entry.apply(changes)
      document.set(entry, of: series)
      try target.replace(with: document)
      try lock.flushToDisk()
      let problem = keptAs.map { ReaderStateError.setAside(file: file, keptAs: $0) }
      // A document that was changed is no longer one that was read: the next save reads the file.
      return Snapshot(entry.state, problem: problem)
    } catch {
      throw .system(error)
    }
  }

  /// Keeps what is about to be replaced, where anything in it is damaged.
  ///
  /// - Returns: The name under which it is kept.
  private func keepAside(
    _ file: ReaderStateFile, _ contents: ReaderStateFile.Contents, isPartlyDamaged: Bool
  ) throws(Errno) -> String? {
    if contents.isDamaged { return try file.setAside() }
    return isPartlyDamaged ? try file.copyAside() : nil
  }

  private func snapshot(of contents: ReaderStateFile.Contents) -> Snapshot {
    let entry = contents.document.entry(of: series)
    return Snapshot(
      entry.state, problem: problem(contents, damagedParts: entry.damagedParts),
      contents: contents)
  }

  private func problem(
    _ contents: ReaderStateFile.Contents, damagedParts: [String]
  ) -> ReaderStateError? {
    if contents.isDamaged { return .damaged(file: file, keptAs: asideName) }
    if damagedParts.isEmpty { return nil }
    return .partlyDamaged(file: file, parts: damagedParts, keptAs: asideName)
  }

  /// What to tell the reader.
  ///
  /// - Parameters:
  ///   - failure: Why the file could not be used.
  ///   - otherwise: Says in what way it could not, for the reasons of the system.
  /// - Returns: The problem.
  private func problem(
    _ failure: ReaderStateFailure, otherwise: (String) -> ReaderStateError
  ) -> ReaderStateError {
    switch failure {
    case .damaged: .damaged(file: file, keptAs: asideName)
    case .newerVersion: .newerVersion(file: file)
    case .notAFile: otherwise(Words.notAFile)
    case .system(let error): otherwise(error.reason)
    }
  }

  private var asideName: String {
    let target = (try? FilePath.resolvingLinks(file)) ?? file
    return ReaderStateFile(path: target).asideName
  }
}
