import Foundation
import Testing

import SystemCalls

/// Uses signals that nothing else here means anything by.
@Suite(.serialized) struct IgnoredSignalsTests {
  private let first = Signal(rawValue: SIGUSR1)
  private let second = Signal(rawValue: SIGUSR2)

  @Test func ignoredSignalsDoNothing() {
    let signals = IgnoredSignals([first, second])
    defer { signals.restore() }

    #expect(kill(getpid(), SIGUSR1) == 0)
    #expect(kill(getpid(), SIGUSR2) == 0)
    #expect(isIgnored(SIGUSR1) && isIgnored(SIGUSR2))
  }

  @Test func signalsDoAgainWhatTheyDidBefore() {
    let outer = IgnoredSignals([first])
    defer { outer.restore() }
    _ = signal(SIGUSR2, SIG_DFL)
    IgnoredSignals([first, second]).restore()

    #expect(isIgnored(SIGUSR1))
    #expect(!isIgnored(SIGUSR2))
  }

  private func isIgnored(_ number: Int32) -> Bool {
    let action = signal(number, SIG_DFL)
    _ = signal(number, action)
    return unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
