import BookCore
import BookPresentation
import DisplayText
import TerminalKit
import TestSupport

extension ShellUser {
  /// The name of the state file in the home of somebody who reads in a terminal.
  private static let stateFile = "state.json"

  /// Somebody with a terminal that can do everything, who has read nothing yet and wants no covers.
  static func atTerminal() throws -> ShellUser {
    let reader = try ShellUser([
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HP_BOOKS_COVER": "never",
      "SWIFT_BACKTRACE": "enable=no",
    ])
    return reader.with(["HP_BOOKS_STATE": reader.home.path(stateFile)])
  }

  /// Starts a shell with job control in a terminal, which asks with ``prompt``.
  func startInteractiveShell(size: TerminalSize) throws -> TerminalSession {
    try TerminalSession(
      path: ExternalTool.bash.path ?? "/bin/bash",
      arguments: ["--norc", "--noprofile", "--noediting", "-i"],
      environment: environment.merging(["PS1": Self.prompt]) { $1 }, size: size)
  }

  /// What an interactive shell asks with.
  static let prompt = "PROMPT> "

  /// What is remembered of the seven volumes, as the program itself understands it.
  var readerState: ReaderState {
    get throws { try ReaderStateStore.embedded(in: home.path(Self.stateFile)).load().state }
  }
}

extension InteractiveReader {
  /// The reader that a new user sees.
  static func new(volume: Int, size: TerminalSize) throws -> InteractiveReader {
    InteractiveReader(
      .inMemory(try .embedded()), volume: volume, size: size,
      widestPage: PageFormat(width: 80, usesColor: true))
  }

  /// The frame as a terminal shows it, without styles and without spaces at the ends of rows.
  var rows: [String] { frame.map(\.plainText.withoutFinalSpaces) }
}

extension TerminalSession {
  /// Reads until the window shows a whole frame.
  func wait(for reader: InteractiveReader) throws {
    let rows = reader.rows
    try wait(for: "\n" + rows.joined(separator: "\n") + "\n") {
      !$0.isDrawing && $0.isAlternate && $0.rows == rows
    }
  }
}
