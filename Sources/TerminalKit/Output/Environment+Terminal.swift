import SystemCalls

extension Environment {
  /// Whether `TERM` tells of a terminal that understands escape codes.
  var terminalKnowsCodes: Bool {
    nonEmpty("TERM").map { $0 != "dumb" } ?? false
  }
}
