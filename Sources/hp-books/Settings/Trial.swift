import BookCore

/// Tries lines that may be advised, in the place of the line that is typed, without anything of them
/// being done.
final class Trial {
  /// What ends the trial of a line that would change something: nothing else can be wrong with it.
  struct End: Error {}

  /// The library that the lines are about.
  var opened: (source: DataSource, library: Library)?

  let context: ProcessContext

  init(_ context: ProcessContext) { self.context = context }
}
