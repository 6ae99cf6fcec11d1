import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import SystemCalls
import TerminalKit

/// Standard output and standard error, as a run sets them up.
///
/// Everything that a command prints or reports is written here. Only the interactive reader and
/// a pager write to the terminal themselves, while they have it.
struct Console {
  /// What gives the streams, the colour and the width.
  let settings: Settings

  init(_ settings: Settings) { self.settings = settings }

  /// Writes the output of a command, and reports why that or the command failed.
  ///
  /// The session is saved early if another program keeps the user busy meanwhile. The exit code is
  /// that of the first thing that went wrong.
  func write(_ output: CommandOutput, meanwhile save: () -> Void = {}) -> ExitCode {
    let delivery: ExitCode
    do throws(Errno) {
      delivery = try deliver(output, meanwhile: save)
    } catch {
      delivery = report(error)
    }
    let failure = output.failure.map { report($0) } ?? .done
    return delivery != .done ? delivery : failure
  }

  /// Warns of a problem that did not prevent anything that was asked for.
  func warn(of problem: ReaderStateError) { writeMessage(lines(.warning, problem, nil)) }

  /// Says something that helps with what was reported.
  func hint(_ text: String) { writeMessage([MessageLabel.hint.line(text)]) }

  /// Reports an error, which has an exit code.
  ///
  /// A hint may be known that only the line gives.
  func report(_ error: any Error, hint: Hint? = nil) -> ExitCode {
    let code = ExitCode(error)
    switch error {
    case _ where code == .brokenPipe: break
    case let error as UsageError: writeMessage(error.lines)
    case let error as NothingFound:
      let lines = [StyledText(Answers.nothingFound(for: error.text))] + lines(of: error.hint)
      writeMessage(settings.options.printsJSON ? lines : lines + error.next.lines)
    default: writeMessage(lines(.error, error, hint))
    }
    return code
  }
}

extension Console {
  private var context: ProcessContext { settings.context }

  private func deliver(
    _ output: CommandOutput, meanwhile save: () -> Void
  ) throws(Errno) -> ExitCode {
    switch output.delivery {
    case .printed: try writeLines(of: output)
    case .paged: try page(output, meanwhile: save)
    case .verbatim(let bytes): try context.output.write(bytes)
    case .document(let document): try context.output.write(document.bytes)
    }
    if let hint = output.hint { self.hint(hint) }
    return .done
  }

  private func writeLines(of output: CommandOutput) throws(Errno) {
    try context.output.write(bytes(of: output, allowsLinks: settings.allowsLinks))
  }

  private func bytes(of output: CommandOutput, allowsLinks: Bool) -> [UInt8] {
    settings.output.encoder.encode(
      output.lines, linkingTo: allowsLinks ? output.link?.percentEncoded : nil)
  }

  private func writeMessage(_ lines: [StyledText]) {
    // A terminal would break a long line within a word.
    writeToError(
      context.error.isTerminal
        ? lines.flatMap {
          MessageLabel.wrapped($0, to: settings.error.format.width, program: Messages.programName)
        } : lines)
  }

  private func writeToError(_ lines: [StyledText]) {
    // If standard error fails as well, there is nowhere left to report it.
    try? context.error.write(settings.error.encoder.encode(lines))
  }

  private func page(_ output: CommandOutput, meanwhile save: () -> Void) throws(Errno) {
    guard let pager = pager(for: output.lines) else { return try writeLines(of: output) }
    let allowsLinks = settings.allowsLinks && pager.showsLinks
    do throws(ProgramFailure) {
      try pager.show(bytes(of: output, allowsLinks: allowsLinks), meanwhile: save)
    } catch {
      try writeLines(of: output)
      writeMessage([MessageLabel.warning.line("\(Messages.withoutPager(error)).")])
    }
  }

  private func pager(for lines: [StyledText]) -> Pager? {
    let output = context.output
    guard settings.options.allowsPager, context.isAtTerminal,
      Pager.isNeeded(for: lines, rows: output.rows, columns: output.columns)
    else { return nil }
    return context.pager
  }
}

// MARK: Errors and warnings

extension Console {
  private func lines(_ label: MessageLabel, _ error: any Error, _ hint: Hint?) -> [StyledText] {
    [label.line("\(Self.message(of: error)).")] + details(of: error)
      + lines(of: hint ?? self.hint(for: error).map(Hint.text))
  }

  private func lines(of hint: Hint?) -> [StyledText] { hint?.lines(of: Messages.programName) ?? [] }

  /// The line of a data file that has the fault, and what else is wrong in the file.
  private func details(of error: any Error) -> [StyledText] {
    guard let error = error as? DataFileError, let place = error.place else { return [] }
    return FaultExcerpt(place.excerpt).lines(settings.error.format)
      + error.others.map { StyledText($0) }
  }

  private static func message(of error: any Error) -> String {
    switch error {
    case let error as DataFileError: error.description
    case let error as ReaderStateError: error.description
    case let error as ProgramError: error.message
    case let error as Errno: Messages.unwritableOutput(error.reason)
    default: Messages.unknownError
    }
  }

  /// How to keep the state elsewhere, which is another way where a reader is named.
  private func stateHint(_ usual: String) -> String {
    settings.options.reader == nil ? usual : Messages.readerHint
  }

  private func hint(for error: any Error) -> String? {
    let variableHint = settings.hasDataOfVariable ? Messages.dataVariableHint : nil
    return switch error {
    case ReaderStateError.noLocation, ReaderStateError.unwritable, ReaderStateError.unreadable,
      ReaderStateError.notAFile, ReaderStateError.readOnly, ReaderStateError.tooLarge,
      ReaderStateError.full:
      stateHint(Messages.stateHint)
    case ReaderStateError.foreign: stateHint(Messages.foreignStateHint)
    case let error as ProgramError: error.hint
    case ReaderStateError.newerVersion: stateHint(Messages.newerStateHint)
    case DataFileError.wrongValues, DataFileError.noBooks: Messages.dataHint
    case DataFileError.notUTF8(_, _, let fault), DataFileError.notJSON(_, _, let fault):
      fault.format.map(Messages.formatHint) ?? fault.encoding.map(Messages.encodingHint)
        ?? variableHint
    case is DataFileError: variableHint
    default: nil
    }
  }
}
