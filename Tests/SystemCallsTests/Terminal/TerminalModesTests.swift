#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import SystemCalls
import TestSupport
import Testing

struct TerminalModesTests {
  @Test func keysAreReadOneByOneAndTheModesComeBack() throws {
    let pair = try PseudoTerminal(columns: 80)
    defer { pair.closeBothEnds() }
    let terminal = Descriptor(rawValue: pair.terminal)
    let modes = try #require(TerminalModes(of: terminal))
    let before = localModes(of: terminal)

    #expect(modes.cbreak.apply(to: terminal))
    #expect(localModes(of: terminal) & tcflag_t(ICANON | ECHO | IEXTEN) == 0)
    #expect(localModes(of: terminal) & tcflag_t(ISIG) != 0)
    modes.applyDiscardingInput(to: terminal)
    #expect(localModes(of: terminal) == before)
  }

  @Test func whatIsNoTerminalTakesNoModes() throws {
    let pair = try PseudoTerminal(columns: 80)
    defer { pair.closeBothEnds() }
    let pipe = try RawPipe()
    defer {
      pipe.closeReadEnd()
      pipe.closeWriteEnd()
    }
    let modes = try #require(TerminalModes(of: Descriptor(rawValue: pair.terminal)))
    #expect(!modes.apply(to: pipe.readingEnd))
  }

  @Test func aPipeHasNoModes() throws {
    let pipe = try RawPipe()
    defer {
      pipe.closeReadEnd()
      pipe.closeWriteEnd()
    }

    #expect(TerminalModes(of: pipe.readingEnd) == nil)
  }

  private func localModes(of terminal: Descriptor) -> tcflag_t {
    var attributes = termios()
    tcgetattr(terminal.rawValue, &attributes)
    return attributes.c_lflag
  }
}
