import ArgumentParsing
import BookCore
import BookPresentation
import SystemCalls
import TerminalKit

/// The way out: the only place where anything is written.
struct Console {
  let context: ProcessContext
  let usesPager: Bool
  private let outputEncoder: ANSIEncoder
  private let errorEncoder: ANSIEncoder

  /// The room on standard error.
  private let errorFormat: PageFormat

  /// Creates a way out.
  ///
  /// - Parameters:
  ///   - invocation: What was asked, with the colour and the width that were asked for.
  ///   - context: The streams, and what there is to know about them.
  init(_ invocation: Invocation, _ context: ProcessContext) {
    let color = invocation.color
    func usesColor(_ stream: ProcessContext.Stream) -> Bool {
      color.allowsColor(environment: context.environment, isTerminal: stream.isTerminal)
    }
    self.context = context
    usesPager = invocation.allowsPager
    outputEncoder = ANSIEncoder(usesColor: usesColor(context.output))
    errorEncoder = ANSIEncoder(usesColor: usesColor(context.error))
    errorFormat = PageFormat(
      width: TerminalWidth.columns(
        requested: invocation.width, environment: context.environment,
        measured: context.error.columns),
      usesColor: usesColor(context.error))
  }

  func write(_ lines: [StyledText]) throws(Errno) {
    try context.output.write(encode(lines))
  }

  /// The bytes that standard output would get.
  func encode(_ lines: [StyledText]) -> [UInt8] {
    outputEncoder.encode(lines)
  }

  /// Delivers the output of a command, and tells all that went wrong on the way.
  ///
  /// - Parameter output: What a command has to say.
  /// - Returns: The exit code of the first thing that went wrong.
  func finish(_ output: CommandOutput) -> ExitCode {
    var delivery = ExitCode.done
    do throws(Errno) {
      try deliver(output)
    } catch {
      delivery = report(error)
    }
    let failure = output.failure.map(report) ?? .done
    let saving = report(output.session)
    if delivery != .done { return delivery }
    return failure != .done ? failure : saving
  }

  /// Tells what went wrong.
  ///
  /// - Parameter error: What was thrown.
  /// - Returns: The exit code that stands for it.
  func report(_ error: any Error) -> ExitCode {
    let code = ExitCode(error)
    if code != .done { tell(Diagnostic(error: error, format: errorFormat).lines) }
    return code
  }

  /// Tells what could not be remembered.
  ///
  /// - Parameter session: The session after its changes were saved.
  /// - Returns: The exit code that stands for it.
  func report(_ session: ReaderStateSession?) -> ExitCode {
    for warning in session?.warnings ?? [] {
      tell(Diagnostic(warning: warning, format: errorFormat).lines)
    }
    return session?.failure.map(report) ?? .done
  }

  /// Says something beside the output.
  func tell(_ lines: [StyledText]) {
    // There is nobody left to tell where standard error fails as well.
    try? context.error.write(errorEncoder.encode(lines))
  }
}

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
