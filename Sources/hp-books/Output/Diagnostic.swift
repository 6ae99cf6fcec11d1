import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import SystemCalls

/// An error, a warning or a hint as the user sees it.
struct Diagnostic {
  let lines: [StyledText]

  init(error: any Error, format: PageFormat) {
    lines =
      switch error {
      case let error as UsageError: error.lines
      case let error as NothingFound: [StyledText(Messages.nothingFound(error))]
      default: Self.lines(.error, error, format)
      }
  }

  init(warning: any Error, format: PageFormat) {
    lines = Self.lines(.warning, warning, format)
  }

  init(warning message: String) {
    lines = [MessageLabel.warning.line("\(message).")]
  }

  init(hint: String) {
    lines = [MessageLabel.hint.line(hint)]
  }
}

extension Diagnostic {
  /// A line of a message, broken between words.
  ///
  /// A command at the end of a hint has lines of its own, which work when they are copied. A line
  /// with a word that does not fit, such as a long path, is left to the terminal.
  static func folded(_ line: StyledText, to width: Int) -> [StyledText] {
    let end = line.plainText.utf8.count
    if line.plainText.split(separator: " ").contains(where: { String($0).displayWidth > width - 2 })
    {
      return [line]
    }
    guard line.displayWidth > width, let command = startOfCommand(in: line.plainText)
    else { return line.wrapped(to: width, hangingIndent: 2) }
    let text = line.slice(at: 0..<command - 1).wrapped(to: width, hangingIndent: 2)
    let words = line.slice(at: command..<end).plainText
    return text + words.folded(to: width, indent: 2).map { StyledText($0) }
  }

  /// Where the command at the end of a hint begins, which is behind a colon.
  private static func startOfCommand(in line: String) -> Int? {
    let bytes = Array(line.utf8)
    let label = MessageLabel.hint.styledText.plainText.utf8
    let sign = Array(": \(Messages.programName) ".utf8)
    guard bytes.starts(with: label) else { return nil }
    return bytes.indices.last { bytes[$0...].starts(with: sign) }.map { $0 + 2 }
  }

  private static func lines(
    _ label: MessageLabel, _ error: any Error, _ format: PageFormat
  ) -> [StyledText] {
    let message = label.line("\(message(of: error)).")
    let hint = hint(for: error).map(MessageLabel.hint.line)
    return [message] + details(of: error, format) + [hint].compactMap(\.self)
  }

  /// The line of a data file that has the fault, and what else is wrong in the file.
  private static func details(of error: any Error, _ format: PageFormat) -> [StyledText] {
    guard let error = error as? DataFileError, let place = error.place else { return [] }
    return FaultExcerpt(place.excerpt).lines(format) + error.others.map { StyledText($0) }
  }

  private static func message(of error: any Error) -> String {
    switch error {
    case let error as DataFileError: error.description
    case let error as ReaderStateError: error.description
    case let error as NoWebPage: Messages.noWebPage(ofVolume: error.volume)
    case let error as PageNotOpened: Messages.withoutBrowser(error.failure)
    case let error as UnreadableCommandLine: Messages.unreadableCommandLine(error.reason)
    case let error as CompletionFileError: Messages.message(of: error)
    case let error as Errno: Messages.unwritableOutput(error.reason)
    default: Messages.unknownError
    }
  }

  private static func hint(for error: any Error) -> String? {
    switch error {
    case ReaderStateError.noLocation, ReaderStateError.unwritable, ReaderStateError.unreadable,
      ReaderStateError.notAFile, ReaderStateError.readOnly:
      Messages.stateHint
    case is PageNotOpened: Messages.browserHint
    case let error as CompletionFileError: Messages.printScriptHint(error.shell)
    case is UnreadableCommandLine: Messages.commandLineHint
    case ReaderStateError.newerVersion: Messages.newerStateHint
    case DataFileError.wrongValues, DataFileError.noBooks: Messages.dataHint
    case DataFileError.notUTF8(_, _, _, let encoding?): Messages.encodingHint(encoding)
    default: nil
    }
  }
}
