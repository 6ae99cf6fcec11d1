import SystemCalls

/// Why a state file cannot be used.
enum ReaderStateFailure: Error {
  /// It is not what any version of the program writes.
  case damaged

  /// It was written by a later version.
  case newerVersion

  /// Something other than a file stands at the path.
  case notAFile

  case system(Errno)
}

/// The file in which a store keeps the state of its series.
struct ReaderStateFile {
  /// What the file holds, and which file that is.
  struct Contents: Sendable {
    /// The document of the file; that of a new reader where there is none or it is damaged.
    var document = ReaderStateDocument()

    /// Which file it is, or nil where there is none.
    var stamp: FileStamp?

    /// Whether the file as a whole is not what any version of the program writes.
    var isDamaged = false
  }

  let path: String

  /// Reads the file.
  ///
  /// - Parameter known: What was read of it before, and is not read again where nothing changed.
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
    do throws(ReaderStateFailure) {
      guard bytes.count <= ReaderStateStore.sizeLimit else { throw .damaged }
      return Contents(document: try ReaderStateDocument(bytes), stamp: stamp)
    } catch .damaged {
      return Contents(stamp: stamp, isDamaged: true)
    }
  }

  /// Replaces the file as a whole, so that whoever reads it finds the old contents or the new.
  ///
  /// - Parameter document: The new contents.
  /// - Throws: Why it cannot be replaced; it is then as it was.
  func replace(with document: ReaderStateDocument) throws(Errno) {
    let replacement = path + ".new"
    // One left by a program that was killed; under the lock it can be nobody else's.
    FilePath.remove(replacement)
    do {
      _ = try create(replacement, holding: document.encoded)
      try FilePath.move(replacement, to: path)
    } catch {
      FilePath.remove(replacement)
      throw error
    }
  }

  /// Moves the file to a name of its own, where a person may mend it.
  ///
  /// - Returns: The name.
  func setAside() throws(Errno) -> String {
    let name = asideName
    try FilePath.move(path, to: name)
    return name
  }

  /// Copies the file to a name of its own, where a person may look up what is not used of it.
  ///
  /// - Returns: The name.
  func copyAside() throws(Errno) -> String {
    let name = asideName
    let file = try FileDescriptor(path, for: .readingNonBlocking)
    _ = try create(name, holding: file.readAll(limit: ReaderStateStore.sizeLimit))
    return name
  }

  /// The name that a damaged file gets; files set aside before keep theirs.
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
  /// Makes a file whose bytes are on the disk.
  private func create(_ name: String, holding bytes: [UInt8]) throws(Errno) -> FileDescriptor {
    let file = try FileDescriptor(name, for: .creating)
    try file.writeAll(bytes)
    try file.flushToDisk()
    return file
  }
}
