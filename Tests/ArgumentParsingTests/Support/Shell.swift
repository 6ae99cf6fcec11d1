import Foundation
import Testing

/// Runs a shell, where it is installed, on a script of the tests.
enum Shell {
  static func path(of name: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"]
      .map { $0 + name }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Runs a program with a text on its standard input.
  ///
  /// - Returns: What it printed on both streams, in lines, and its exit code.
  static func run(
    _ name: String, _ arguments: [String], input: String = ""
  ) throws -> (lines: [String], exitCode: Int32) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("input")
    try input.write(to: file, atomically: true, encoding: .utf8)

    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: try #require(path(of: name)))
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["HOME": folder.path, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return (text.split(separator: "\n").map(String.init), process.terminationStatus)
  }
}
