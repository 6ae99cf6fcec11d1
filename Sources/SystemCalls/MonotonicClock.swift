#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A clock that only runs forward, whatever is done to the time of day.
///
/// The standard library has one too, but with `ContinuousClock` comes the concurrency runtime,
/// which makes a static program 0.74 MB larger (Swift 6.3 on Linux).
package enum MonotonicClock {
  /// A moment on this clock.
  package struct Instant: Equatable, Sendable {
    fileprivate let sinceStart: Duration

    /// The time that has passed since then.
    ///
    /// To be compared with a limit. A deadline would have to be a sum, and a limit may be so long
    /// that there is none.
    package var elapsed: Duration {
      MonotonicClock.now.sinceStart - sinceStart
    }
  }

  /// This moment.
  package static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(
      sinceStart: Duration(
        secondsComponent: Int64(time.tv_sec),
        attosecondsComponent: Int64(time.tv_nsec) * 1_000_000_000))
  }

  /// Lets time pass; a signal may cut it short.
  ///
  /// - Parameter milliseconds: How long to wait.
  package static func sleep(milliseconds: Int32) {
    _ = poll(nil, 0, milliseconds)
  }
}
