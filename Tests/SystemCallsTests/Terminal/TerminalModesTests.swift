import Foundation
import TestSupport
import Testing

@testable import SystemCalls

final class TerminalModesTests {
  private let pair: PseudoTerminal
  private let terminal: Descriptor
  private let modes: TerminalModes

  init() throws {
    pair = try PseudoTerminal(columns: 80)
    terminal = Descriptor(rawValue: pair.terminal)
    modes = try #require(TerminalModes(of: terminal))
  }

  deinit { pair.closeBothEnds() }

  @Test func keysAreReadOneByOneAndTheModesComeBack() {
    let before = localModes(of: terminal)

    #expect(modes.cbreak.apply(to: terminal))
    #expect(localModes(of: terminal) & tcflag_t(ICANON | ECHO | IEXTEN) == 0)
    #expect(localModes(of: terminal) & tcflag_t(ISIG) != 0)
    modes.applyDiscardingInput(to: terminal)
    #expect(localModes(of: terminal) == before)
  }

  @Test(arguments: [true, false])
  func whatWasTypedAheadIsKeptUnlessItIsToBeDiscarded(isKept: Bool) throws {
    #expect(modes.cbreak.apply(to: terminal))
    #expect(write(pair.window, "j", 1) == 1)
    #expect(terminal.isReadable)

    if isKept {
      #expect(modes.cbreak.apply(to: terminal))
    } else {
      modes.cbreak.applyDiscardingInput(to: terminal)
    }
    #expect(terminal.isReadable == isKept)
  }

  /// Control-C becomes a signal; Control-V and Control-O arrive.
  @Test func keysWithControlArrive() throws {
    #expect(modes.cbreak.apply(to: terminal))
    #expect(write(pair.window, "\u{3}\u{16}\u{f}", 3) == 3)
    #expect(try terminal.readOnce(upTo: 8) == [0x16, 0xf])
  }

  @Test func aPipeHasNoModesAndTakesNone() throws {
    let pipe = try RawPipe()
    defer {
      pipe.closeReadEnd()
      pipe.closeWriteEnd()
    }
    #expect(TerminalModes(of: pipe.readingEnd) == nil)
    #expect(!modes.apply(to: pipe.readingEnd))
  }

  private func localModes(of terminal: Descriptor) -> tcflag_t {
    var attributes = termios()
    tcgetattr(terminal.rawValue, &attributes)
    return attributes.c_lflag
  }
}
