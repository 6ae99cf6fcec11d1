package import BookCore

extension ReaderStateStore {
  /// A store of what is remembered of the seven volumes.
  package static func embedded(in file: String) throws -> ReaderStateStore {
    ReaderStateStore(file: file, for: try .embedded())
  }
}
