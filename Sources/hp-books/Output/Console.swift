import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import SystemCalls
import TerminalKit

/// Standard output and standard error, set up for one invocation.
///
/// Everything that a command prints or reports is written here. Only the interactive reader, a
/// pager and a text browser write to the terminal themselves, while they have it.
struct Console {
  /// What gives the streams, the colour and the width.
  let invocation: Invocation

  /// Writes the output of a command, and reports why that or the command failed.
  ///
  /// - Parameters:
  ///   - output: The output of the command.
  ///   - save: Saves the session; called if another program keeps the user busy meanwhile.
  /// - Returns: The exit code of the first thing that went wrong.
  func write(_ output: CommandOutput, meanwhile save: () -> Void = {}) -> ExitCode {
    let delivery: ExitCode
    do throws(Errno) {
      delivery = try deliver(output, meanwhile: save)
    } catch {
      delivery = report(error)
    }
    let failure = output.failure.map(report) ?? .done
    return delivery != .done ? delivery : failure
  }

  /// Warns of a problem that did not prevent anything that was asked for.
  func warn(of problem: ReaderStateError) {
    writeToError(Diagnostic(warning: problem, format: errorFormat))
  }

  /// Reports an error.
  ///
  /// - Returns: The exit code for it.
  func report(_ error: any Error) -> ExitCode {
    let code = ExitCode(error)
    let hint =
      error is DataFileError && invocation.hasDataOfVariable ? Messages.dataVariableHint : nil
    if code != .brokenPipe {
      writeToError(Diagnostic(error: error, hint: hint, format: errorFormat))
    }
    return code
  }
}

extension Console {
  private var context: ProcessContext { invocation.context }

  private func encoder(for stream: ProcessContext.Stream) -> ANSIEncoder {
    ANSIEncoder(invocation.colorDepth(on: stream))
  }

  /// The room on standard error.
  private var errorFormat: PageFormat { invocation.format(on: context.error) }

  private func deliver(
    _ output: CommandOutput, meanwhile save: () -> Void
  ) throws(Errno) -> ExitCode {
    switch output.delivery {
    case .printed: try writeLines(of: output)
    case .paged: try page(output, meanwhile: save)
    case .verbatim(let bytes): try context.output.write(bytes)
    case .browser(let page):
      save()
      return try browse(page, printingInstead: output)
    }
    if let hint = output.hint { writeToError(Diagnostic(hint: hint)) }
    return .done
  }

  private func writeLines(of output: CommandOutput) throws(Errno) {
    try context.output.write(bytes(of: output, allowsLinks: invocation.allowsLinks))
  }

  private func bytes(of output: CommandOutput, allowsLinks: Bool) -> [UInt8] {
    encoder(for: context.output).encode(
      output.lines, linkingTo: allowsLinks ? output.link?.percentEncoded : nil)
  }

  private func writeToError(_ diagnostic: Diagnostic) {
    let width = errorFormat.width
    // A terminal would break a long line within a word.
    writeToError(
      context.error.isTerminal
        ? diagnostic.lines.flatMap { HPBooks.wrapped($0, to: width) } : diagnostic.lines)
  }

  private func writeToError(_ lines: [StyledText]) {
    // If standard error fails as well, there is nowhere left to report it.
    try? context.error.write(encoder(for: context.error).encode(lines))
  }

  private func page(_ output: CommandOutput, meanwhile save: () -> Void) throws(Errno) {
    guard let pager = pager(for: output.lines) else { return try writeLines(of: output) }
    let allowsLinks = invocation.allowsLinks && pager.showsLinks
    do throws(ProgramFailure) {
      try pager.show(bytes(of: output, allowsLinks: allowsLinks), meanwhile: save)
    } catch {
      try writeLines(of: output)
      writeToError(Diagnostic(warning: Messages.withoutPager(error)))
    }
  }

  private func pager(for lines: [StyledText]) -> Pager? {
    let output = context.output
    guard !invocation.values[CommonOptions.noPager], context.isAtTerminal,
      Pager.isNeeded(for: lines, rows: output.rows, columns: output.columns)
    else { return nil }
    return context.pager
  }

  private func browse(
    _ page: WebAddress, printingInstead output: CommandOutput
  ) throws(Errno) -> ExitCode {
    var failure: ProgramFailure?
    if let browser = context.browser(isAtTerminal: context.isAtTerminal) {
      writeToError([StyledText(Messages.opening(page.description))])
      do throws(ProgramFailure) {
        try browser.open(page.percentEncoded)
        return .done
      } catch {
        failure = error
      }
    }
    try writeLines(of: output)
    return report(
      ProgramError(
        code: .withoutBrowser, message: Messages.withoutBrowser(failure),
        hint: Messages.browserHint))
  }
}
