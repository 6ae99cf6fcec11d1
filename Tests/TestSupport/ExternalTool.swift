import Foundation

/// A program that is not ours and need not be there.
///
/// A test that asks for one says so with `.enabled(if:)`, so that it is reported as skipped, and
/// not as passed, where the tool is missing:
///
///     @Test(.enabled(if: ExternalTool.fish.isInstalled, "fish is not installed."))
package struct ExternalTool: Sendable {
  package static let bash = ExternalTool("bash")
  package static let dash = ExternalTool("dash")
  package static let fish = ExternalTool("fish")
  package static let zsh = ExternalTool("zsh")
  package static let groff = ExternalTool("groff")
  package static let less = ExternalTool("less")
  package static let mandoc = ExternalTool("mandoc")

  /// Runs a program as another user.
  package static let setpriv = ExternalTool("setpriv")

  /// Notes the system calls of a program.
  package static let strace = ExternalTool("strace")

  package let name: String

  package let path: String?

  private init(_ name: String) {
    self.name = name
    path = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
      .first(where: FileManager.default.isExecutableFile)
  }

  package var isInstalled: Bool { path != nil }

  /// Runs the tool to its end, in a folder that it takes for its user’s home, or in an empty one.
  package func run(
    _ arguments: [String], input: String = "", in folder: TemporaryFolder? = nil
  ) throws -> ProgramResult {
    guard let path else { throw SystemFailure(code: ENOENT) }
    let folder = try folder ?? TemporaryFolder()
    let inputFolder = try TemporaryFolder()
    return try Launch(
      path: "/bin/sh",
      arguments: ["-c", "cd \"$0\" && exec \"$@\"", folder.path, path] + arguments,
      environment: ["HOME": folder.path, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"],
      input: .file(inputFolder.write(input, to: "input"))
    ).run()
  }
}

extension ProgramResult {
  /// The lines of what was printed on both streams, without those that are empty.
  package var lines: [String] { (output + errors).split(separator: "\n").map(String.init) }
}
