/// A file that takes the place of another one as a whole, so that any program that reads it finds
/// the old contents or the new.
///
///     let replacement = try FileReplacement(of: "state.json", holding: bytes)
///     try replacement.commit()
///
/// It has the owner and the permissions of the old file, as far as the system allows.
package struct FileReplacement {
  private static let maxNames = 100

  private let path: String

  private let temporaryPath: String

  /// Creates the file beside the one that it will replace, which need not exist, and waits until
  /// its bytes are on the disk; if that fails, nothing is left of it.
  ///
  /// A file that is abandoned was left by a run that was killed, and is removed.
  package init(
    of path: String, holding bytes: [UInt8], isAbandoned: (String) -> Bool = { _ in false }
  ) throws(Errno) {
    self.path = path
    for number in 1...Self.maxNames {
      let name = "\(path).unfinished-\(number)"
      if isAbandoned(name) { FilePath.remove(name) }
      do throws(Errno) {
        try Self.create(name, like: path, bytes)
        temporaryPath = name
        return
      } catch .fileExists { continue }
    }
    throw .fileExists
  }

  /// Replaces the other file; if that fails, the other is unchanged, and nothing is left of this.
  ///
  /// With a suffix, the other file is kept beside it, under its path with the suffix, before a
  /// number if that is taken; the result is that path.
  @discardableResult
  package func commit(keepingOldAs suffix: String? = nil) throws(Errno) -> String? {
    var kept: String?
    do throws(Errno) {
      if let suffix { kept = try keepOld(suffix) }
      try FilePath.move(temporaryPath, to: path)
      return kept
    } catch {
      discard()
      guard let kept else { throw error }
      // A second name goes; a file that was moved goes back, unless there is another by now.
      if FilePath.exists(path) { FilePath.remove(kept) } else { try? FilePath.move(kept, to: path) }
      throw error
    }
  }

  /// Removes the file, which then replaces nothing.
  package func discard() { FilePath.remove(temporaryPath) }
}

extension FileReplacement {
  /// Gives the other file a second name or, where files have only one, moves it there.
  private func keepOld(_ suffix: String) throws(Errno) -> String {
    var name = path + suffix
    var number = 2
    while FilePath.exists(name) {
      name = "\(path)\(suffix)-\(number)"
      number += 1
    }
    do throws(Errno) {
      try FilePath.addName(name, to: path)
    } catch let error where error != .fileExists { try FilePath.move(path, to: name) }
    return name
  }

  private static func create(_ name: String, like path: String, _ bytes: [UInt8]) throws(Errno) {
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
