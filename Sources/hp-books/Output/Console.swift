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
  let settings: Settings

  init(_ settings: Settings) { self.settings = settings }

  /// Writes the output of a command, and reports why that or the command failed.
  ///
  /// The session is saved early if another program keeps the user busy meanwhile. The exit code is
  /// that of the first thing that went wrong.
  func write(_ output: CommandOutput, meanwhile save: () -> Void = {}) -> ExitCode {
    var code = ExitCode.done
    do throws(Errno) {
      switch output.delivery {
      case .printed: try write(output)
      case .paged: try page(output, meanwhile: save)
      case .verbatim(let bytes): try context.output.write(bytes)
      }
      if let hint = output.hint { self.hint(hint) }
    } catch { code = report(error) }
    let failure = output.failure.map { report($0) } ?? .done
    return code != .done ? code : failure
  }

  /// Warns of a problem that did not prevent anything that was asked for.
  func warn(of problem: ReaderStateError) { writeMessage(lines(.warning, error: problem)) }

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
      writeMessage(settings.given.printsJSON ? lines : lines + error.next.lines)
    default: writeMessage(lines(.error, error: error, hint: hint))
    }
    return code
  }
}

extension Console {
  private var context: ProcessContext { settings.context }

  private func write(_ output: CommandOutput) throws(Errno) {
    try context.output.write(bytes(of: output, allowsLinks: settings.allowsLinks))
  }

  private func bytes(of output: CommandOutput, allowsLinks: Bool) -> [UInt8] {
    settings.output.encoder.encode(
      output.lines, linkingTo: allowsLinks ? output.link?.percentEncoded : nil)
  }

  private func writeMessage(_ lines: [StyledText]) {
    let look = settings.error
    // A terminal would break a long line within a word.
    let shown =
      context.error.isTerminal
      ? lines.flatMap {
        MessageLabel.wrapped($0, to: look.format.width, program: Messages.programName)
      } : lines
    // If standard error fails as well, there is nowhere left to report it.
    try? context.error.write(look.encoder.encode(shown))
  }

  private func page(_ output: CommandOutput, meanwhile save: () -> Void) throws(Errno) {
    guard !settings.given[CommonOptions.noPager], context.isAtTerminal,
      Pager.isNeeded(for: output.lines, rows: context.output.rows, columns: context.output.columns),
      let pager = Pager(environment: context.environment, variables: ["HP_BOOKS_PAGER", "PAGER"])
    else { return try write(output) }
    do throws(ProgramFailure) {
      let allowsLinks = settings.allowsLinks && pager.showsLinks
      try pager.show(bytes(of: output, allowsLinks: allowsLinks), meanwhile: save)
    } catch {
      try write(output)
      let problem =
        switch error {
        case .notStarted(let program, let reason): "Could not run the pager '\(program)': \(reason)"
        case .failed(let program):
          "The pager '\(program)' failed, so the page is printed without it"
        }
      writeMessage([MessageLabel.warning.line("\(problem).")])
    }
  }

  // MARK: Errors and warnings

  private func lines(_ label: MessageLabel, error: any Error, hint: Hint? = nil) -> [StyledText] {
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
    case let error as UnreadableCommandLine: "The command line cannot be read: \(error.reason)"
    case let error as Errno: "Could not write the output: \(error.reason)"
    default: "Unexpected error"
    }
  }

  private func hint(for error: any Error) -> String? {
    switch error {
    case is UnreadableCommandLine:
      "On Linux, it is read from /proc, which needs a free file descriptor."
    case let error as ReaderStateError: hint(for: error)
    case let error as DataFileError: hint(for: error)
    default: nil
    }
  }

  /// How to keep the state elsewhere, which is another way where a reader is named.
  private func hint(for error: ReaderStateError) -> String? {
    let purpose: String? =
      switch error {
      case .noLocation, .unwritable, .unreadable, .notAFile, .readOnly, .tooLarge, .full:
        "keep the reader state in another file."
      case .foreign: "keep the reader state in another file, or move this one away."
      case .newerVersion: "keep the reader state of this version in another file."
      default: nil
      }
    let way = settings.given.reader == nil ? "to" : "in place of --reader to"
    return purpose.map { "Use --state FILE \(way) \($0)" }
  }

  private func hint(for error: DataFileError) -> String? {
    let isOfVariable = settings.given.dataPath == nil && settings.source != .embedded
    let variableHint = isOfVariable ? "The variable HP_BOOKS_DATA names this file." : nil
    let help = "type: \(Messages.programName) help data"
    switch error {
    case .wrongValues, .noBooks: return "For the format of a data file, \(help)"
    case .notUTF8(_, _, let fault), .notJSON(_, _, let fault):
      if let format = fault.format {
        return "This appears to be \(format), not JSON. For the format, \(help)"
      }
      guard let encoding = fault.encoding else { return variableHint }
      let name =
        switch encoding {
        case .utf16: "UTF-16 or UTF-32"
        case .cp949: "CP949 (Korean)"
        case .latin1: "Latin-1 (Western European)"
        }
      return "Save the file as UTF-8. It appears to be in \(name)."
    default: return variableHint
    }
  }
}
