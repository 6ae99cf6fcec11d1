import BookCore

/// Tries lines that may be advised, in the place of the line that is typed; nothing of them is
/// printed, and what they change is not saved.
final class Trial {
  /// The library that the lines are about, once one has opened it.
  var opened: (source: DataSource, library: Library)?
}
