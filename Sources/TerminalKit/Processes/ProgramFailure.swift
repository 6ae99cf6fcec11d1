/// Why an external program, such as a pager or a browser, did not do its job.
package enum ProgramFailure: Error, Equatable, Sendable {
  /// It could not be run, for a reason in the system's words.
  case notStarted(program: String, reason: String)

  case failed(program: String)
}
