import TestSupport
import Testing

@testable import SystemCalls

struct DescriptorTests {
  @Test(arguments: [(132, 24), (132, nil), (nil, 24), (nil, nil)] as [(Int?, Int?)])
  func aTerminalKnowsItsSizeOrReportsZeros(columns: Int?, rows: Int?) throws {
    let pair = try PseudoTerminal(columns: columns ?? 0, rows: rows ?? 0)
    defer { pair.closeBothEnds() }
    let terminal = Descriptor(rawValue: pair.terminal)

    #expect(terminal.isTerminal)
    #expect(terminal.columns == columns)
    #expect(terminal.rows == rows)
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

  @Test func atTheEndThereAreNoBytes() throws {
    let pipe = try RawPipe()
    defer { pipe.closeReadEnd() }
    pipe.closeWriteEnd()

    #expect(try pipe.readingEnd.readOnce(upTo: 10) == [])
  }
}
