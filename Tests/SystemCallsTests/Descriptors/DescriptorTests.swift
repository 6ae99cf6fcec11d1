#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Testing

import SystemCalls

struct DescriptorTests {
  @Test(arguments: [(132, 132), (0, nil)] as [(UInt16, Int?)])
  func aTerminalKnowsItsColumns(reported: UInt16, columns: Int?) {
    var size = winsize(ws_row: 24, ws_col: reported, ws_xpixel: 0, ws_ypixel: 0)
    var master: Int32 = -1
    var terminal: Int32 = -1
    openpty(&master, &terminal, nil, nil, &size)
    defer {
      close(terminal)
      close(master)
    }

    #expect(Descriptor(rawValue: terminal).isTerminal)
    #expect(Descriptor(rawValue: terminal).columns == columns)
    #expect(Descriptor(rawValue: terminal).rows == 24)
  }

  @Test func aPipeIsNoTerminal() {
    let pipe = RawPipe()
    defer {
      pipe.closeReadingEnd()
      pipe.closeWritingEnd()
    }

    #expect(!pipe.writingEnd.isTerminal)
    #expect(pipe.writingEnd.columns == nil)
    #expect(pipe.writingEnd.rows == nil)
  }
}
