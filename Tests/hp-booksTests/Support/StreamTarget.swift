/// What one of the three streams of a program is joined to.
enum StreamTarget: Equatable {
  /// A pipe that the test reads to its end.
  case captured

  /// A pipe that refuses bytes while it is full, as some programs leave theirs.
  case capturedWithoutWaiting

  /// A pipe that nobody reads any more.
  case abandoned

  /// A terminal that is so many columns wide, which the test reads to its end.
  case terminal(columns: UInt16)

  /// A file that is opened for reading and writing.
  case file(String)

  /// Nothing: the descriptor is not open.
  case closed

  static let null = StreamTarget.file("/dev/null")
}
