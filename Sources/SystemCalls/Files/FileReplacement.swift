/// A file that takes the place of another one as a whole, so that any program that reads it finds
/// the old contents or the new.
///
///     let replacement = try FileReplacement(of: "state.json", holding: bytes)
///     try replacement.commit()
///
/// It has the owner and the permissions of the old file, as far as the system allows.
package struct FileReplacement {
  /// How many names are tried.
  private static let maxNames = 100

  private let path: String

  /// Its path until it takes the place of the other one.
  private let temporaryPath: String

  /// Creates the file beside the one that it will replace, and waits until its bytes are on the
  /// disk.
  ///
  /// - Parameters:
  ///   - path: The path of the other file, which need not exist.
  ///   - bytes: The new contents.
  ///   - isAbandoned: Whether a file, given by its path, was left by a run that was killed and may
  ///     be removed.
  /// - Throws: Why it could not be created; nothing is left of it.
  package init(
    of path: String, holding bytes: [UInt8], isAbandoned: (String) -> Bool = { _ in false }
  ) throws(Errno) {
    self.path = path
    for number in 1...Self.maxNames {
      let name = "\(path).hp-books-\(number)"
      if isAbandoned(name) { FilePath.remove(name) }
      do throws(Errno) {
        try Self.create(name, like: path, holding: bytes)
        temporaryPath = name
        return
      } catch .fileExists {
        continue
      }
    }
    throw .fileExists
  }

  /// Replaces the other file.
  ///
  /// - Throws: Why it could not be replaced; it is then unchanged, and nothing is left of this file.
  package func commit() throws(Errno) {
    do throws(Errno) {
      try FilePath.move(temporaryPath, to: path)
    } catch {
      discard()
      throw error
    }
  }

  /// Removes the file, which then replaces nothing.
  package func discard() {
    FilePath.remove(temporaryPath)
  }
}

extension FileReplacement {
  private static func create(
    _ name: String, like path: String, holding bytes: [UInt8]
  ) throws(Errno) {
    let file = try FileDescriptor(name, for: .creating)
    do {
      try file.writeAll(bytes)
      file.adoptOwnerAndPermissions(of: path)
      try file.flushToDisk()
    } catch {
      FilePath.remove(name)
      throw error
    }
  }
}
