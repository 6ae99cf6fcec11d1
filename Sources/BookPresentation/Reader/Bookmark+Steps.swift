import BookCore

/// A bookmark on its way: none at first, then in one chapter after the other, and finished at last.
extension Bookmark {
  /// The bookmark that is a step further.
  ///
  /// - Parameters:
  ///   - bookmark: Where it is, or nil if there is none.
  ///   - count: How many chapters the volume has.
  /// - Returns: Where it is then, or nil if it can go no further.
  static func next(after bookmark: Bookmark?, of count: Int) -> Bookmark? {
    if bookmark == .finished { return nil }
    let chapter = bookmark?.chapter(of: count) ?? 0
    return chapter < count ? .chapter(chapter + 1) : .finished
  }

  /// The bookmark that is a step back.
  ///
  /// - Parameter count: How many chapters the volume has.
  /// - Returns: Where it is then, or nil if there is none then.
  func previous(of count: Int) -> Bookmark? {
    let chapter = self == .finished ? count + 1 : chapter(of: count) ?? 0
    return chapter > 1 ? .chapter(chapter - 1) : nil
  }
}
