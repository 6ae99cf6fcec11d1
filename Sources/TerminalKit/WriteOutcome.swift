/// What came of one attempt to write.
package enum WriteOutcome {
  /// This many bytes were written, perhaps not all.
  case wrote(Int)

  /// A signal came in between, and nothing was written.
  case interrupted

  /// There is no room at the moment.
  case notReady

  /// Another attempt would fail as well.
  case failed(OutputError)
}
