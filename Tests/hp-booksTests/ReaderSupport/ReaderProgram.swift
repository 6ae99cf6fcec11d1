import BookCore
import BookPresentation
import Foundation
import TerminalKit

/// The built program with a state file of its own, and the reader that it should be showing.
struct ReaderProgram {
  static let path = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "hp-books").path

  let folder: String
  var environment: [String: String]

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appending(path: "hp-books-reader-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    environment = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HP_BOOKS_STATE": folder + "/state.json",
      "PATH": "/usr/bin:/bin", "HOME": folder, "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  var state: ReaderState {
    ReaderStateStore(file: folder + "/state.json", series: .embedded).load().state
  }

  func removeFolder() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Runs the program in a terminal.
  func start(_ arguments: [String], size: TerminalSize, input: String? = nil) throws
    -> TerminalSession
  {
    try TerminalSession(
      [Self.path] + arguments, environment: environment, size: size, input: input)
  }

  /// Runs a shell with job control in a terminal.
  func startShell(size: TerminalSize) throws -> TerminalSession {
    var environment = environment
    environment["PS1"] = "PROMPT> "
    return try TerminalSession(
      ["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"], environment: environment,
      size: size)
  }

  /// The reader that a new user sees.
  static func reader(volume: Int, size: TerminalSize) throws -> Reader {
    Reader(series: try .embedded(), volume: volume, state: ReaderState(), size: size)
  }
}

extension Reader {
  /// The frame as a terminal shows it, without styles and without spaces at the ends of rows.
  var rows: [String] {
    frame.map(\.plainText.withoutFinalSpaces)
  }
}
