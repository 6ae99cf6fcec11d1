import Foundation
import Testing

@testable import SystemCalls

struct ErrnoTests {
  @Test func reasonsAreTheSystemsWords() {
    #expect(Errno.ioError.reason == "Input/output error")
    #expect(Errno(rawValue: 9999).reason.contains("9999"))
  }

  @Test func interruptedCallsAreMadeAgain() throws {
    var results: [(result: Int, error: Int32)] = [(-1, EINTR), (-1, EINTR), (7, 0)]
    let result = try Errno.retrying {
      let next = results.removeFirst()
      errno = next.error
      return next.result
    }

    #expect(result == 7)
    #expect(results.isEmpty)
  }

  @Test func anyOtherErrorEndsThat() {
    var calls = 0
    #expect(throws: Errno(rawValue: ENOSPC)) {
      try Errno.retrying {
        calls += 1
        errno = ENOSPC
        return -1
      }
    }
    #expect(calls == 1)
  }
}
