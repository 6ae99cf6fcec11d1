import Foundation
import TestSupport

/// A user of the system who owns nothing, so that permissions count even where the tests run as
/// root.
enum UnprivilegedUser {
  private static let number = "65534"

  static let isAvailable = geteuid() == 0 && ExternalTool.setpriv.isInstalled

  /// Runs the program to its end, from a copy that such a user may read.
  static func run(_ words: [String]) throws -> ProgramResult {
    let folder = try TemporaryFolder()
    try folder.setPermissions(0o755)
    let program = try folder.install(BuiltProgram.path, as: BuiltProgram.name)
    return try ExternalTool.setpriv.run(
      ["--reuid", number, "--regid", number, "--clear-groups", program] + words, in: folder)
  }
}
