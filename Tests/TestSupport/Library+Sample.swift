package import BookCore

extension Library {
  /// A library of which nothing is on the disk.
  package static func inMemory(
    _ series: BookSeries, _ state: ReaderState = ReaderState()
  ) -> Library {
    Library(series, session: .inMemory(state))
  }
}
