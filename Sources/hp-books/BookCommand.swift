import ArgumentParsing
import BookCore
import BookPresentation
import TerminalKit

/// A command of the program.
protocol BookCommand: ParsableCommand {
  /// Does what the command is for, and returns what to print.
  static func run(_ invocation: Invocation) throws -> CommandOutput
}

/// What a command prints, and what became of the reader state on the way.
struct CommandOutput {
  var lines: [StyledText] = []
  var session: ReaderStateSession?

  /// What kept the command from finding what it was asked for.
  var failure: (any Error)?

  var delivery = Delivery.printed

  /// How it gets to its reader.
  enum Delivery {
    /// Printed, however long it is.
    case printed

    /// Through a pager where it is higher than the terminal.
    case paged

    /// Byte for byte, as another program is to read it; there are no lines. Whatever comes from
    /// outside has to be made visible before it gets here.
    case verbatim([UInt8])

    /// As a page of the web in a browser; the lines are printed where none opens it.
    case browser(WebAddress)
  }
}

/// How a command is told to answer a program and not a person.
enum JSONOutput {
  static let flag = Flag("json", help: Messages.jsonHelp)
}

extension Invocation {
  /// The document where `--json` was given, otherwise the page, which may go through a pager.
  func output(
    json document: @autoclosure () -> JSONDocument,
    page: @autoclosure () -> Page,
    session: ReaderStateSession? = nil,
    failure: (any Error)? = nil
  ) -> CommandOutput {
    values[JSONOutput.flag]
      ? CommandOutput(session: session, failure: failure, delivery: .verbatim(document().bytes))
      : CommandOutput(lines: page().lines, session: session, failure: failure, delivery: .paged)
  }
}
