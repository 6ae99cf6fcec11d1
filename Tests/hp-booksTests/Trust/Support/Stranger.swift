import Foundation
import TestSupport

/// A user of the system who owns nothing.
enum Stranger {
  private static let tool = "/usr/bin/setpriv"
  private static let number = "65534"

  static var isAvailable: Bool {
    geteuid() == 0 && FileManager.default.isExecutableFile(atPath: tool)
  }

  /// Runs the program to its end, from a copy that the stranger may read.
  static func run(_ words: [String]) throws -> Outcome {
    let folder = try TemporaryFolder()
    let copy = folder.path(BuiltProgram.name)
    // Copied by another process: a program of another test that starts meanwhile would inherit
    // the open copy, and an open file cannot be run.
    _ = try Launch(path: "/bin/cp", arguments: [BuiltProgram.path, copy]).start().finish()
    for path in [copy, folder.path] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return try Launch(
      path: tool, arguments: ["--reuid", number, "--regid", number, "--clear-groups", copy] + words
    ).start().finish()
  }
}
