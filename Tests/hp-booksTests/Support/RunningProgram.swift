import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program that was started, and how to learn what became of it.
struct RunningProgram {
  /// The program was still running after ``patience``, and was killed.
  struct TimedOut: Error {}

  /// Far longer than any run takes, even on a machine that has much else to do.
  static let patience = Duration.seconds(120)

  let process: pid_t
  let output: Int32?
  let errors: Int32?

  /// Ends the program at once, wherever it is.
  func end() {
    _ = kill(process, SIGKILL)
  }

  /// Reads what the program writes, waits for its end and forgets it; called once.
  func finish() throws -> Outcome {
    let deadline = ContinuousClock.now + Self.patience
    var drain = Drain([output, errors].compactMap(\.self))
    defer { drain.closeAll() }
    do {
      try drain.readAll(until: deadline)
      return try Outcome(
        output: output.map(drain.text) ?? "", errors: errors.map(drain.text) ?? "",
        ending: Outcome.Ending(waitStatus: waitStatus(until: deadline)))
    } catch {
      end()
      _ = waitpid(process, nil, 0)
      throw error
    }
  }

  private func waitStatus(until deadline: ContinuousClock.Instant) throws -> Int32 {
    var status: Int32 = 0
    while true {
      switch waitpid(process, &status, WNOHANG) {
      case process: return status
      case 0: guard ContinuousClock.now < deadline else { throw TimedOut() }
      default: guard errno == EINTR else { throw SystemFailure.last }
      }
      // There is no wait with a limit; the streams are closed, so this is seldom reached twice.
      usleep(500)
    }
  }
}
