package import BookCore

extension ReaderStateStore {
  /// Creates a store that knows no titles, so that records go by number.
  package init(file: String, series: SeriesIdentity, ownsPlace: Bool = false) {
    self.init(file: file, series: series, titles: [], ownsPlace: ownsPlace)
  }
}
