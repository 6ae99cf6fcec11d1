import CLibrary

/// A clock that only runs forward, even if the time of day is set back.
///
/// The standard library's `ContinuousClock` would link the concurrency runtime into a static
/// program.
package enum MonotonicClock {
  /// The time since a moment that means nothing; only differences do.
  package static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Duration(time)
  }

  /// Sleeps, unless a signal cuts it short.
  package static func sleep(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }
}

extension Duration {
  /// The time of a system call; 128 bits hold any that there can be.
  init(_ time: timespec) {
    let nanoseconds = Int64(time.tv_nsec)
    self.init(
      secondsComponent: Int64(time.tv_sec), attosecondsComponent: nanoseconds * 1_000_000_000)
  }
}
