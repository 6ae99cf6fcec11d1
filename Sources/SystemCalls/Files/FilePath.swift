#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the file system knows about paths.
package enum FilePath {
  /// More links than any sensible path has; the system gives up at about the same number.
  private static let maxLinks = 40

  /// The folder part of a path.
  ///
  ///     FilePath.folder(of: "/tmp/state.json")  // "/tmp"
  ///     FilePath.folder(of: "state.json")       // "."
  ///
  /// - Parameter path: A path, which need not exist.
  /// - Returns: Everything before the last slash, or the current folder.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Follows a symbolic link and the links that it leads to, even if there is no file at the end.
  ///
  /// - Parameter path: A path.
  /// - Returns: The path of something that is not a link.
  /// - Throws: ``Errno/tooManyLinks``, ``Errno/illegalBytes`` if a link is not UTF-8, or why the
  ///   system rejects the path.
  package static func resolvingLinks(_ path: String) throws(Errno) -> String {
    var path = path
    for _ in 0..<maxLinks {
      // Bytes that are not UTF-8 were replaced, so the path would now lead elsewhere.
      guard !path.unicodeScalars.contains("\u{fffd}") else { throw .illegalBytes }
      guard let target = try linkTarget(path) else { return path }
      path = target.utf8.first == UInt8(ascii: "/") ? target : folder(of: path) + "/" + target
    }
    throw .tooManyLinks
  }

  /// The canonical path of an existing file, or nil if there is no file.
  ///
  /// - Parameter path: A path.
  /// - Returns: The absolute path, without links and dots.
  package static func canonical(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Creates a folder, and those above it that are missing, for their owner alone.
  ///
  /// - Parameter path: Where to create it. Nothing happens if it exists.
  /// - Throws: Why it could not be created.
  package static func createFolder(_ path: String) throws(Errno) {
    do throws(Errno) {
      try createOneFolder(path)
    } catch .noSuchFile where folder(of: path) != path {
      try createFolder(folder(of: path))
      try createOneFolder(path)
    }
  }

  /// Whether there is anything at a path, even if it is a link that leads nowhere.
  ///
  /// - Parameter path: A path.
  /// - Returns: Whether the name is taken.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Renames a file, and replaces any file that has the new name.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - newPath: Where it goes, in the same file system.
  /// - Throws: Why it could not be renamed. Both files are then as they were.
  package static func move(_ path: String, to newPath: String) throws(Errno) {
    guard rename(path, newPath) == 0 else { throw .last }
  }

  /// Removes a file if it exists.
  ///
  /// - Parameter path: Where it is.
  package static func remove(_ path: String) {
    unlink(path)
  }
}

extension FilePath {
  private static func createOneFolder(_ path: String) throws(Errno) {
    guard mkdir(path, 0o700) != 0 else { return }
    let error = Errno.last
    if error != .fileExists { throw error }
  }

  private static func linkTarget(_ path: String) throws(Errno) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    if count >= 0 {
      return String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    let error = Errno.last
    // Not a link, or nothing there yet: either way the path stays as it is.
    guard error == .invalidArgument || error == .noSuchFile else { throw error }
    return nil
  }
}
