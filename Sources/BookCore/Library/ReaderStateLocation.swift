package import SystemCalls

/// The place where the reader state is kept between runs.
package struct ReaderStateLocation: Equatable, Sendable {
  package let path: String

  /// Whether the user has named the file, or its reader, so that it may be any file.
  package let isNamed: Bool

  /// Chooses the state file; nil if there is no place for one.
  ///
  /// The first that is given is used: the path that the user has named, `state.json` in the folder
  /// of the program in `XDG_STATE_HOME`, the same in `.local/state` in `HOME`. An empty variable
  /// counts as unset and, as the XDG Base Directory Specification has it, so does a relative path
  /// in `XDG_STATE_HOME`; likewise in `HOME`.
  package init?(named: String?, orIn folder: String, _ environment: Environment) {
    let file = "\(folder)/state.json"
    guard
      let path = named ?? environment.path(file, inFolderOf: "XDG_STATE_HOME")
        ?? environment.path(".local/state/\(file)", inFolderOf: "HOME")
    else { return nil }
    self.init(path: path, isNamed: named != nil)
  }

  init(path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }
}
