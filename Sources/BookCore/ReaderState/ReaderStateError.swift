/// Why the reader state cannot be read or saved.
///
/// The cases carry everything that a message needs. ``description`` is a short message; it quotes
/// paths verbatim, control characters included: sanitize it before it reaches a terminal.
public enum ReaderStateError: Error, Equatable, Sendable {
  /// No location was given for the state.
  case noLocation

  /// The file is damaged and ignored; it will be kept under another name before a new one is written.
  case damaged(file: String, keptAs: String)

  /// Parts of the file are damaged; what is wrong in them is ignored, and everything else is used.
  ///
  /// A copy of the file will be kept under another name before anything is written.
  case partlyDamaged(file: String, parts: [String], keptAs: String)

  /// The file turned out to be damaged when something was saved, and was kept under another name.
  case setAside(file: String, keptAs: String)

  /// The file was written by a later version of the program and is left alone.
  case newerVersion(file: String)

  /// The path leads to something other than a file, such as a folder or a device.
  case notAFile(file: String)

  /// The file cannot be read; the reason is in the system's words.
  case unreadable(file: String, reason: String)

  /// The file cannot be replaced; the reason is in the system's words.
  case unwritable(file: String, reason: String)

  /// The user has made the file read-only.
  case readOnly(file: String)

  /// Another program has held the lock for too long.
  case locked(file: String)

  /// The books came from something that may hold other books next time, such as a pipe.
  case passingSource(name: String)
}

extension ReaderStateError: CustomStringConvertible {
  /// What is wrong, in one short line such as `state.json: locked by another program`.
  public var description: String {
    switch self {
    case .noLocation:
      Messages.noStateLocation
    case .damaged(let file, let keptAs):
      Messages.problem(Messages.damagedState(keptAs: keptAs), inFile: file)
    case .partlyDamaged(let file, let parts, let keptAs):
      Messages.problem(Messages.partlyDamagedState(parts, keptAs: keptAs), inFile: file)
    case .setAside(let file, let keptAs):
      Messages.problem(Messages.stateSetAside(keptAs: keptAs), inFile: file)
    case .newerVersion(let file):
      Messages.problem(Messages.newerState, inFile: file)
    case .notAFile(let file):
      Messages.problem(Messages.notAFile, inFile: file)
    case .unreadable(let file, let reason):
      Messages.problem(Messages.unreadableState(reason), inFile: file)
    case .unwritable(let file, let reason):
      Messages.problem(Messages.unwritableState(reason), inFile: file)
    case .readOnly(let file):
      Messages.problem(Messages.readOnlyState, inFile: file)
    case .locked(let file):
      Messages.problem(Messages.lockedState, inFile: file)
    case .passingSource(let name):
      Messages.problem(Messages.passingSource, inFile: name)
    }
  }
}
