public import BookCore

/// Keeps what a reader did in a file, one change after the other, away from the main actor.
///
/// The file is opened by the first question or change, not by the view that makes the keeper, so
/// that nothing of it is waited for where a view is drawn. While another program is saving, a
/// change waits without holding up anything else.
///
///     let series = try BookSeries.embedded()
///     let keeper = ReaderStateKeeper(file: "state.json", for: series)
///     try await keeper.perform(.kept([series[2]]))
///     await keeper.load().keptVolumes  // [3]
///
/// It is a product of its own, since a program that is linked statically would otherwise carry the
/// runtime of Swift’s concurrency, whether it has an actor or not.
public actor ReaderStateKeeper {
  private let open: @Sendable () -> ReaderStateSession
  private lazy var session = open()

  /// The changes that are on their way, by numbers, in the order in which they were asked for.
  private(set) var queue: [Int] = []
  private var lastNumber = 0

  /// Creates a keeper of a session, which is opened when something is asked of it.
  ///
  /// - Parameter session: Opens the session, such as ``ReaderStateSession/inMemory(_:)`` for a
  ///   preview or a test.
  public init(_ session: @escaping @Sendable () -> ReaderStateSession) { open = session }

  /// Creates a keeper of the state in a file; see ``ReaderStateSession/init(file:for:ownsPlace:)``.
  ///
  /// - Parameters:
  ///   - file: The path of the state file, which need not exist.
  ///   - series: The series, under whose identity the state is kept.
  ///   - ownsPlace: Whether nothing but a reader state belongs in this place.
  public init(file: String, for series: BookSeries, ownsPlace: Bool = false) {
    self.init { ReaderStateSession(file: file, for: series, ownsPlace: ownsPlace) }
  }

  /// Reads the state, with whatever other programs have saved meanwhile.
  ///
  /// - Returns: The state, with the changes that could not be saved yet.
  public func load() -> ReaderState {
    _ = session.reload()
    return session.state
  }

  /// What was wrong with the file, although everything was done that was asked for; nil if nothing
  /// was.
  public var warning: ReaderStateError? { session.warnings.first }

  /// Makes a change, and saves it at once, behind those that were asked for before.
  ///
  /// If its task is cancelled while it waits, the change is not made.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - timeout: How long to wait for another program that is saving, starting again whenever one
  ///     has finished, up to 30 seconds in all; nil for five seconds.
  /// - Returns: Whether it made a difference.
  /// - Throws: ``ReaderStateError`` if it could not be saved; it is tried again with the next
  ///   change, unless its task is cancelled, which is ``ReaderStateError/locked(file:)`` as well.
  @discardableResult
  public func perform(
    _ change: ReaderState.Change, timeout: Duration? = nil
  ) async throws(ReaderStateError) -> Bool {
    lastNumber += 1
    let number = lastNumber
    queue.append(number)
    defer { queue.removeAll { $0 == number } }
    var wait: ReaderStateSession.Wait?
    while true {
      if queue.first == number,
        let isChanged = try session.attempt(change, timeout: timeout, since: &wait)
      {
        return isChanged
      }
      // Short compared with a disk flush, which is about how long another program saves.
      do { try await Task.sleep(for: .milliseconds(2)) } catch { throw session.locked }
    }
  }
}
