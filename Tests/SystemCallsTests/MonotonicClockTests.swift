import SystemCalls
import Testing

struct MonotonicClockTests {
  @Test(.timeLimit(.minutes(60))) func timePasses() {
    let other = SuspendingClock.now
    let beginning = MonotonicClock.now
    var last = beginning
    while last - beginning < .milliseconds(3) {
      let now = MonotonicClock.now
      #expect(now >= last)
      last = now
      MonotonicClock.sleep(milliseconds: 1)
    }
    // Two clocks need not be equally exact.
    #expect(MonotonicClock.now - beginning < other.duration(to: .now) + .milliseconds(1))
  }
}
