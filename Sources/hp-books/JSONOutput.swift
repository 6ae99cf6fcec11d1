import ArgumentParsing
import BookPresentation
import TerminalKit

/// How a command is told to answer a program and not a person.
enum JSONOutput {
  static let flag = Flag("json", help: Words.jsonHelp)
}

extension Request {
  /// What to print: the document where `--json` was given, otherwise the page.
  func lines(
    json document: @autoclosure () -> JSONDocument, page lines: @autoclosure () -> [StyledText]
  ) -> [StyledText] {
    values[JSONOutput.flag] ? document().lines : lines()
  }
}
