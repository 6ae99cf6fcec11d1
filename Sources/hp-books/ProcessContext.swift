import SystemCalls

/// Everything the world outside decides, read once when the program starts.
struct ProcessContext {
  let arguments: [String]
  let environment: Environment

  /// Whether a person sits at the keyboard and before the screen.
  let isAtTerminal: Bool

  let output: Stream
  let error: Stream

  /// What there is to know about a stream that is written to, and the way into it.
  struct Stream {
    let isTerminal: Bool
    let columns: Int?
    let rows: Int?
    let write: ([UInt8]) throws(Errno) -> Void
  }

  static func current() -> ProcessContext {
    ProcessContext(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: .ofProcess,
      isAtTerminal: StandardStream.input.isTerminal && StandardStream.output.isTerminal,
      output: Stream(.output),
      error: Stream(.error))
  }
}

extension ProcessContext.Stream {
  fileprivate init(_ stream: StandardStream) {
    self.init(
      isTerminal: stream.isTerminal, columns: stream.columns, rows: stream.rows,
      write: stream.write)
  }
}
