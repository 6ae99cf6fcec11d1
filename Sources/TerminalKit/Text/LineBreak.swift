/// A place where a line can end, in UTF-8 offsets.
struct LineBreak {
  /// How good a place is, worst first.
  enum Quality: Int, Comparable {
    /// Inside a word, and against the rules for punctuation.
    case desperate

    /// Inside a word.
    case insideWord

    /// At a space, but against the rules for punctuation; or at a no-break space.
    case poor

    /// At a space, or between two ideographs.
    case good

    static func < (left: Quality, right: Quality) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The end of what the line shows.
  let end: Int

  /// Where the next line starts, after the white space that disappears.
  let next: Int

  /// How good the place is.
  let quality: Quality
}
