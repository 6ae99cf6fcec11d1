import SystemCalls
import Testing

struct MonotonicClockTests {
  @Test(.timeLimit(.minutes(60))) func timePasses() {
    let other = SuspendingClock.now
    let beginning = MonotonicClock.now
    var last = beginning.elapsed
    while last < .milliseconds(3) {
      let now = beginning.elapsed
      #expect(now >= last)
      last = now
      MonotonicClock.sleep(milliseconds: 1)
    }
    // Two clocks need not be equally exact.
    #expect(beginning.elapsed < other.duration(to: .now) + .milliseconds(1))
  }
}
