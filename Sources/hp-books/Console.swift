import ArgumentParsing
import BookCore
import TerminalKit

/// The way out: the only place where anything is written.
struct Console {
  let surroundings: Surroundings
  let usesPager: Bool
  private let outputEncoder: ANSIEncoder
  private let errorEncoder: ANSIEncoder

  init(_ surroundings: Surroundings, color: ColorChoice, usesPager: Bool = false) {
    func encoder(for stream: Surroundings.Stream) -> ANSIEncoder {
      ANSIEncoder(
        usesColor: color.allowsColor(
          environment: surroundings.environment, isTerminal: stream.isTerminal))
    }
    self.surroundings = surroundings
    self.usesPager = usesPager
    outputEncoder = encoder(for: surroundings.output)
    errorEncoder = encoder(for: surroundings.error)
  }

  func write(_ lines: [StyledText]) throws(OutputError) {
    try StandardStream.output.write(encode(lines))
  }

  /// The bytes that standard output would get.
  func encode(_ lines: [StyledText]) -> [UInt8] {
    outputEncoder.encode(lines)
  }

  /// Tells what went wrong.
  ///
  /// - Parameter error: What was thrown.
  /// - Returns: The exit code that stands for it.
  func report(_ error: any Error) -> ExitCode {
    let code = ExitCode(error)
    if code != .done { tell(Diagnostic(error: error).lines) }
    return code
  }

  /// Tells what could not be remembered.
  ///
  /// - Parameter memory: The memory after its changes were saved.
  /// - Returns: The exit code that stands for it.
  func report(_ memory: ReaderMemory?) -> ExitCode {
    for warning in memory?.warnings ?? [] {
      tell(Diagnostic(warning: warning).lines)
    }
    return memory?.failure.map(report) ?? .done
  }

  /// Says something beside the answer.
  func tell(_ lines: [StyledText]) {
    // There is nobody left to tell where standard error fails as well.
    try? StandardStream.error.write(errorEncoder.encode(lines))
  }
}
