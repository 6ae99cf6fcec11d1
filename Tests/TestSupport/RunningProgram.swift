package import Foundation

/// What came of a run of a program.
package struct ProgramResult: Equatable, Sendable {
  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)

    /// Reads what the system tells about the end of a process.
    package init(waitStatus: Int32) {
      let signal = waitStatus & 0x7f
      self = signal == 0 ? .exit(waitStatus >> 8 & 0xff) : .signal(signal)
    }
  }

  /// What was captured of standard output, or appeared on a terminal.
  package var output: String

  /// What was captured of standard error.
  package var errors: String

  package var ending: Ending

  package init(output: String = "", errors: String = "", ending: Ending = .exit(0)) {
    self.output = output
    self.errors = errors
    self.ending = ending
  }

  /// A run that did what it was asked and had nothing to add.
  package static func printed(_ output: String) -> ProgramResult { ProgramResult(output: output) }

  /// A run that only said what is wrong.
  package static func failed(_ code: Int32, _ errors: String) -> ProgramResult {
    ProgramResult(errors: errors, ending: .exit(code))
  }
}

/// A program that was started, and how to learn what became of it.
package struct RunningProgram {
  /// The program was still running after ``patience``, and was killed.
  package struct TimedOut: Error {}

  /// Far longer than anything takes, even on a machine that has much else to do.
  package static let patience = Duration.seconds(120)

  package let process: pid_t

  /// The ends of the streams that belong to the test: where somebody could type, and what the
  /// program writes.
  let input: Int32?
  let output: Int32?
  let errors: Int32?

  /// Ends the program at once, wherever it is.
  package func end() { _ = kill(process, SIGKILL) }

  /// Reads what the program writes, waits for its end and forgets it; called once.
  package func finish() throws -> ProgramResult {
    let deadline = ContinuousClock.now + Self.patience
    var drain = Drain([output, errors].compactMap(\.self))
    defer {
      drain.closeAll()
      if let input { close(input) }
    }
    do {
      try drain.readAll(until: deadline)
      return try ProgramResult(
        output: output.map(drain.text) ?? "", errors: errors.map(drain.text) ?? "",
        ending: ProgramResult.Ending(waitStatus: waitStatus(until: deadline)))
    } catch let error as TimedOut {
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

/// Reads several descriptors side by side, so that no writer ever waits for another one.
private struct Drain {
  private let descriptors: [Int32]
  private var open: Set<Int32>
  private var bytes: [Int32: [UInt8]] = [:]

  init(_ descriptors: [Int32]) {
    self.descriptors = descriptors
    open = Set(descriptors)
  }

  func text(of descriptor: Int32) -> String {
    String(decoding: bytes[descriptor] ?? [], as: UTF8.self)
  }

  /// Reads until every writer is gone.
  mutating func readAll(until deadline: ContinuousClock.Instant) throws {
    while !open.isEmpty {
      var requests = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let left = (deadline - ContinuousClock.now).components.seconds
      guard left >= 0 else { throw RunningProgram.TimedOut() }
      _ = poll(&requests, nfds_t(requests.count), Int32(left + 1) * 1_000)
      for request in requests where request.revents != 0 { readOnce(request.fd) }
    }
  }

  func closeAll() { descriptors.forEach { close($0) } }

  private mutating func readOnce(_ descriptor: Int32) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      bytes[descriptor, default: []] += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      // A terminal whose writers are gone gives an error instead of an end.
      open.remove(descriptor)
    }
  }
}
