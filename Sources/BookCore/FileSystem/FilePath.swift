#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the file system knows about paths.
enum FilePath {
  /// More links than any sound path has; the system gives up at about the same number.
  private static let mostLinks = 40

  /// The folder part of a path.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Follows a symbolic link, and a link that it leads to, whether or not there is a file at the
  /// end.
  static func followingLinks(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<mostLinks {
      // Bytes that are not UTF-8 were repaired, and the name leads elsewhere now.
      guard !path.unicodeScalars.contains("\u{fffd}") else { throw .notText }
      guard let target = try linkTarget(path) else { return path }
      path = target.utf8.first == UInt8(ascii: "/") ? target : folder(of: path) + "/" + target
    }
    throw .tooManyLinks
  }

  /// The one absolute path of an existing file, or nil where there is none.
  static func canonical(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Makes a folder and those above it, for their owner alone, where they are missing.
  static func createFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, folder(of: path) != path else { throw .last }
    try createFolder(folder(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
  }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func move(_ path: String, to newPath: String) throws(SystemError) {
    guard rename(path, newPath) == 0 else { throw .last }
  }

  static func remove(_ path: String) {
    unlink(path)
  }

  private static func linkTarget(_ path: String) throws(SystemError) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    if count >= 0 {
      return String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    // No link, or nothing there yet: either way the path stands as it is.
    guard errno == EINVAL || errno == ENOENT else { throw .last }
    return nil
  }
}
