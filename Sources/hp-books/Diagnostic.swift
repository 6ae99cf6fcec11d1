import ArgumentParsing
import BookCore
import TerminalKit

/// An error or a warning in the words that its reader gets.
struct Diagnostic {
  let lines: [StyledText]

  init(error: any Error) {
    lines = (error as? UsageError)?.lines ?? Self.lines(Words.errorLabel, error)
  }

  init(warning: any Error) {
    lines = Self.lines(Words.warningLabel, warning)
  }

  init(warning message: String) {
    lines = [Self.line(Words.warningLabel, "\(message).")]
  }

  init(hint: String) {
    lines = [Self.line(Words.hintLabel, hint)]
  }
}

extension Diagnostic {
  private static func lines(_ label: String, _ error: any Error) -> [StyledText] {
    let message = line(label, "\(message(of: error)).")
    guard let hint = hint(for: error) else { return [message] }
    return [message, line(Words.hintLabel, hint)]
  }

  private static func line(_ label: String, _ text: String) -> StyledText {
    StyledText(label, style: .bold) + StyledText(" \(text)")
  }

  private static func message(of error: any Error) -> String {
    switch error {
    case let error as DataFileError: error.description
    case let error as ReaderStateError: error.description
    case let error as NoWebPage: Words.noWebPage(ofVolume: error.volume)
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
