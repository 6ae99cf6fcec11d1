import Foundation

/// A folder of a test's own, removed when the test is done with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "hp-books-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The last part of the path.
  var name: String {
    URL(filePath: path).lastPathComponent
  }

  func path(_ name: String) -> String {
    "\(path)/\(name)"
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: path(name)), encoding: .utf8)
  }

  /// The names of the files in the folder, sorted.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
