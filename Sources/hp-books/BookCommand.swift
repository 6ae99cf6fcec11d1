import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// A command of the program.
protocol BookCommand: ParsableCommand {
  /// Runs the command.
  ///
  /// - Returns: The output, which is printed when this has returned.
  /// - Throws: An error for the console to report. The program adds the usage of the command to a
  ///   `ValidationError`.
  static func run(_ invocation: Invocation) throws -> CommandOutput
}

/// The output of a command, and the session with the changes that it made.
struct CommandOutput {
  var lines: [StyledText] = []

  /// The target of the address in these lines, or nil if there is none.
  var link: WebAddress?

  /// A hint for the user, on standard error.
  var hint: String?

  /// The session, which is saved and whose problems are reported when the output is out.
  var session = ReaderStateSession()

  /// The reason why the command found nothing that the user asked for.
  var failure: (any Error)?

  var delivery = Delivery.printed

  /// How the output reaches the user.
  enum Delivery {
    /// Printed, however long it is.
    case printed

    /// Through a pager if it is taller than the terminal.
    case paged

    /// Byte for byte, for another program to read; there are no lines. Text from outside must
    /// already be safe for a terminal.
    case verbatim([UInt8])

    /// As a web page in a browser; the lines are printed if none opens it.
    case browser(WebAddress)
  }
}

extension Invocation {
  /// The document if `--json` was given, otherwise the page, which may go through a pager.
  func output(
    json document: @autoclosure () throws -> JSONDocument, page: @autoclosure () throws -> Page,
    session: ReaderStateSession = ReaderStateSession(), failure: (any Error)? = nil
  ) rethrows -> CommandOutput {
    if values[PageOptions.json] {
      return CommandOutput(
        session: session, failure: failure, delivery: .verbatim(try document().bytes))
    }
    let page = try page()
    return CommandOutput(
      lines: page.lines, link: page.link, session: session, failure: failure, delivery: .paged)
  }
}
