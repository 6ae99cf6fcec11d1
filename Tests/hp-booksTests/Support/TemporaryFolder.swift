import Foundation

/// A folder of a test's own, removed when the test is done with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "hp-books-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A temporary folder may be reached by a link, as on macOS; the program shows where it leads.
    path = folder.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String {
    "\(path)/\(name)"
  }

  func createFolder(_ name: String, permissions: Int = 0o755) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true,
      attributes: [.posixPermissions: permissions])
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> String {
    try data.write(to: URL(filePath: path(name)))
    return path(name)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: path(name)), encoding: .utf8)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  /// The paths of everything in the folder and below it, sorted.
  var contents: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }
  }

  /// The names of everything in one of its folders, sorted.
  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// The permission bits of a file or a folder.
  func permissions(of name: String) throws -> Int {
    try attributes(of: name)[.posixPermissions] as? Int ?? 0
  }

  /// What changes when a file is written again: which file it is, and since when.
  func stamp(of name: String) throws -> FileStamp {
    let attributes = try attributes(of: name)
    return FileStamp(
      number: attributes[.systemFileNumber] as? Int,
      modified: attributes[.modificationDate] as? Date)
  }

  private func attributes(of name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: path(name))
  }
}
