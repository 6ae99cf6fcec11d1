import ArgumentParsing
import DisplayText
import SystemCalls
import TestSupport

@testable import hp_books

/// A run of the program inside the test, on the very path that the executable takes, but with
/// streams that only collect what is written.
struct Rehearsal {
  let output: [UInt8]
  let errors: [UInt8]
  let code: UInt8

  /// Runs the program.
  init(
    _ arguments: [String], environment: [String: String] = [:], rows: Int? = nil, columns: Int = 80
  ) {
    let output = Collector()
    let errors = Collector()
    let context = ProcessContext(
      program: HPBooks.self,
      // As a process gets the same bytes.
      arguments: arguments.map { String(systemBytes: Array($0.utf8)) },
      environment: Environment(environment), isAtTerminal: rows != nil,
      output: output.stream(rows: rows, columns: columns),
      error: errors.stream(rows: rows, columns: columns), clock: { nil })
    // At a terminal, a long page goes to a pager, for which the process answers signals otherwise.
    let signals = rows.map { _ in SharedSignals() }
    code = withExtendedLifetime(signals) { HPBooks.run(in: context).rawValue }
    self.output = output.bytes
    self.errors = errors.bytes
  }

  /// What a process did with the same arguments.
  init(_ result: ProgramResult) {
    output = Array(result.output.utf8)
    errors = Array(result.errors.utf8)
    code =
      switch result.ending {
      case .exit(let code): UInt8(truncatingIfNeeded: code)
      case .signal(let signal): UInt8(truncatingIfNeeded: 128 + signal)
      }
  }

  /// What a process would have done.
  var result: ProgramResult {
    ProgramResult(output: outputText, errors: errorText, ending: .exit(Int32(code)))
  }

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// What was written to a stream.
private final class Collector {
  private(set) var bytes: [UInt8] = []

  func stream(rows: Int?, columns: Int) -> ProcessContext.Stream {
    ProcessContext.Stream(
      isTerminal: rows != nil, columns: rows.map { _ in columns }, rows: rows
    ) { self.bytes += $0 }
  }
}

/// What is wrong with a run, judged without knowing what it should have printed.
enum PageFaults {
  /// Words of the source that no reader should ever see.
  private static let namesOfTypes = [
    "DTO", "DecodingError", "CodingKey", "Swift.", "Optional(", "NSError", "Foundation",
    "BookCore", "debugDescription", "Fatal error", "DataFault", "Errno(",
  ]

  /// Finds faults.
  static func all(in run: Rehearsal, codes: Set<UInt8>) -> [String] {
    let output = run.outputText
    let errors = run.errorText
    var faults = output.controlFaults + errors.controlFaults
    if Array(output.utf8) != run.output { faults.append("The output is not UTF-8.") }
    if Array(errors.utf8) != run.errors { faults.append("The errors are not UTF-8.") }
    if !codes.contains(run.code) { faults.append("Exit code \(run.code) is not documented.") }
    if run.code == 0, output.last != "\n" { faults.append("The page has no end.") }
    if run.code == 0, !errors.isEmpty { faults.append("A warning: \(errors)") }
    if run.code != 0, !output.isEmpty { faults.append("A page and an error.") }
    let isFound = run.code != 1 || !errors.hasPrefix("Nothing found for '")
    if run.code != 0, isFound, !isErrorMessage(errors) {
      faults.append("No error message: \(errors)")
    }
    faults += namesOfTypes.filter(errors.contains).map { "A reader sees \($0)." }
    return faults
  }

  /// The most lines of a message: what is wrong, the line of the file and a caret under it, five
  /// about what else is wrong, and a hint.
  private static let longestMessage = 9

  private static func isErrorMessage(_ text: String) -> Bool {
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    return text.hasPrefix("Error: ") && text.hasSuffix("\n") && lines.count <= longestMessage
      && [".", "?"].contains(lines[0].last) && lines.allSatisfy { $0.count <= 400 }
      && !text.contains("the reason is not known")
  }
}

/// The exit codes that the program itself says it has.
enum ExitCodeTable {
  static var documented: Set<UInt8> {
    let page = Rehearsal(["help", "exit-codes"]).outputText
    return Set(
      page.split(separator: "\n").compactMap { line in
        UInt8(line.drop { $0 == " " }.prefix { $0 != " " })
      })
  }
}
