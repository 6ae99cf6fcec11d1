/// What is remembered between runs about one series.
///
///     var state = ReaderState()
///     state.apply(.expanded(3))
///     state.expandedVolumes  // [3]
public struct ReaderState: Equatable, Sendable {
  /// Something a reader did that is worth remembering.
  public enum Change: Equatable, Sendable {
    /// The summary of a volume was expanded.
    case expanded(Int)

    /// The summary of a volume was collapsed.
    case collapsed(Int)

    /// A volume's page was shown.
    case shown(Int)

    /// A volume was left with this place on top.
    case left(Int, at: BookPlace)
  }

  /// The series numbers of the volumes whose summaries are expanded; all others are collapsed.
  public var expandedVolumes: Set<Int>

  /// The series number of the volume whose page was shown last, or nil before the first.
  public var lastShownVolume: Int?

  /// The place in each volume where its reader was, by series number.
  public var places: [Int: BookPlace]

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - expandedVolumes: The volumes whose summaries are expanded.
  ///   - lastShownVolume: The volume whose page was shown last.
  ///   - places: The place in each volume where its reader was.
  public init(
    expandedVolumes: Set<Int> = [], lastShownVolume: Int? = nil, places: [Int: BookPlace] = [:]
  ) {
    self.expandedVolumes = expandedVolumes
    self.lastShownVolume = lastShownVolume
    self.places = places
  }

  /// Remembers a change.
  ///
  /// - Parameter change: What the reader did.
  public mutating func apply(_ change: Change) {
    switch change {
    case .expanded(let volume): expandedVolumes.insert(volume)
    case .collapsed(let volume): expandedVolumes.remove(volume)
    case .shown(let volume): lastShownVolume = volume
    case .left(let volume, let place): places[volume] = place
    }
  }

  /// The state after some changes.
  func applying(_ changes: [Change]) -> ReaderState {
    changes.reduce(into: self) { $0.apply($1) }
  }
}
