import SystemCalls

/// Why a state file cannot be used.
enum ReaderStateFailure: Error {
  /// A later version wrote it.
  case newerVersion

  /// The path leads to something other than a regular file.
  case notAFile

  case system(Errno)
}

/// The file in which a store keeps the state of its series.
struct ReaderStateFile {
  /// What the file holds, and which file that is.
  struct Contents: Sendable {
    /// The document, or that of a new reader if the file is missing or damaged.
    var document = ReaderStateDocument()

    /// Which file it is, or nil if there is none.
    var stamp: FileStamp?

    /// Whether the file as a whole is damaged.
    var isDamaged = false
  }

  let path: String

  /// Reads the file.
  ///
  /// - Parameter known: What was read before. It is returned if the file has not changed since.
  /// - Returns: What it holds.
  /// - Throws: Why it cannot be used.
  func read(known: Contents = Contents()) throws(ReaderStateFailure) -> Contents {
    let stamp: FileStamp
    let bytes: [UInt8]?
    do throws(Errno) {
      let file = try FileDescriptor(path, for: .readingNonBlocking)
      stamp = try file.stamp()
      if known.stamp == stamp { return known }
      bytes =
        try file.isRegularFile() ? file.readAll(limit: ReaderStateStore.sizeLimit) : nil
    } catch .noSuchFile {
      return Contents()
    } catch {
      throw .system(error)
    }
    guard let bytes else { throw .notAFile }
    guard bytes.count <= ReaderStateStore.sizeLimit else {
      return Contents(stamp: stamp, isDamaged: true)
    }
    do throws(ReaderStateDocument.Fault) {
      return Contents(document: try ReaderStateDocument(bytes), stamp: stamp)
    } catch {
      switch error {
      case .damaged: return Contents(stamp: stamp, isDamaged: true)
      case .newerVersion: throw .newerVersion
      }
    }
  }

  /// Replaces the file as a whole, so that any program that reads it finds the old contents or the new.
  ///
  /// - Parameter document: The new contents.
  /// - Throws: Why it cannot be replaced; it is then unchanged.
  func replace(with document: ReaderStateDocument) throws(Errno) {
    let replacement = path + ".new"
    // Only a program that was killed can have left one, since the lock is held.
    FilePath.remove(replacement)
    try create(replacement, holding: document.encoded)
    do {
      try FilePath.move(replacement, to: path)
    } catch {
      FilePath.remove(replacement)
      throw error
    }
  }

  /// Moves the file to a new name, so that the user can repair it.
  ///
  /// - Returns: The name.
  func setAside() throws(Errno) -> String {
    let name = asideName
    try FilePath.move(path, to: name)
    return name
  }

  /// Copies the file to a new name, so that the user can look up what was ignored in it.
  ///
  /// - Returns: The name.
  func copyAside() throws(Errno) -> String {
    let name = asideName
    let file = try FileDescriptor(path, for: .readingNonBlocking)
    try create(name, holding: file.readAll(limit: ReaderStateStore.sizeLimit))
    return name
  }

  /// The new name for a damaged file; those of earlier ones are not reused.
  var asideName: String {
    var name = path + ".damaged"
    var number = 2
    while FilePath.exists(name) {
      name = "\(path).damaged-\(number)"
      number += 1
    }
    return name
  }
}

extension ReaderStateFile {
  /// Creates a file and waits until its bytes are on the disk; if that fails, no file is left.
  private func create(_ name: String, holding bytes: [UInt8]) throws(Errno) {
    let file = try FileDescriptor(name, for: .creating)
    do {
      try file.writeAll(bytes)
      try file.flushToDisk()
    } catch {
      FilePath.remove(name)
      throw error
    }
  }
}
