import BookCore

/// The libraries in which lines went wrong, for their hints and for the lines that are tried for
/// them.
final class KeptLibraries {
  private var kept: [(source: DataSource, library: Library)] = []

  func keep(_ library: Library, from source: DataSource) { kept.append((source, library)) }

  func library(from source: DataSource) -> Library? {
    kept.first { $0.source == source }?.library
  }
}
