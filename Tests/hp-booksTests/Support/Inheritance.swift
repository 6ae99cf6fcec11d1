import Foundation

/// Keeps what one test has open from what another one starts at the same moment.
///
/// A new process holds everything that is open until it becomes another program. Were that a
/// script that is just being written, nobody could run it; were it a terminal, its end would go
/// unnoticed.
enum Inheritance {
  private static let lock = NSLock()

  /// Opens or starts something while no other test does.
  static func whileAlone<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock(body)
  }
}
