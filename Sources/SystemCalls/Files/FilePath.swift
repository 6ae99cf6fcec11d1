import DisplayText
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

  /// How the paths of open descriptors begin.
  private static let descriptorPaths = ["/dev/fd/", "/dev/stdin", "/proc/self/fd/"]

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
  /// - Throws: ``Errno/tooManyLinks``, or why the
  ///   system rejects the path.
  package static func resolvingLinks(_ path: String) throws(Errno) -> String {
    var path = path
    for _ in 0..<maxLinks {
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
    guard let resolved = path.withSystemString({ realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return String(systemString: resolved)
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
    return path.withSystemString { lstat($0, &status) } == 0
  }

  /// What identifies the file at a path in its present state, or nil if there is none.
  ///
  /// - Parameter path: A path; symbolic links are followed.
  /// - Returns: The stamp.
  package static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    return path.withSystemString { stat($0, &status) } == 0 ? FileStamp(status) : nil
  }

  /// Who may do what with a file, as in `chmod`, or nil if there is no file.
  ///
  /// - Parameter path: A path; symbolic links are followed.
  /// - Returns: The lowest twelve bits of the mode.
  package static func permissions(of path: String) -> Int? {
    var status = stat()
    guard path.withSystemString({ stat($0, &status) }) == 0 else { return nil }
    return Int(status.st_mode & 0o7777)
  }

  /// Whether there is a regular file at a path, and not a link to one.
  ///
  /// - Parameter path: A path.
  /// - Returns: Whether there is.
  package static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return path.withSystemString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether something else may be read each time a path is opened: from a pipe, a device, or an
  /// open descriptor of this process, whatever that leads to.
  ///
  /// - Parameter path: A path; symbolic links are followed.
  /// - Returns: Whether it is so. A path that leads nowhere is not such a path.
  package static func isStream(_ path: String) -> Bool {
    if descriptorPaths.contains(where: { path.utf8.starts(with: $0.utf8) }) { return true }
    var status = stat()
    guard path.withSystemString({ stat($0, &status) }) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Gives a file a second name.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - newPath: The second name, in the same file system.
  /// - Throws: ``Errno/fileExists`` if the name is taken, or why the file cannot have it.
  package static func link(_ path: String, to newPath: String) throws(Errno) {
    let code = path.withSystemString { path in newPath.withSystemString { systemLink(path, $0) } }
    guard code == 0 else { throw .last }
  }

  /// Renames a file, and replaces any file that has the new name.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - newPath: Where it goes, in the same file system.
  /// - Throws: Why it could not be renamed. Both files are then as they were.
  package static func move(_ path: String, to newPath: String) throws(Errno) {
    let code = path.withSystemString { path in newPath.withSystemString { rename(path, $0) } }
    guard code == 0 else { throw .last }
  }

  /// Removes a file if it exists.
  ///
  /// - Parameter path: Where it is.
  package static func remove(_ path: String) {
    _ = path.withSystemString { unlink($0) }
  }
}

/// The system's `link`, which a method of the same name hides.
private func systemLink(_ path: UnsafePointer<CChar>, _ newPath: UnsafePointer<CChar>) -> Int32 {
  link(path, newPath)
}

extension FilePath {
  private static func createOneFolder(_ path: String) throws(Errno) {
    guard path.withSystemString({ mkdir($0, 0o700) }) != 0 else { return }
    let error = Errno.last
    if error != .fileExists { throw error }
  }

  private static func linkTarget(_ path: String) throws(Errno) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = path.withSystemString { readlink($0, &target, target.count) }
    if count >= 0 { return String(systemBytes: target[..<count].map(UInt8.init(bitPattern:))) }
    let error = Errno.last
    // Not a link, or nothing there yet: either way the path stays as it is.
    guard error == .invalidArgument || error == .noSuchFile else { throw error }
    return nil
  }
}
