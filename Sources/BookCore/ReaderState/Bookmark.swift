/// How far a volume has been read.
///
///     Bookmark.chapter(9).chaptersRead(of: 22)  // 8
///     Bookmark.finished.chaptersRead(of: 22)    // 22
public enum Bookmark: Hashable, Sendable {
  /// The reader is in this chapter, counted from 1 by its place in the volume.
  ///
  /// One beyond the last chapter, as after a change of the data file, stands for the last.
  case chapter(Int)

  /// The whole volume has been read.
  case finished

  /// The chapter that the reader is in.
  ///
  /// - Parameter count: How many chapters the volume has.
  /// - Returns: Its place, counted from 1; nil if the volume is finished or has no chapters.
  public func chapter(of count: Int) -> Int? {
    switch self {
    case .chapter(let chapter) where count > 0: min(chapter, count)
    case .chapter, .finished: nil
    }
  }

  /// How many chapters have been read: those before the one that the reader is in.
  ///
  /// - Parameter count: How many chapters the volume has.
  /// - Returns: The number of chapters, from 0 to all.
  public func chaptersRead(of count: Int) -> Int {
    switch self {
    case .chapter: (chapter(of: count) ?? 1) - 1
    case .finished: count
    }
  }
}
