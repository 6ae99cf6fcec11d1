import SystemCalls
import Testing

struct MonotonicClockTests {
  @Test(.timeLimit(.minutes(60))) func timePasses() {
    let beginning = MonotonicClock.now
    var last = beginning.elapsed
    while last < .milliseconds(3) {
      let now = beginning.elapsed
      #expect(now >= last)
      last = now
      MonotonicClock.sleep(milliseconds: 1)
    }
  }
}
