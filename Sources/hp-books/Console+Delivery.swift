import BookCore
import SystemCalls
import TerminalKit

/// How the output of a command gets to its reader.
extension Console {
  /// Delivers output in the way that it asks for.
  func deliver(_ output: CommandOutput) throws(Errno) {
    switch output.delivery {
    case .printed: try write(output.lines)
    case .paged: try page(output.lines)
    case .verbatim(let bytes): try context.output.write(bytes)
    case .browser(let page): try browse(page, printingInstead: output.lines)
    }
  }
}

extension Console {
  private func page(_ lines: [StyledText]) throws(Errno) {
    guard let pager = pager(for: lines) else { return try write(lines) }
    do throws(ProgramFailure) {
      try pager.show(encode(lines))
    } catch {
      try write(lines)
      tell(Diagnostic(warning: Messages.withoutPager(error)).lines)
    }
  }

  private func pager(for lines: [StyledText]) -> Pager? {
    let output = context.output
    guard usesPager, context.isAtTerminal,
      Pager.isNeeded(for: lines, rows: output.rows, columns: output.columns)
    else { return nil }
    return Pager(
      environment: context.environment, variables: ["HP_BOOKS_PAGER", "PAGER"])
  }

  private func browse(_ page: WebAddress, printingInstead lines: [StyledText]) throws(Errno) {
    let browser = Browser(
      environment: context.environment,
      variables: ["HP_BOOKS_BROWSER", "BROWSER"],
      isAtTerminal: context.isAtTerminal)
    var failure: ProgramFailure?
    if let browser {
      tell([StyledText(Messages.opening(page.description))])
      do throws(ProgramFailure) {
        return try browser.open(page.percentEncoded)
      } catch {
        failure = error
      }
    }
    try write(lines)
    tell(Diagnostic(hint: Messages.withoutBrowser(failure)).lines)
  }
}
