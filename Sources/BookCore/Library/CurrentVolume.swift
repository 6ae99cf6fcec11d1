extension ReaderState {
  /// The volume that the reader is in.
  ///
  /// That is the one whose bookmark was set last, else the one that was shown last, else the first.
  /// If it is finished, it is the next that is not, beginning again at the first after the last.
  ///
  /// - Parameter count: The number of volumes in the series, at least 1.
  /// - Returns: The number of the volume.
  public func currentVolume(inSeriesOf count: Int) -> Int {
    let shown = shownVolume(inSeriesOf: count)
    let start = readingVolume ?? shown
    let isOpen = { record(ofVolume: $0)?.isFinished != true }
    return (start...max(start, count)).first(where: isOpen) ?? (1..<start).first(where: isOpen)
      ?? shown
  }

  /// The volume shown last, or else the first.
  package func shownVolume(inSeriesOf count: Int) -> Int { recentVolumes.first ?? 1 }
}
