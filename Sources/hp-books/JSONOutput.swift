import ArgumentParsing
import BookPresentation

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
