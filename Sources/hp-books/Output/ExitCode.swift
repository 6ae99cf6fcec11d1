import ArgumentParsing
import BookCore
import BookPresentation
import SystemCalls

enum ExitCode: UInt8, CaseIterable {
  case done = 0
  case nothingFound = 1
  case wrongUsage = 64
  case invalidData = 65
  case unreadableData = 66

  /// A change that was asked for is not saved; whatever else went wrong, a script may try again.
  case cannotSave = 73

  /// The output cannot be written, or what is saved may not survive a power cut.
  case cannotWrite = 74

  /// A program that stops reading a pipe has read enough. As shells expect, the process then ends
  /// by `SIGPIPE`, which they report as 128 + 13; with this code if it was started to ignore that
  /// signal.
  case brokenPipe = 141

  init(_ error: any Error) {
    switch error {
    case is UsageError: self = .wrongUsage
    case is NothingFound: self = .nothingFound
    case DataFileError.missing, DataFileError.folder, DataFileError.unreadable,
      DataFileError.tooLarge:
      self = .unreadableData
    case is DataFileError: self = .invalidData
    case let error as ReaderStateError where !error.isSaved: self = .cannotSave
    case let error as Errno where error == .brokenPipe: self = .brokenPipe
    default: self = .cannotWrite
    }
  }

  /// What help says of it.
  var meaning: String {
    switch self {
    case .done: "Success."
    case .nothingFound: "Nothing was found."
    case .wrongUsage: "The command line is invalid."
    case .invalidData: "The data file is invalid."
    case .unreadableData: "The data file cannot be read."
    case .brokenPipe: "The output is no longer read."
    case .cannotSave: "The change is not saved."
    case .cannotWrite:
      "The output cannot be written; or the change is saved, but may not survive a power cut."
    }
  }
}

/// The system does not tell the program its command line.
struct UnreadableCommandLine: Error { let reason: String }

/// The search found nothing, which is not a mistake.
struct NothingFound: Error {
  let text: String

  /// The search that was probably meant, or nil if no guess is good enough.
  let hint: Hint?

  /// What else there is to say, but not to a program.
  let next: Page
}
