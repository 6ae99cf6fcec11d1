/// Why the reader state cannot be read or saved.
///
/// Descriptions quote paths verbatim, control characters included: sanitize them before they reach a
/// terminal.
public enum ReaderStateError: Error, Equatable, Sendable {
  /// No location was given for the state.
  case noLocation

  /// The file is damaged and ignored; it will be kept under another name before a new one is written.
  case damaged(file: String, keptAs: String)

  /// Parts of the file are damaged and ignored; everything else is used.
  ///
  /// A copy of the file will be kept under another name before anything is written.
  case partlyDamaged(file: String, parts: [String], keptAs: String)

  /// The file turned out to be damaged when something was saved, and was kept under another name.
  case setAside(file: String, keptAs: String)

  /// The file was written by a later version of the program and is left alone.
  case newerVersion(file: String)

  /// The file cannot be read; the reason is in the system's words.
  case unreadable(file: String, reason: String)

  /// The file cannot be replaced; the reason is in the system's words.
  case unwritable(file: String, reason: String)

  /// Another program has held the lock for too long.
  case locked(file: String)
}

extension ReaderStateError: CustomStringConvertible {
  /// What is wrong, in one line without a full stop at its end.
  public var description: String {
    switch self {
    case .noLocation: Messages.noStateLocation
    case .damaged(let file, let keptAs): Messages.damagedState(file, keptAs: keptAs)
    case .partlyDamaged(let file, let parts, let keptAs):
      Messages.partlyDamagedState(file, parts, keptAs: keptAs)
    case .setAside(let file, let keptAs): Messages.stateSetAside(file, keptAs: keptAs)
    case .newerVersion(let file): Messages.newerState(file)
    case .unreadable(let file, let reason): Messages.unreadableState(file, reason)
    case .unwritable(let file, let reason): Messages.unwritableState(file, reason)
    case .locked(let file): Messages.lockedState(file)
    }
  }
}
