import BookCore

extension Visit {
  /// The volume with a name or, without one, the volume shown last.
  func requestedBook(named name: String?) throws(NameError) -> Book {
    if let name { return try series.book(named: name) }
    return series[volume: library.state.shownVolume(inSeriesOf: series.count)] ?? series[0]
  }

  /// The volume with a name or, without one, the volume that the user is in.
  func currentBook(named name: String?) throws(NameError) -> Book {
    guard let name else { return library.currentBook }
    return try series.book(named: name)
  }
}
