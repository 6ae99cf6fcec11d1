import BookCore

/// The libraries in which lines went wrong, for their hints and for the lines that are tried for
/// them.
final class KeptLibraries {
  private var kept: [(source: DataSource, hasState: Bool, library: Library)] = []

  /// Keeps a library, which is another one with the reader state than without.
  func keep(_ library: Library, from source: DataSource, withState hasState: Bool) {
    kept.append((source, hasState, library))
  }

  func library(from source: DataSource, withState hasState: Bool) -> Library? {
    kept.first { $0.source == source && $0.hasState == hasState }?.library
  }
}
