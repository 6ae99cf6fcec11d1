import SystemCalls

/// What is remembered of the books of another data file, as that of the books that are open.
package struct OtherBooks: Sendable {
  /// The path of the file, whether or not it is there.
  package let path: String

  /// What is remembered, of which each record has found its book here, or is lost.
  package let state: ReaderState

  /// Whether a path leads to the file.
  package func isAt(_ path: String) -> Bool {
    [path, FilePath.absolute(path), FilePath.canonical(path) ?? path].contains {
      $0.utf8.elementsEqual(self.path.utf8)
    }
  }

  /// Whether a library says the same of each of the books, also of those that are lost.
  package func isTaken(in library: Library) -> Bool {
    let (now, lost) = (library.state, library.state.lostRecords)
    return state.records.allSatisfy { old in
      old.saysTheSame(as: now.record(ofVolume: old.volume) ?? BookRecord(of: old.book))
    } && state.lostRecords.allSatisfy { old in lost.contains { $0 == old } }
  }
}

extension Library {
  /// Whether nothing but pages shown is remembered of the books.
  package var isBlank: Bool {
    state.records.allSatisfy(\.isBlank) && state.lostRecords.isEmpty && !mayKeepPlace
  }

  /// Those that may have been moved here: something is remembered of a book with the title of one of
  /// these, but their file is gone, and of these books nothing is remembered yet.
  ///
  /// No other file is looked for, since to look for one may take long.
  package var movedBooks: [OtherBooks] {
    guard isBlank, series.identity?.isFile == true else { return [] }
    return session.otherBooks.filter { other in
      other.state.records.contains { !$0.isBlank } && FilePath.isGone(other.path)
    }
  }
}
