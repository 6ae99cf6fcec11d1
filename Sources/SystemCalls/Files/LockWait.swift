/// How long to wait for a lock that other programs hold in turn.
struct LockWait {
  /// The longest wait in all, unless the timeout itself is longer: 30 seconds.
  static let limit = Duration.seconds(30)

  private let timeout: Duration
  private var lastProgress = Duration.zero
  private var stamp: FileStamp?

  /// Begins to wait.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait without any change of the file.
  ///   - stamp: The present state of the file, or nil if there is none.
  init(timeout: Duration, stamp: FileStamp?) {
    self.timeout = timeout
    self.stamp = stamp
  }

  /// Whether to give up.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the wait began.
  ///   - stamp: The present state of the file.
  /// - Returns: Whether the file has not changed for the timeout, or the limit is reached.
  mutating func isOver(after elapsed: Duration, stamp: FileStamp?) -> Bool {
    if stamp != self.stamp { lastProgress = elapsed }
    self.stamp = stamp
    return elapsed - lastProgress >= timeout || elapsed >= max(timeout, Self.limit)
  }
}
