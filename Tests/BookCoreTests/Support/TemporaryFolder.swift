#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import SystemCalls

/// A folder of a test's own, removed when the test is done with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/hp-books-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Errno(rawValue: errno) }
    path = String(cString: made)
  }

  deinit {
    _ = try? ChildProcess(["rm", "-rf", path]).wait()
  }

  /// The last part of the path.
  var name: String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  func path(_ name: String) -> String {
    "\(path)/\(name)"
  }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file anew, in place of one of that name.
  func write(_ bytes: [UInt8], to name: String) throws {
    FilePath.remove(path(name))
    try FileDescriptor(path(name), for: .creating).writeAll(bytes)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    try FileDescriptor(path(name), for: .reading).readAll(limit: 1 << 30)
  }

  /// The names of the files in the folder, sorted.
  var files: [String] {
    get throws {
      guard let listing = opendir(path) else { throw Errno(rawValue: errno) }
      defer { closedir(listing) }
      var names: [String] = []
      while let entry = readdir(listing) {
        names.append(withUnsafePointer(to: &entry.pointee.d_name.0, String.init(cString:)))
      }
      return names.filter { $0 != "." && $0 != ".." }.sorted()
    }
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    guard symlink(target, path(name)) == 0 else { throw Errno(rawValue: errno) }
  }

  /// The target of a symbolic link.
  func target(of name: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path(name), &target, target.count)
    return count < 0
      ? nil : String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func makePipe(_ name: String) throws {
    guard mkfifo(path(name), 0o600) == 0 else { throw Errno(rawValue: errno) }
  }

  func makeFolder(_ name: String) throws {
    try FilePath.createFolder(path(name))
  }

  /// The rights to a file, as `chmod` takes them.
  func rights(_ name: String) -> Int? {
    status(name).map { Int($0.st_mode & 0o777) }
  }

  /// The number of a file in its file system, another one for every file that replaces it.
  func number(_ name: String) -> UInt64? {
    status(name).map { UInt64($0.st_ino) }
  }

  private func status(_ name: String) -> stat? {
    var status = stat()
    return lstat(path(name), &status) == 0 ? status : nil
  }
}
