import TerminalKit
import Testing

struct ChildExitTests {
  @Test(
    arguments: [
      (0x0000, .code(0)), (0x0300, .code(3)), (0xff00, .code(255)), (0x0002, .signal(2)),
      (0x000d, .signal(13)), (0x008b, .signal(11)),
    ] as [(Int32, ChildExit)])
  func theStatusOfTheSystemIsRead(status: Int32, exit: ChildExit) {
    #expect(ChildExit(waitStatus: status) == exit)
  }
}
