/// The part of the reader state that is about one volume, as its page shows it.
///
///     let state = ReaderState(keptVolumes: [3], bookmarks: [3: .chapter(9)])
///     state.volume(3).bookmark  // .chapter(9)
///     state.volume(3).isKept    // true
public struct VolumeState: Hashable, Sendable {
  /// Whether a collapsible summary is expanded.
  public var isExpanded: Bool

  /// How far the volume has been read, or nil if it has not been begun.
  public var bookmark: Bookmark?

  /// Whether the volume is on the shelf.
  public var isKept: Bool

  /// Creates a state; without values, that of a volume about which nothing is remembered.
  public init(isExpanded: Bool = false, bookmark: Bookmark? = nil, isKept: Bool = false) {
    self.isExpanded = isExpanded
    self.bookmark = bookmark
    self.isKept = isKept
  }
}

extension ReaderState {
  /// The state of one volume.
  ///
  /// - Parameter volume: The series number.
  /// - Returns: Its state.
  /// - Complexity: O(*n*) in the number of volumes on the shelf.
  public func volume(_ volume: Int) -> VolumeState {
    VolumeState(
      isExpanded: expandedVolumes.contains(volume), bookmark: bookmarks[volume],
      isKept: keptVolumes.contains(volume))
  }

  /// The state of each volume of a series.
  ///
  /// - Parameter count: How many volumes the series has.
  /// - Returns: Their states, in file order.
  /// - Complexity: O(*n*) in that number and in the number of volumes that are remembered.
  public func volumes(of count: Int) -> [VolumeState] {
    var states = Array(repeating: VolumeState(), count: count)
    let series = 1..<count + 1
    for volume in expandedVolumes where series.contains(volume) {
      states[volume - 1].isExpanded = true
    }
    for (volume, bookmark) in bookmarks where series.contains(volume) {
      states[volume - 1].bookmark = bookmark
    }
    for volume in keptVolumes where series.contains(volume) {
      states[volume - 1].isKept = true
    }
    return states
  }
}
