import SystemCalls

/// The file in which a store keeps the state of its series.
struct ReaderStateFile {
  /// The contents of the file, and which file it is.
  struct Contents: Sendable {
    /// The document, or that of a new reader if the file is missing or damaged.
    var document = ReaderStateDocument()

    /// Which file it is, or nil if there is none.
    var stamp: FileStamp?

    /// Whether the file as a whole is damaged.
    var isDamaged = false
  }

  let path: String

  /// The path that errors name, which may be that of a link to the file.
  let name: String

  /// Whether a file that holds something other than a reader state is treated as a damaged one.
  let ownsPlace: Bool

  /// Reads the file.
  ///
  /// - Parameter known: The contents read before. They are returned if the file has not changed since.
  /// - Returns: Its contents; those of a new reader if there is no file.
  /// - Throws: Why it cannot be used.
  func read(known: Contents = Contents()) throws(ReaderStateError) -> Contents {
    let stamp: FileStamp
    let bytes: [UInt8]?
    do throws(Errno) {
      let file = try FileDescriptor(path, for: .readingNonBlocking)
      stamp = try file.stamp()
      if known.stamp == stamp { return known }
      bytes = try file.isRegularFile() ? file.readAll(limit: ReaderStateStore.sizeLimit) : nil
    } catch .noSuchFile {
      return Contents()
    } catch {
      throw .unreadable(file: name, reason: error.reason)
    }
    guard let bytes else { throw .notAFile(file: name) }
    guard bytes.count <= ReaderStateStore.sizeLimit else { throw .tooLarge(file: name) }
    do throws(ReaderStateDocument.Fault) {
      return Contents(document: try ReaderStateDocument(bytes), stamp: stamp)
    } catch {
      switch error {
      case .foreign where !ownsPlace: throw .foreign(file: name)
      case .damaged, .foreign: return Contents(stamp: stamp, isDamaged: true)
      case .newerVersion: throw .newerVersion(file: name)
      }
    }
  }

  /// Replaces the file as a whole, so that any program that reads it finds the old contents or the new.
  ///
  /// - Parameters:
  ///   - document: The new contents.
  ///   - keepsOld: Whether to keep the old file under a second name, so that the user can look up or
  ///     repair the parts of it that were ignored.
  /// - Returns: The second name, or nil if there is none.
  /// - Throws: Why it cannot be replaced; it is then unchanged.
  @discardableResult
  func replace(
    with document: ReaderStateDocument, keepingOld keepsOld: Bool = false
  ) throws(ReaderStateError) -> String? {
    let bytes = document.encoded
    guard bytes.count <= ReaderStateStore.sizeLimit else { throw .full(file: name) }
    do throws(Errno) {
      let replacement = try FileReplacement(
        of: path, holding: bytes, isAbandoned: Self.isLeftByKilledRun)
      return try replacement.commit(keepingOldAs: keepsOld ? ".damaged" : nil)
    } catch { throw .unwritable(file: name, reason: error.reason) }
  }
}

extension ReaderStateFile {
  /// How every document begins.
  private static let beginning = Array("{\n  \"".utf8)

  /// Whether a file can only be the replacement of a run that was killed, since the lock is held.
  private static func isLeftByKilledRun(_ name: String) -> Bool {
    guard FilePath.isRegularFile(name),
      let bytes = try? FileDescriptor(name, for: .readingNonBlocking)
        .readAll(limit: beginning.count)
    else { return false }
    return zip(bytes, beginning).allSatisfy { $0 == $1 }
  }
}
