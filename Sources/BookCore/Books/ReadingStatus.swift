/// How far a book has been read.
///
///     ReadingStatus.chapter(9).place  // 9
///     ReadingStatus.finished.place    // nil
public enum ReadingStatus: Hashable, Sendable {
  case notBegun

  /// The reader is in the chapter at this place, counted from 1.
  case chapter(Int)

  /// The reader is in a chapter that the book does not have any more.
  case begun

  /// The book has been read to its end.
  case finished

  /// The place of the chapter that the reader is in, or nil if there is none.
  public var place: Int? { if case .chapter(let place) = self { place } else { nil } }

  /// Whether the reader is in a chapter, be it there or not.
  package var isInChapter: Bool { place != nil || self == .begun }

  /// Whether it is known how far the book has been read: up to a chapter, or to its end.
  package var hasPlace: Bool { place != nil || self == .finished }

  /// How many chapters have been read: those before the one that the reader is in.
  package func chaptersRead(inBookOf count: Int) -> Int {
    switch self {
    case .notBegun, .begun: 0
    case .chapter(let place): place > 0 ? min(place - 1, max(0, count)) : 0
    case .finished: max(0, count)
    }
  }
}
