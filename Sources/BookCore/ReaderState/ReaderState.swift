/// Everything that is remembered of a series between runs.
///
///     var state = ReaderState()
///     state.apply(.expanded(3))
///     state.expandedVolumes  // [3]
public struct ReaderState: Hashable, Sendable {
  /// How many volumes ``recentVolumes`` has at most.
  public static let maxRecentVolumes = 10

  /// The series numbers of the volumes whose summaries are expanded; all others are collapsed.
  public var expandedVolumes: Set<Int>

  /// The series number of the volume that was shown last, or nil if none has been.
  public var lastShownVolume: Int?

  /// The place where the reader left each volume, by series number.
  public var places: [Int: BookPlace]

  /// The series numbers of the volumes on the shelf, in the order in which they were kept, none of
  /// them twice.
  public var keptVolumes: [Int]

  /// The series numbers of the volumes that were looked at most recently, newest first, none of them
  /// twice.
  public var recentVolumes: [Int]

  /// How far each volume has been read, by series number; volumes that are not begun are missing.
  public var bookmarks: [Int: Bookmark]

  /// Creates a state; without values, that of a new reader.
  public init(
    expandedVolumes: Set<Int> = [], lastShownVolume: Int? = nil, places: [Int: BookPlace] = [:],
    keptVolumes: [Int] = [], recentVolumes: [Int] = [], bookmarks: [Int: Bookmark] = [:]
  ) {
    self.expandedVolumes = expandedVolumes
    self.lastShownVolume = lastShownVolume
    self.places = places
    self.keptVolumes = keptVolumes
    self.recentVolumes = recentVolumes
    self.bookmarks = bookmarks
  }
}

// MARK: Changes

extension ReaderState {
  /// Something that the reader did and that is to be remembered.
  public enum Change: Hashable, Sendable {
    /// The summary of a volume was expanded.
    case expanded(Int)

    /// The summary of a volume was collapsed.
    case collapsed(Int)

    /// A volume's page was opened, if only in passing.
    case shown(Int)

    /// A volume's page was looked at, so that it is the most recent one.
    case visited(Int)

    /// All volumes were taken off the list of recent ones; the volume shown last stays.
    case clearedRecent

    /// The reader left a volume, with this place at the top of the screen.
    case left(Int, at: BookPlace)

    /// A volume was put on the shelf.
    case kept(Int)

    /// A volume was taken off the shelf.
    case removed(Int)

    /// All volumes were taken off the shelf.
    case clearedShelf

    /// A volume was read as far as this.
    case bookmarked(Int, Bookmark)

    /// A volume's bookmark was taken out.
    case removedBookmark(Int)

    /// The bookmarks were taken out of all volumes.
    case clearedBookmarks

    /// Everything about a volume is to be forgotten.
    case forgot(Int)

    /// Everything about the series is to be forgotten.
    case forgotEverything

    /// Whether the reader asked for it; other changes are remembered for convenience.
    var isRequested: Bool {
      switch self {
      case .shown, .visited, .left: false
      default: true
      }
    }
  }

  /// Remembers a change.
  ///
  /// - Parameter change: The change.
  public mutating func apply(_ change: Change) {
    switch change {
    case .expanded(let volume): expandedVolumes.insert(volume)
    case .collapsed(let volume): expandedVolumes.remove(volume)
    case .shown(let volume): lastShownVolume = volume
    case .visited(let volume): visit(volume)
    case .clearedRecent: recentVolumes = []
    case .left(let volume, let place): places[volume] = place
    case .kept(let volume): if !keptVolumes.contains(volume) { keptVolumes.append(volume) }
    case .removed(let volume): keptVolumes.removeAll { $0 == volume }
    case .clearedShelf: keptVolumes = []
    case .bookmarked(let volume, let bookmark): bookmarks[volume] = bookmark
    case .removedBookmark(let volume): bookmarks[volume] = nil
    case .clearedBookmarks: bookmarks = [:]
    case .forgot(let volume): forget(volume)
    case .forgotEverything: self = ReaderState()
    }
  }

  /// Whether a change would make no difference.
  package func includes(_ change: Change) -> Bool {
    switch change {
    case .expanded(let volume): expandedVolumes.contains(volume)
    case .collapsed(let volume): !expandedVolumes.contains(volume)
    case .shown(let volume): lastShownVolume == volume
    case .visited(let volume): recentVolumes.first == volume
    case .clearedRecent: recentVolumes.isEmpty
    case .left(let volume, let place): places[volume] == place
    case .kept(let volume): keptVolumes.contains(volume)
    case .removed(let volume): !keptVolumes.contains(volume)
    case .clearedShelf: keptVolumes.isEmpty
    case .bookmarked(let volume, let bookmark): bookmarks[volume] == bookmark
    case .removedBookmark(let volume): bookmarks[volume] == nil
    case .clearedBookmarks: bookmarks.isEmpty
    case .forgot, .forgotEverything: applying([change]) == self
    }
  }

  /// The state after some changes, in order.
  package func applying(_ changes: [Change]) -> ReaderState {
    changes.reduce(into: self) { $0.apply($1) }
  }

  /// The volumes about which anything is remembered.
  package var rememberedVolumes: Set<Int> {
    expandedVolumes.union(lastShownVolume.map { [$0] } ?? []).union(places.keys)
      .union(keptVolumes).union(recentVolumes).union(bookmarks.keys)
  }

  private mutating func visit(_ volume: Int) {
    if recentVolumes.first == volume { return }
    recentVolumes = Array(
      ([volume] + recentVolumes.filter { $0 != volume }).prefix(Self.maxRecentVolumes))
  }

  private mutating func forget(_ volume: Int) {
    expandedVolumes.remove(volume)
    places[volume] = nil
    keptVolumes.removeAll { $0 == volume }
    recentVolumes.removeAll { $0 == volume }
    bookmarks[volume] = nil
    if lastShownVolume == volume { lastShownVolume = recentVolumes.first }
  }
}
