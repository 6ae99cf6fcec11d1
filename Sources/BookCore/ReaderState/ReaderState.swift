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
  }

  /// The series numbers of the volumes whose summaries are expanded; all others are collapsed.
  public var expandedVolumes: Set<Int>

  /// The series number of the volume whose page was shown last, or nil before the first.
  public var lastShownVolume: Int?

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - expandedVolumes: The volumes whose summaries are expanded.
  ///   - lastShownVolume: The volume whose page was shown last.
  public init(expandedVolumes: Set<Int> = [], lastShownVolume: Int? = nil) {
    self.expandedVolumes = expandedVolumes
    self.lastShownVolume = lastShownVolume
  }

  /// Remembers a change.
  ///
  /// - Parameter change: What the reader did.
  public mutating func apply(_ change: Change) {
    switch change {
    case .expanded(let volume): expandedVolumes.insert(volume)
    case .collapsed(let volume): expandedVolumes.remove(volume)
    case .shown(let volume): lastShownVolume = volume
    }
  }
}
