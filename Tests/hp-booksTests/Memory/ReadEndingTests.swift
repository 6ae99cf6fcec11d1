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

  /// A disk may take long, so neither the next key nor the prompt waits for it.
  @Test(arguments: ["s", "m"])
  func aKeyIsSavedInAPauseOrBehindThePrompt(key: String) throws {
    let program = try ShellUser.atTerminal()
    let script = """
      exec strace -s 65536 -o "$HOME/log" -e trace=poll,read,write,fsync,rename,renameat \
        hp-books read 3
      """
    let session = try TerminalSession(
      path: "/bin/sh", arguments: ["-c", script], environment: program.environment,
      size: Self.size)
    try session.wait(for: "the page") { $0.isAlternate && !$0.isDrawing && $0.frameCount > 0 }
    let count = session.screen.frameCount
    session.type(key)
    try session.wait(for: "another frame") { $0.frameCount > count && !$0.isDrawing }
    session.type("q")
    #expect(try session.ending() == .exit(0))
    let calls = try program.home.read("log").split(separator: "\n")
    let typed = try #require(
      calls.firstIndex { $0.hasPrefix("read(") && $0.contains("\"\(key)\"") })
    let quit = try #require(calls.firstIndex { $0.hasPrefix("read(") && $0.contains("\"q\"") })
    let saved = try #require(calls[typed...].firstIndex { $0.hasPrefix("fsync(") })
    let givenBack = try #require(calls.firstIndex { $0.contains("?1049l") })
    let hasPaused = calls[typed..<min(saved, quit)].contains {
      $0.hasPrefix("poll(") && $0.hasSuffix("(Timeout)") && !$0.contains("], 2, 0)")
    }
    #expect(hasPaused || saved > givenBack)
  }
}
#endif
