/// The place where the reader state is kept between runs.
package enum ReaderStateLocation {
  /// Chooses the state file.
  ///
  /// The first that is given is used: the requested path, `HP_BOOKS_STATE`, `hp-books/state.json`
  /// in `XDG_STATE_HOME`, `.local/state/hp-books/state.json` in `HOME`. An empty variable counts as
  /// unset and, as the XDG Base Directory Specification has it, so does a relative path in
  /// `XDG_STATE_HOME`; likewise in `HOME`.
  ///
  ///     ReaderStateLocation.file(requested: nil) { ["HOME": "/home/ada"][$0] }
  ///     // "/home/ada/.local/state/hp-books/state.json"
  ///
  /// - Parameters:
  ///   - requested: The path given on the command line.
  ///   - variable: The value of an environment variable, or nil if it is unset.
  /// - Returns: The path, or nil if none is given.
  package static func file(requested: String?, variable: (String) -> String?) -> String? {
    func absolute(_ name: String) -> String? {
      variable(name).flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
    }
    if let requested { return requested }
    if let path = variable("HP_BOOKS_STATE"), !path.isEmpty { return path }
    if let folder = absolute("XDG_STATE_HOME") { return folder + "/hp-books/state.json" }
    return absolute("HOME").map { $0 + "/.local/state/hp-books/state.json" }
  }
}
