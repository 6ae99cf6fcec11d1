import ArgumentParsing
import BookCore
import TerminalKit

/// An error or a warning in the words that its reader gets.
struct Diagnostic {
  let lines: [StyledText]

  init(error: any Error) {
    lines =
      switch error {
      case let error as UsageError: error.lines
      case let error as NothingFound: [StyledText(Words.nothingFound(error.text))]
      default: Self.lines(Words.errorLabel, error)
      }
  }

  init(warning: any Error) {
    lines = Self.lines(Words.warningLabel, warning)
  }
}

extension Diagnostic {
  private static func lines(_ label: String, _ error: any Error) -> [StyledText] {
    let message = StyledText(label, style: .bold) + StyledText(" \(message(of: error)).")
    guard let hint = hint(for: error) else { return [message] }
    return [message, StyledText(Words.hintLabel, style: .bold) + StyledText(" \(hint)")]
  }

  private static func message(of error: any Error) -> String {
    switch error {
    case let error as DataFileError: error.description
    case let error as ReaderStateError: error.description
    case let error as OutputError: Words.unwritableOutput(error.reason)
    default: Words.unknownError
    }
  }

  private static func hint(for error: any Error) -> String? {
    switch error as? ReaderStateError {
    case .noLocation, .unwritable, .unreadable: Words.stateHint
    case .newerVersion: Words.newerStateHint
    case .damaged, .locked, nil: nil
    }
  }
}
