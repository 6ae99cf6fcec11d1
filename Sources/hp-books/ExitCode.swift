import ArgumentParsing
import BookCore
import SystemCalls
import TerminalKit

/// What the shell is told about a run.
enum ExitCode: UInt8 {
  case done = 0

  /// There is nothing of what was looked for.
  case nothingFound = 1

  /// The command line is wrong.
  case usage = 64

  /// The data file is not right.
  case dataNotRight = 65

  /// The data file cannot be read.
  case dataUnreadable = 66

  /// The output or the reader state cannot be written.
  case unwritable = 74

  /// The one place where an error becomes an exit code.
  init(_ error: any Error) {
    switch error {
    case is UsageError: self = .usage
    case is NothingFound, is NoWebPage: self = .nothingFound
    case let error as DataFileError: self = error.isAboutReading ? .dataUnreadable : .dataNotRight
    // Whoever stopped reading has seen enough, so nothing went wrong.
    case let error as Errno where error == .brokenPipe: self = .done
    default: self = .unwritable
    }
  }
}

extension DataFileError {
  fileprivate var isAboutReading: Bool {
    switch self {
    case .missing, .folder, .unreadable: true
    case .empty, .tooLarge, .notUTF8, .notJSON, .wrongValues, .noBooks: false
    }
  }
}
