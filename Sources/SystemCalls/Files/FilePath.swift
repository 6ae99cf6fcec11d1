import CLibrary
import DisplayText

/// Questions to the file system about paths, and changes of the files at them.
package enum FilePath {
  /// More links than any sensible path has; Linux follows 40 too (`path_resolution(7)`), macOS 32.
  private static let maxLinks = 40

  private static let descriptorPaths = ["/dev/fd/", "/dev/stdin", "/proc/self/fd/"]

  /// The folder part of a path.
  ///
  ///     FilePath.folder(of: "/tmp/state.json")  // "/tmp"
  ///     FilePath.folder(of: "state.json")       // "."
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of something in a folder, with one slash between them.
  ///
  ///     FilePath.path("state.json", in: "/tmp/")  // "/tmp/state.json"
  package static func path(_ name: String, in folder: String) -> String {
    var bytes = folder.utf8[...]
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return "\(Substring(bytes))/\(name)"
  }

  /// Follows a symbolic link and the links that it leads to, even if there is no file at the end.
  package static func resolvingLinks(_ path: String) throws(Errno) -> String {
    var path = path
    for _ in 0..<maxLinks {
      guard let target = try linkTarget(path) else { return path }
      let isAbsolute = target.utf8.first == UInt8(ascii: "/")
      path = isAbsolute ? target : self.path(target, in: folder(of: path))
    }
    throw Errno(rawValue: ELOOP)
  }

  /// The absolute path of an existing file, without links and dots; nil if there is no file.
  package static func canonical(_ path: String) -> String? {
    guard let resolved = path.withSystemString({ realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return String(systemString: resolved)
  }

  /// The path of a file from the root, whether or not there is one; a link stays.
  package static func absolute(_ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return path }
    let names = path.parts { $0 == "/" }.filter { !["", "."].contains($0) }
    if let folder = canonical(folder(of: path)), let name = names.last, name != ".." {
      return self.path(name, in: folder)
    }
    return ([canonical(".")].compactMap(\.self) + names).joined(separator: "/")
  }

  /// The names of what is in a folder, in no order; none if it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = folder.withSystemString({ opendir($0) }) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 1) { String(systemString: $0) }
        })
    }
    return names
  }

  /// Creates a folder for its owner alone, unless it exists, and those above it that are missing.
  package static func createFolder(_ path: String) throws(Errno) {
    do throws(Errno) {
      try createOneFolder(path)
    } catch .noSuchFile where folder(of: path) != path {
      try createFolder(folder(of: path))
      try createOneFolder(path)
    }
  }

  /// Whether there is anything at a path, even if it is a link that leads nowhere.
  package static func exists(_ path: String) -> Bool {
    status(of: path, followingLinks: false) != nil
  }

  /// Whether there is nothing at a path, as far as the system can tell: what may not be looked at
  /// may be there.
  package static func isGone(_ path: String) -> Bool {
    status(of: path) == nil && [.noSuchFile, .notADirectory].contains(Errno.last)
  }

  /// The stamp of the file at a path, or nil if there is none; symbolic links are followed.
  package static func stamp(of path: String) -> FileStamp? {
    status(of: path).map { FileStamp($0) }
  }

  /// Whether two paths lead to one file, which may have several names.
  package static func areSameFile(_ path: String, and other: String) -> Bool {
    guard let first = stamp(of: path), let second = stamp(of: other) else { return false }
    return first.device == second.device && first.inode == second.inode
  }

  /// The permissions of a file, as in `chmod`, or nil if there is none; symbolic links are
  /// followed.
  package static func permissions(of path: String) -> Int? {
    status(of: path).map { Int($0.st_mode & 0o7777) }
  }

  /// Whether there is a regular file at a path, and no link to one.
  package static func isRegularFile(_ path: String) -> Bool {
    status(of: path, followingLinks: false)?.isRegularFile ?? false
  }

  /// Whether a path may give something else each time it is opened: it leads to a pipe, to a
  /// device, or to an open descriptor of this process, whatever is behind that.
  package static func isStream(_ path: String) -> Bool {
    if descriptorPaths.contains(where: { path.utf8.starts(with: $0.utf8) }) { return true }
    guard let status = status(of: path) else { return false }
    return !status.isRegularFile && !status.isFolder
  }

  /// Gives a file a second name in the same file system; ``Errno/fileExists`` if that is taken.
  package static func addName(_ newPath: String, to path: String) throws(Errno) {
    try call(link, path, newPath)
  }

  /// Renames a file in its file system, and replaces any file that has the new name; if that fails,
  /// both are as they were.
  package static func move(_ path: String, to newPath: String) throws(Errno) {
    try call(rename, path, newPath)
  }

  package static func remove(_ path: String) { _ = path.withSystemString { unlink($0) } }
}

extension FilePath {
  private static func status(of path: String, followingLinks: Bool = true) -> stat? {
    var status = stat()
    let code = path.withSystemString { followingLinks ? stat($0, &status) : lstat($0, &status) }
    return code == 0 ? status : nil
  }

  private static func call(
    _ function: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32, _ path: String,
    _ newPath: String
  ) throws(Errno) {
    let code = path.withSystemString { path in newPath.withSystemString { function(path, $0) } }
    guard code == 0 else { throw .last }
  }

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

extension String {
  /// Reads a string of the system, which ends with a zero.
  init(systemString: UnsafePointer<CChar>) {
    self = String(cString: systemString)
    guard mayDifferFromSystem else { return }
    let bytes = UnsafeRawBufferPointer(start: systemString, count: strlen(systemString))
    self = String(systemBytes: Array(bytes))
  }

  /// Calls a function with the bytes of the text and a zero at their end.
  func withSystemString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard utf8.contains(0xF4) else { return withCString(body) }
    return body(systemBytes.map { CChar(bitPattern: $0) } + [0])
  }
}
