import ArgumentParsing
import BookCore
import BookPresentation
import SystemCalls
import TerminalKit

/// An error or a warning in the words that its reader gets.
struct Diagnostic {
  let lines: [StyledText]

  init(error: any Error, format: PageFormat) {
    lines =
      switch error {
      case let error as UsageError: error.lines
      case let error as NothingFound: [StyledText(Words.nothingFound(error.text))]
      default: Self.lines(Words.errorLabel, error, format)
      }
  }

  init(warning: any Error, format: PageFormat) {
    lines = Self.lines(Words.warningLabel, warning, format)
  }

  init(warning message: String) {
    lines = [Self.line(Words.warningLabel, "\(message).")]
  }

  init(hint: String) {
    lines = [Self.line(Words.hintLabel, hint)]
  }
}

extension Diagnostic {
  private static func lines(
    _ label: String, _ error: any Error, _ format: PageFormat
  ) -> [StyledText] {
    let message = line(label, "\(message(of: error)).")
    let excerpt = (error as? DataFileError)?.fault.map { FaultExcerpt($0.excerpt).lines(format) }
    let hint = hint(for: error).map { line(Words.hintLabel, $0) }
    return [message] + (excerpt ?? []) + [hint].compactMap(\.self)
  }

  private static func line(_ label: String, _ text: String) -> StyledText {
    StyledText(label, style: .bold) + StyledText(" \(text)")
  }

  private static func message(of error: any Error) -> String {
    switch error {
    case let error as DataFileError: error.description
    case let error as ReaderStateError: error.description
    case let error as NoWebPage: Words.noWebPage(ofVolume: error.volume)
    case let error as Errno: Words.unwritableOutput(error.reason)
    default: Words.unknownError
    }
  }

  private static func hint(for error: any Error) -> String? {
    switch error as? ReaderStateError {
    case .noLocation, .unwritable, .unreadable: Words.stateHint
    case .newerVersion: Words.newerStateHint
    case .damaged, .setAside, .locked, nil: nil
    }
  }
}
