import ArgumentParsing
import TerminalKit

/// A command of the program.
protocol BookCommand {
  /// What the command takes and prints.
  static var description: Command { get }

  /// Does what the command is for, and returns what to print.
  static func answer(to request: Request) throws -> Answer
}

/// What a command prints, and what became of the reader state on the way.
struct Answer {
  let lines: [StyledText]
  var memory: ReaderMemory?

  /// What kept the command from finding what it was asked for.
  var failure: (any Error)?
}
