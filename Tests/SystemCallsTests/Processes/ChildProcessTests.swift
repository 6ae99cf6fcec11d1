import SystemCalls
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(60)))
struct ChildProcessTests {
  @Test(
    arguments: [
      (0x0000, .code(0)), (0x0300, .code(3)), (0xff00, .code(255)), (0x0002, .signal(.interrupt)),
      (0x000d, .signal(.brokenPipe)), (0x008b, .signal(Signal(rawValue: 11))),
    ] as [(Int32, ChildExit)])
  func theStatusOfTheSystemIsRead(status: Int32, exit: ChildExit) {
    #expect(ChildExit(waitStatus: status) == exit)
  }

  @Test(
    arguments: [
      ("exit 0", .code(0)), ("exit 3", .code(3)),
      ("kill -s TERM $$", .signal(Signal(rawValue: 15))),
    ] as [(String, ChildExit)])
  func itIsKnownHowAProgramEnded(script: String, exit: ChildExit) throws {
    #expect(try ChildProcess(["sh", "-c", script]).wait() == exit)
  }

  @Test(arguments: ["INT", "QUIT", "PIPE"])
  func signalsDoToAProgramWhatTheyUsuallyDo(signal: String) throws {
    let child = try ChildProcess(["sh", "-c", "ulimit -c 0; kill -s \(signal) $$; exit 7"])

    #expect(child.wait() != .code(7))
  }

  @Test func wordsArriveAsTheyAre() throws {
    let script = #"[ $# = 3 ] && [ "$1" = "a b" ] && [ "$2" = '$HOME *' ] && [ -z "$3" ]"#
    let child = try ChildProcess(["sh", "-c", script, "sh", "a b", "$HOME *", ""])

    #expect(child.wait() == .code(0))
  }

  @Test func variablesReplaceThoseOfThisProcess() throws {
    let script = #"[ "$HP_BOOKS_NEVER_SET" = here ] && [ "$HOME" = there ] && [ -n "$PATH" ]"#
    let child = try ChildProcess(
      ["sh", "-c", script],
      variables: ["HP_BOOKS_NEVER_SET": "here", "HOME": "there"])

    #expect(child.wait() == .code(0))
  }

  @Test func aDescriptorBecomesStandardInput() throws {
    let pipe = try RawPipe()
    let child = try ChildProcess(["sh", "-c", #"[ "$(cat)" = text ]"#], input: pipe.readingEnd)
    pipe.closeReadEnd()
    try DescriptorWriter(descriptor: pipe.writingEnd).write(Array("text".utf8))
    pipe.closeWriteEnd()

    #expect(child.wait() == .code(0))
  }

  @Test(arguments: [
    ("FOLDER/missing/program", "No such file or directory"),
    ("hp-books-of-no-path", "No such file or directory"),
    ("", "No such file or directory"), ("FOLDER", "Permission denied"),
  ])
  func aProgramThatCannotRunIsSaidSo(program: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let program = program.replacing("FOLDER", with: folder.path)
    let error = #expect(throws: Errno.self) { _ = try ChildProcess([program]) }

    #expect(error?.reason == reason)
  }
}
