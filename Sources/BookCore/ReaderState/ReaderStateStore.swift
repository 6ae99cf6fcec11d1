#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

import SystemCalls

/// Keeps the reader state of one series in a file that several programs may use at once.
///
///     let store = ReaderStateStore(file: "/tmp/state.json", series: .embedded)
///     try store.save([.expanded(3)])
///     store.load().state.expandedVolumes  // [3]
public struct ReaderStateStore: Sendable {
  /// The longest wait for another program that is saving, unless something else is asked for.
  public static let usualPatience = Duration.seconds(5)

  /// The size in bytes beyond which a file is not taken for a reader state: 16 MiB, far more than
  /// a lifetime of reading fills.
  public static let sizeLimit = 16 << 20

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
  /// - Returns: The state, and a problem worth telling the reader where the file is damaged, was
  ///   written by a newer version or cannot be read. The state is then that of a new reader.
  public func load() -> (state: ReaderState, problem: ReaderStateError?) {
    do {
      return (try ReaderStateFile(path: file, series: series).read().state, nil)
    } catch {
      return (ReaderState(), problem(error) { .unreadable(file: file, reason: $0) })
    }
  }

  /// Saves changes, so that they are on the disk when it returns.
  ///
  /// The file is read again under a lock that ends after it was replaced, so programs that save at
  /// the same time keep each other's changes. It is replaced as a whole: a program that is killed
  /// leaves the old file or the new one. A damaged file is set aside first.
  ///
  /// - Parameters:
  ///   - changes: What the reader did, in that order.
  ///   - loaded: The state as it was loaded before. Where the changes make no difference to it,
  ///     nothing is locked or written.
  ///   - patience: The longest wait for another program that is saving, counted anew whenever one
  ///     has finished.
  /// - Returns: A problem worth telling the reader, where the file turned out to be damaged.
  /// - Throws: ``ReaderStateError``.
  @discardableResult
  public func save(
    _ changes: [ReaderState.Change],
    over loaded: ReaderState? = nil,
    patience: Duration = ReaderStateStore.usualPatience
  ) throws(ReaderStateError) -> ReaderStateError? {
    if let loaded, loaded.applying(changes) == loaded { return nil }
    do {
      let target = try FilePath.followingLinks(file)
      try FilePath.createFolder(FilePath.folder(of: target))
      let lock = try FolderLock(FilePath.folder(of: target), timeout: patience)
      let keptAs = try ReaderStateFile(path: target, series: series).apply(changes)
      try lock.flushToDisk()
      return keptAs.map { .setAside(file: file, keptAs: $0) }
    } catch let error as Errno where error == .wouldBlock {
      throw .locked(file: file)
    } catch {
      throw problem(error) { .unwritable(file: file, reason: $0) }
    }
  }
}

extension ReaderStateStore {
  private func problem(
    _ error: any Error, otherwise: (String) -> ReaderStateError
  ) -> ReaderStateError {
    switch error {
    case is ReaderStateFormat.Damage: .damaged(file: file, keptAs: asideName)
    case is ReaderStateFormat.NewerVersion: .newerVersion(file: file)
    case is ReaderStateFile.NotAFile: otherwise(Words.notAFile)
    case let error as Errno: otherwise(error.reason)
    default: otherwise(Words.unknownReason)
    }
  }

  private var asideName: String {
    let target = (try? FilePath.followingLinks(file)) ?? file
    return ReaderStateFile(path: target, series: series).asideName
  }
}
