#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A clock that only runs forward, even if the time of day is set back.
///
/// The standard library's `ContinuousClock` would link the concurrency runtime into a static
/// program.
package enum MonotonicClock {
  /// A point in time on this clock.
  package struct Instant: Equatable, Sendable {
    fileprivate let sinceStart: Duration

    /// The time that has elapsed since then.
    ///
    /// Compare it with a timeout. A deadline would be a sum, which a long timeout could overflow.
    package var elapsed: Duration {
      MonotonicClock.now.sinceStart - sinceStart
    }
  }

  /// The current time on this clock.
  package static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(
      sinceStart: Duration(
        secondsComponent: Int64(time.tv_sec),
        attosecondsComponent: Int64(time.tv_nsec) * 1_000_000_000))
  }

  /// Sleeps, unless a signal cuts it short.
  package static func sleep(milliseconds: Int32) {
    _ = poll(nil, 0, milliseconds)
  }
}
