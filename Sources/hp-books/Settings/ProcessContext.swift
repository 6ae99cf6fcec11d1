import ArgumentParsing
import SystemCalls

/// The program, and everything that comes to it from outside, read once when it starts.
struct ProcessContext {
  let program: any ParsableProgram.Type

  var arguments: [String]
  let environment: Environment

  /// Whether both standard input and standard output are terminals.
  let isAtTerminal: Bool

  let output: Stream
  let error: Stream

  /// The day of today.
  let clock: @Sendable () -> (year: Int, month: Int, day: Int)?

  /// A stream to write to, and the facts that are known about it.
  struct Stream {
    let isTerminal: Bool
    let columns: Int?
    let rows: Int?
    let write: ([UInt8]) throws(Errno) -> Void
  }

  /// The context that this process was started in, with its arguments but for the name of the
  /// program.
  static func current(arguments: [String], of program: any ParsableProgram.Type) -> ProcessContext {
    func stream(_ stream: StandardStream) -> Stream {
      Stream(
        isTerminal: stream.isTerminal, columns: stream.descriptor.columns,
        rows: stream.descriptor.rows, write: stream.write)
    }
    return ProcessContext(
      program: program, arguments: arguments, environment: .ofProcess,
      isAtTerminal: StandardStream.input.isTerminal && StandardStream.output.isTerminal,
      output: stream(.output), error: stream(.error), clock: { CalendarClock.today })
  }
}
