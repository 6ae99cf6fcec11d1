/// Why a program that was to help, such as a pager or a browser, did not.
package enum ProgramFailure: Error, Equatable, Sendable {
  /// It could not be run, for a reason in the system's words.
  case notStarted(program: String, reason: String)

  /// It ran, and said that it failed.
  case failed(program: String)
}
