import SystemCalls

/// Takes a few bytes at a time, and is interrupted or busy before each of them.
final class Sink {
  private(set) var bytes: [UInt8] = []
  private(set) var waits = 0
  private(set) var refusals = 0
  private let mostAtOnce: Int
  private var attempts = 0

  init(mostAtOnce: Int) { self.mostAtOnce = mostAtOnce }

  func attempt(_ offered: ArraySlice<UInt8>) -> WriteOutcome {
    attempts += 1
    switch attempts % 3 {
    case 1:
      return .wrote(0)
    case 2:
      refusals += 1
      return .notReady
    default:
      bytes += offered.prefix(mostAtOnce)
      return .wrote(min(mostAtOnce, offered.count))
    }
  }

  func wait() { waits += 1 }
}
