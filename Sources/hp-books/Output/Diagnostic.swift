import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import SystemCalls

/// An error, a warning or a hint as the user sees it.
struct Diagnostic {
  let lines: [StyledText]

  /// Describes an error, with a hint that is given if the error has none of its own.
  init(error: any Error, hint: String? = nil, format: PageFormat) {
    lines =
      switch error {
      case let error as UsageError: error.lines
      case let error as NothingFound:
        [StyledText(Messages.nothingFound(error.text, suggestion: error.suggestion))]
      default: Self.lines(.error, error, format, hint: hint)
      }
  }

  init(warning: any Error, format: PageFormat) { lines = Self.lines(.warning, warning, format) }

  init(warning message: String) { lines = [MessageLabel.warning.line("\(message).")] }

  init(hint: String) { lines = [MessageLabel.hint.line(hint)] }
}

extension Diagnostic {
  private static func lines(
    _ label: MessageLabel, _ error: any Error, _ format: PageFormat, hint other: String? = nil
  ) -> [StyledText] {
    let message = label.line("\(message(of: error)).")
    let hint = (hint(for: error) ?? other).map(MessageLabel.hint.line)
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
    case let error as ProgramError: error.message
    case let error as Errno: Messages.unwritableOutput(error.reason)
    default: Messages.unknownError
    }
  }

  private static func hint(for error: any Error) -> String? {
    switch error {
    case ReaderStateError.noLocation, ReaderStateError.unwritable, ReaderStateError.unreadable,
      ReaderStateError.notAFile, ReaderStateError.readOnly:
      Messages.stateHint
    case let error as ProgramError: error.hint
    case ReaderStateError.newerVersion: Messages.newerStateHint
    case DataFileError.wrongValues, DataFileError.noBooks: Messages.dataHint
    case DataFileError.notUTF8(_, _, _, let encoding?): Messages.encodingHint(encoding)
    default: nil
    }
  }
}
