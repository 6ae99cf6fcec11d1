#if arch(x86_64) && os(Linux)
import TerminalKit
import TestSupport
import Testing

/// What `read` does in the end.
@Suite(
  .limitForPrograms,
  .enabled(if: ExternalTool.strace.isInstalled, "strace is not installed."),
  .disabled(
    if: BuiltProgram.watchesAddresses, "The sanitizer cannot look for leaks in a traced program."))
struct ReadEndingTests {
  private static let size = TerminalSize(columns: 80, rows: 24)

  /// A disk may take long, so the prompt does not wait for it.
  @Test(arguments: ["s", "m"])
  func theScreenIsGivenBackBeforeTheLastSave(key: String) throws {
    let program = try ShellUser.atTerminal()
    let script = """
      exec strace -s 65536 -o "$HOME/log" -e trace=write,fsync,rename,renameat hp-books read 3
      """
    let session = try TerminalSession(
      path: "/bin/sh", arguments: ["-c", script], environment: program.environment,
      size: Self.size)
    try session.wait(for: "the page") { $0.isAlternate && !$0.isDrawing && $0.frameCount > 0 }
    session.type(key + "q")
    #expect(try session.ending() == .exit(0))
    let calls = try program.home.read("log").split(separator: "\n")
    let givenBack = try #require(calls.firstIndex { $0.contains("?1049l") })
    let flushed = try #require(calls.lastIndex { $0.hasPrefix("fsync(") })
    let renamed = try #require(calls.lastIndex { $0.hasPrefix("rename") })
    #expect(givenBack < flushed)
    #expect(givenBack < renamed)
  }
}
#endif
