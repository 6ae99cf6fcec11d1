package import SystemCalls

/// The place where the reader state is kept between runs.
package enum ReaderStateLocation {
  /// Chooses the state file.
  ///
  /// The first that is given is used: the requested path, `HP_BOOKS_STATE`, `hp-books/state.json`
  /// in `XDG_STATE_HOME`, `.local/state/hp-books/state.json` in `HOME`. An empty variable counts as
  /// unset and, as the XDG Base Directory Specification has it, so does a relative path in
  /// `XDG_STATE_HOME`; likewise in `HOME`.
  ///
  ///     ReaderStateLocation.file(requested: nil, Environment(["HOME": "/home/ada"]))
  ///     // "/home/ada/.local/state/hp-books/state.json"
  ///
  /// - Parameters:
  ///   - requested: The path given on the command line.
  ///   - environment: The variables.
  /// - Returns: The path, or nil if none is given.
  package static func file(requested: String?, _ environment: Environment) -> String? {
    requested
      ?? environment.nonEmpty("HP_BOOKS_STATE")
      ?? environment.path("hp-books/state.json", inFolderOf: "XDG_STATE_HOME")
      ?? environment.path(".local/state/hp-books/state.json", inFolderOf: "HOME")
  }
}
