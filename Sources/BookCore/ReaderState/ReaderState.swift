/// What is remembered between runs about a series.
///
///     var state = ReaderState()
///     state.apply(.expanded(3))
///     state.expandedVolumes  // [3]
public struct ReaderState: Hashable, Sendable {
  /// Something that a reader did and that is to be remembered.
  public enum Change: Hashable, Sendable {
    /// The summary of a volume was expanded.
    case expanded(Int)

    /// The summary of a volume was collapsed.
    case collapsed(Int)

    /// A volume's page was shown.
    case shown(Int)

    /// The reader left a volume with this place at the top of the screen.
    case left(Int, at: BookPlace)
  }

  /// The series numbers of the volumes whose summaries are expanded; all others are collapsed.
  public var expandedVolumes: Set<Int>

  /// The series number of the volume that was shown last, or nil if none has been.
  public var lastShownVolume: Int?

  /// The place where the reader left each volume, by series number.
  public var places: [Int: BookPlace]

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - expandedVolumes: The volumes whose summaries are expanded.
  ///   - lastShownVolume: The volume that was shown last, or nil if none has been.
  ///   - places: The place where the reader left each volume.
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

  /// Whether a change would make no difference.
  ///
  /// - Parameter change: What the reader did.
  /// - Returns: Whether the state stays as it is.
  func includes(_ change: Change) -> Bool {
    switch change {
    case .expanded(let volume): expandedVolumes.contains(volume)
    case .collapsed(let volume): !expandedVolumes.contains(volume)
    case .shown(let volume): lastShownVolume == volume
    case .left(let volume, let place): places[volume] == place
    }
  }

  /// The state after some changes.
  ///
  /// - Parameter changes: What the reader did, in order.
  /// - Returns: The new state.
  package func applying(_ changes: [Change]) -> ReaderState {
    changes.reduce(into: self) { $0.apply($1) }
  }
}
