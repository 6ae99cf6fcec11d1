#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import SystemCalls
import Testing

struct TerminalModesTests {
  @Test func keysAreReadOneByOneAndTheModesComeBack() throws {
    var master: Int32 = -1
    var number: Int32 = -1
    openpty(&master, &number, nil, nil, nil)
    defer {
      close(number)
      close(master)
    }
    let terminal = Descriptor(rawValue: number)
    let modes = try #require(TerminalModes(of: terminal))
    let before = localModes(of: terminal)

    #expect(modes.cbreak.apply(to: terminal))
    #expect(localModes(of: terminal) & tcflag_t(ICANON | ECHO | IEXTEN) == 0)
    #expect(localModes(of: terminal) & tcflag_t(ISIG) != 0)
    modes.applyDiscardingInput(to: terminal)
    #expect(localModes(of: terminal) == before)
  }

  @Test func aPipeHasNoModes() {
    let pipe = RawPipe()
    defer {
      pipe.closeReadingEnd()
      pipe.closeWritingEnd()
    }

    #expect(TerminalModes(of: pipe.readingEnd) == nil)
  }

  private func localModes(of terminal: Descriptor) -> tcflag_t {
    var attributes = termios()
    tcgetattr(terminal.rawValue, &attributes)
    return attributes.c_lflag
  }
}
