import SystemCalls
import TestSupport
import Testing

struct DescriptorTests {
  @Test(arguments: [(132, 132), (0, nil)] as [(Int, Int?)])
  func aTerminalKnowsItsColumns(reported: Int, columns: Int?) throws {
    let pair = try PseudoTerminal(columns: reported)
    defer { pair.closeBothEnds() }
    let terminal = Descriptor(rawValue: pair.terminal)

    #expect(terminal.isTerminal)
    #expect(terminal.columns == columns)
    #expect(terminal.rows == 24)
  }

  @Test func aPipeIsNoTerminal() throws {
    let pipe = try RawPipe()
    defer {
      pipe.closeReadEnd()
      pipe.closeWriteEnd()
    }

    #expect(!pipe.writingEnd.isTerminal)
    #expect(pipe.writingEnd.columns == nil)
    #expect(pipe.writingEnd.rows == nil)
  }
}
