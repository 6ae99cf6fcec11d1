import ArgumentParsing
import SystemCalls

@testable import hp_books

/// A run of the program inside the test, on the very path that the executable takes, but with
/// streams that only collect what is written.
struct Rehearsal {
  let output: [UInt8]
  let errors: [UInt8]
  let code: UInt8

  init(_ arguments: [String], environment: [String: String] = [:]) {
    let output = Collector()
    let errors = Collector()
    let context = ProcessContext(
      arguments: arguments, environment: Environment(environment), isAtTerminal: false,
      output: output.stream, error: errors.stream)
    code = HPBooks.run(in: context).rawValue
    self.output = output.bytes
    self.errors = errors.bytes
  }

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// Whether the program has a command.
  static func hasCommand(_ name: String) -> Bool {
    HPBooks.commands.contains { $0.name == name }
  }
}

/// What was written to a stream.
private final class Collector {
  private(set) var bytes: [UInt8] = []

  var stream: ProcessContext.Stream {
    ProcessContext.Stream(isTerminal: false, columns: nil, rows: nil) { self.bytes += $0 }
  }
}
