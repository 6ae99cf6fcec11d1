package import SystemCalls

/// The place where the reader state is kept between runs.
package struct ReaderStateLocation: Equatable, Sendable {
  /// The path of the file.
  package let path: String

  /// Whether the user has named the file, so that it may be any file.
  package let isNamed: Bool

  /// Chooses the state file; nil if there is no place for one.
  ///
  /// The first that is given is used: the requested path, `HP_BOOKS_STATE`, `hp-books/state.json`
  /// in `XDG_STATE_HOME`, `.local/state/hp-books/state.json` in `HOME`. An empty variable counts as
  /// unset and, as the XDG Base Directory Specification has it, so does a relative path in
  /// `XDG_STATE_HOME`; likewise in `HOME`.
  ///
  ///     ReaderStateLocation(requested: nil, Environment(["HOME": "/home/ada"]))?.path
  ///     // "/home/ada/.local/state/hp-books/state.json"
  ///
  /// - Parameters:
  ///   - requested: The path given on the command line.
  ///   - environment: The variables.
  package init?(requested: String?, _ environment: Environment) {
    let named = requested ?? environment.nonEmpty("HP_BOOKS_STATE")
    guard
      let path = named ?? environment.path("hp-books/state.json", inFolderOf: "XDG_STATE_HOME")
        ?? environment.path(".local/state/hp-books/state.json", inFolderOf: "HOME")
    else { return nil }
    self.path = path
    isNamed = named != nil
  }
}
