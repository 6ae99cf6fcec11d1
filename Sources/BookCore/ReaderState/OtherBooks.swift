import SystemCalls

/// What is remembered of the books of another data file, as that of the books that are open.
package struct OtherBooks: Sendable {
  package let path: String

  /// What is remembered, of which each record has found its book here, or is lost.
  package let state: ReaderState

  /// Whether a path leads to the file.
  package func isAt(_ path: String) -> Bool {
    [path, FilePath.absolute(path), FilePath.canonical(path) ?? path].contains {
      $0.utf8.elementsEqual(self.path.utf8)
    }
  }

  /// Whether a state says the same of each of the books, also of those that are lost.
  package func isTaken(in now: ReaderState) -> Bool {
    let lost = now.lostRecords
    return state.records.allSatisfy { old in
      old.saysTheSame(as: now.record(ofVolume: old.volume) ?? BookRecord(of: old.book))
    } && state.lostRecords.allSatisfy(lost.contains)
  }

  /// Whether the file is gone, but something is remembered of a book with the title of one of
  /// these.
  package var areMoved: Bool { state.records.contains { !$0.isBlank } && FilePath.isGone(path) }
}
