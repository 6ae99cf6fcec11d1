import Foundation
import Testing

/// A file of the package that people read.
struct ProjectFile: CustomTestStringConvertible {
  /// What a console block shows.
  struct ConsoleRun {
    let commandLine: String
    let output: String
  }

  static let readme = ProjectFile(path: "README.md")

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..", directoryHint: .isDirectory).standardizedFileURL

  /// The path in the package.
  let path: String

  var testDescription: String { path }

  var url: URL { Self.package.appending(path: path) }

  var text: String {
    get throws { try String(contentsOf: url, encoding: .utf8) }
  }

  var lines: [String] {
    get throws {
      try text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// What sets lines apart from those of the file, or nothing if `HP_BOOKS_DRAW` is set: they then
  /// become those of the file.
  func difference(from lines: [String]) throws -> [String] {
    if ProcessInfo.processInfo.environment["HP_BOOKS_DRAW"] != nil {
      try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    }
    return try lines.difference(from: self.lines).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
  }

  /// The blocks of code in a language, in their order.
  func blocks(_ language: String) throws -> [String] {
    try text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// Everything that is typed at a prompt in the console blocks, and what follows it there.
  var consoleRuns: [ConsoleRun] {
    get throws {
      try blocks("console").flatMap { block in
        "\n\(block)".components(separatedBy: "\n$ ").dropFirst().map { run in
          let lines = run.split(separator: "\n", omittingEmptySubsequences: false)
          let output = lines.dropFirst().joined(separator: "\n")
          return ConsoleRun(commandLine: String(lines[0]), output: output.withFinalLineBreak)
        }
      }
    }
  }
}

extension String {
  /// The text with the line break at its end that splitting it off from the next run has taken.
  fileprivate var withFinalLineBreak: String { isEmpty || hasSuffix("\n") ? self : self + "\n" }
}
