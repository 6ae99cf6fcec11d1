/// The state of filling one line, Character by Character.
struct LineScan {
  private let start: Int

  /// The end of what the line shows so far.
  private(set) var end: Int

  private var columns = 0

  /// The traits of the last Character with ink, and of the white space after it.
  private var traitsBefore: LineBreakTraits = []

  private var best: LineBreak?

  /// Creates the state of an empty line.
  ///
  /// - Parameter start: Where the line starts in the text.
  init(from start: Int) {
    self.start = start
    end = start
  }

  /// Takes one more Character into the line, unless it is too wide for what is left.
  ///
  /// The first Character is always taken, and so is white space, which disappears at a line end.
  ///
  /// - Parameters:
  ///   - cluster: The Character.
  ///   - width: How many columns the whole line has.
  /// - Returns: Where the line has to end if the Character was not taken, otherwise nil.
  mutating func take(_ cluster: Cluster, width: Int) -> LineBreak? {
    var traits = cluster.traits
    // Behind a space a full stop begins a word such as `.profile` and closes nothing.
    if cluster.first == ".", traitsBefore.contains(.space) { traits.remove(.closing) }
    if !traits.isDisjoint(with: .blank) {
      columns += cluster.width
      traitsBefore.formUnion(traits)
      return nil
    }
    if cluster.range.lowerBound > start {
      noteBreak(before: cluster.range.lowerBound, traits)
      if columns + cluster.width > width {
        return best
      }
    }
    columns += cluster.width
    traitsBefore = traits
    end = cluster.range.upperBound
    return nil
  }
}

extension LineScan {
  private mutating func noteBreak(before next: Int, _ traits: LineBreakTraits) {
    let quality = quality(before: traits)
    if let best, best.quality > quality {
      return
    }
    best = LineBreak(end: end, next: next, quality: quality)
  }

  private func quality(before traits: LineBreakTraits) -> LineBreak.Quality {
    let keepsPunctuation = !traits.contains(.closing) && !traitsBefore.contains(.opening)
    if traitsBefore.contains(.space) {
      return keepsPunctuation ? .good : .poor
    }
    if traitsBefore.contains(.glue) {
      return .poor
    }
    if !keepsPunctuation {
      return .desperate
    }
    let both = traits.union(traitsBefore)
    return both.contains(.ideographic) && !both.contains(.hangul) ? .good : .insideWord
  }
}
