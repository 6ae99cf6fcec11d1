package import BookCore

extension ReaderStateError {
  /// What is wrong, in one line without a full stop at its end.
  ///
  ///     ReaderStateError.locked(file: "state.json").message
  ///     // "The reader state cannot be saved in state.json: another program is keeping it locked"
  package var message: String {
    switch self {
    case .noLocation: Messages.noStateLocation
    case .damaged(let file, let keptAs): Messages.damagedState(file, keptAs: keptAs)
    case .partlyDamaged(let file, let parts, let keptAs):
      Messages.partlyDamagedState(file, parts, keptAs: keptAs)
    case .setAside(let file, let keptAs): Messages.stateSetAside(file, keptAs: keptAs)
    case .newerVersion(let file): Messages.newerState(file)
    case .notAFile(let file): Messages.stateNotAFile(file)
    case .unreadable(let file, let reason): Messages.unreadableState(file, reason)
    case .unwritable(let file, let reason): Messages.unwritableState(file, reason)
    case .readOnly(let file): Messages.readOnlyState(file)
    case .locked(let file): Messages.lockedState(file)
    case .passingSource(let name): Messages.passingSource(name)
    }
  }
}
