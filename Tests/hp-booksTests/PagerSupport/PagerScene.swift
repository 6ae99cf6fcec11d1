import Foundation
import TestSupport

/// A person with a home folder and programs to choose from.
final class PagerScene {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Puts a shell script on the person's `PATH`.
  func install(_ name: String, _ script: String) throws {
    let draft = try write(".\(name)", "#!/bin/sh\n\(script)\n")
    let file = folder.appendingPathComponent(name).path
    // Copied by another process: a program of another test that starts meanwhile would inherit
    // the open copy, and an open file cannot be run.
    _ = try Launch(path: "/bin/cp", arguments: [draft, file]).start().finish()
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file)
  }

  /// Puts a program on the `PATH` that notes how it was called and takes all it is given.
  func installWitness(_ name: String) throws {
    try install(
      name,
      """
      {
        printf '%s' "${0##*/}"
        for word; do printf '|%s' "$word"; done
        printf '\\nLESS=%s\\nLESSCHARSET=%s\\n' "${LESS-unset}" "${LESSCHARSET-unset}"
      } > "$HOME/called"
      cat > "$HOME/text"
      """)
  }

  /// Writes a file into the home folder.
  ///
  /// - Returns: Its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Inheritance.whileAlone {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return file.path
  }

  /// The text of a file in the home folder, or nil where there is none.
  func text(of name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Runs the program on a terminal.
  func run(
    _ arguments: [String], with variables: [String: String] = [:],
    _ plan: TerminalPlan = TerminalPlan()
  ) throws -> TerminalRun {
    let environment = [
      "HOME": folder.path, "PATH": "\(folder.path):/usr/bin:/bin", "TERM": "xterm",
    ].merging(variables) { $1 }
    return try TerminalRun(arguments, environment.filter { $0.value != Self.unset }, plan)
  }

  /// Stands for a variable that is not set.
  static let unset = "\0"
}
