#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Testing

@testable import TerminalKit

struct CLibraryTests {
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

    #expect(CLibrary.isTerminal(terminal))
    #expect(CLibrary.columns(of: terminal) == columns)
  }

  @Test func aPipeIsNoTerminal() {
    let pipe = Pipe()
    defer {
      pipe.closeReadingEnd()
      pipe.closeWritingEnd()
    }

    #expect(!CLibrary.isTerminal(pipe.writingEnd))
    #expect(CLibrary.columns(of: pipe.writingEnd) == nil)
  }
}
