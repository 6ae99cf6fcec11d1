import ArgumentParsing
import BookCore
import BookPresentation
import TerminalKit

/// An error or a warning in the words that its reader gets.
struct Diagnostic {
  let lines: [StyledText]

  init(error: any Error, format: PageFormat) {
    lines = (error as? UsageError)?.lines ?? Self.lines(Words.errorLabel, error, format)
  }

  init(warning: any Error, format: PageFormat) {
    lines = Self.lines(Words.warningLabel, warning, format)
  }
}

extension Diagnostic {
  private static func lines(
    _ label: String, _ error: any Error, _ format: PageFormat
  ) -> [StyledText] {
    let message = StyledText(label, style: .bold) + StyledText(" \(message(of: error)).")
    let excerpt = (error as? DataFileError)?.fault.map { FaultExcerpt($0.excerpt).lines(format) }
    let hint = hint(for: error).map {
      StyledText(Words.hintLabel, style: .bold) + StyledText(" \($0)")
    }
    return [message] + (excerpt ?? []) + [hint].compactMap(\.self)
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
