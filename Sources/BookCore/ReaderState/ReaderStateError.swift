/// Why the reader state cannot be read or saved.
///
/// The descriptions quote paths as they stand. Make them visible before they reach a terminal.
public enum ReaderStateError: Error, Equatable, Sendable {
  /// Neither the command line nor the environment says where the state is.
  case noLocation

  /// The file is not what this program writes; its old bytes are kept beside it before anything
  /// new is written.
  case damaged(file: String, keptAs: String)

  /// Parts of the file are not what this program writes, and count as if they were not there.
  ///
  /// All else is used. The old bytes are kept beside the file before anything new is written.
  case partlyDamaged(file: String, parts: [String], keptAs: String)

  /// The file turned out to be damaged while something was saved; its old bytes were kept beside it.
  case setAside(file: String, keptAs: String)

  /// The file was written by a later version of the program and is left alone.
  case newerVersion(file: String)

  /// The file cannot be read.
  case unreadable(file: String, reason: String)

  /// The file cannot be replaced.
  case unwritable(file: String, reason: String)

  /// Another program held the lock for too long.
  case locked(file: String)
}

extension ReaderStateError: CustomStringConvertible {
  /// What is wrong, as one line without a full stop at its end.
  public var description: String {
    switch self {
    case .noLocation: Words.noStateLocation
    case .damaged(let file, let keptAs): Words.damagedState(file, keptAs: keptAs)
    case .partlyDamaged(let file, let parts, let keptAs):
      Words.partlyDamagedState(file, parts, keptAs: keptAs)
    case .setAside(let file, let keptAs): Words.stateSetAside(file, keptAs: keptAs)
    case .newerVersion(let file): Words.newerState(file)
    case .unreadable(let file, let reason): Words.unreadableState(file, reason)
    case .unwritable(let file, let reason): Words.unwritableState(file, reason)
    case .locked(let file): Words.lockedState(file)
    }
  }
}
