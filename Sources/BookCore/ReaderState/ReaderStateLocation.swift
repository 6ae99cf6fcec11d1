/// Where the reader state is kept.
public enum ReaderStateLocation {
  /// Chooses the state file.
  ///
  /// In this order: the path asked for, `HP_BOOKS_STATE`, `hp-books/state.json` in
  /// `XDG_STATE_HOME`, and `.local/state/hp-books/state.json` in `HOME`. Variables that are empty
  /// count as unset, and so do `XDG_STATE_HOME` and `HOME` where they are not absolute.
  ///
  ///     ReaderStateLocation.file(requested: nil) { ["HOME": "/home/ada"][$0] }
  ///     // "/home/ada/.local/state/hp-books/state.json"
  ///
  /// - Parameters:
  ///   - requested: The path asked for on the command line.
  ///   - variable: The environment.
  /// - Returns: The path, or nil where there is nothing to go by.
  public static func file(requested: String?, variable: (String) -> String?) -> String? {
    func absolute(_ name: String) -> String? {
      variable(name).flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
    }
    if let requested { return requested }
    if let path = variable("HP_BOOKS_STATE"), !path.isEmpty { return path }
    if let folder = absolute("XDG_STATE_HOME") { return folder + "/hp-books/state.json" }
    return absolute("HOME").map { $0 + "/.local/state/hp-books/state.json" }
  }
}
