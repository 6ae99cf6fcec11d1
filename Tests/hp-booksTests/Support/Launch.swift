import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program about to be started, with everything that it is given.
struct Launch {
  let path: String
  var arguments: [String] = []
  var environment: [String: String] = [:]
  var input = StreamTarget.null
  var output = StreamTarget.captured
  var errors = StreamTarget.captured

  /// Starts the program.
  ///
  /// Nothing else is started from the making of a pipe to the start of its program, so that no
  /// program of another test inherits the pipe and keeps it open.
  func start() throws -> RunningProgram {
    try Inheritance.whileAlone {
      var plan = try SpawnPlan()
      defer { plan.release() }
      try plan.join(0, to: input)
      let output = try plan.join(1, to: output)
      let errors = try plan.join(2, to: errors)
      do {
        let process = try plan.spawn(path, [path] + arguments, environment)
        return RunningProgram(process: process, output: output, errors: errors)
      } catch {
        [output, errors].compactMap(\.self).forEach { close($0) }
        throw error
      }
    }
  }
}
