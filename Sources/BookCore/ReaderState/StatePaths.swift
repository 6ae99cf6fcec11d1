import SystemCalls

/// The paths of data files as a state file has them: those below the home folder begin with `~/`,
/// so that they hold in another home.
///
///     let paths = StatePaths(home: "/home/ada", stateFile: "/home/ada/state.json")
///     paths.name(ofFile: "/home/ada/emma.json")  // "~/emma.json"
///     paths.file(named: "~/emma.json")           // "/home/ada/emma.json"
struct StatePaths: Sendable {
  static let whole = StatePaths(home: nil)

  private static let sign = "~/"

  /// The home folder, with links resolved and a slash at its end; nil if the state file does not
  /// lie below it.
  private let home: String?

  private init(home: String?) { self.home = home }

  init(home: String, stateFile: String) {
    guard let home = FilePath.canonical(home).map({ FilePath.path("", in: $0) }),
      let file = FilePath.canonical(stateFile)
        ?? FilePath.canonical(FilePath.folder(of: stateFile)),
      FilePath.path("", in: file).utf8.starts(with: home.utf8)
    else {
      self = .whole
      return
    }
    self.home = home
  }

  /// What the entry of a series is called whose key may be the path of a file.
  func name(ofFile key: String) -> String {
    guard let home, key.utf8.starts(with: home.utf8) else { return key }
    return Self.sign + String(Substring(key.utf8.dropFirst(home.utf8.count)))
  }

  /// The path of the file that an entry is about; nil if its name is no path.
  func file(named name: String) -> String? {
    if name.utf8.first == UInt8(ascii: "/") { return name }
    guard let home, name.utf8.starts(with: Self.sign.utf8) else { return nil }
    return home + String(Substring(name.utf8.dropFirst(Self.sign.utf8.count)))
  }
}
