/// A part of a row, or a column of a table, and how it gives way where a terminal is narrow.
///
///     let parts = [RowPart(width: 30, minWidth: 8), RowPart(width: 10, rank: 1)]
///     parts.widths(in: 42, gap: 2)  // [30, 10]
///     parts.widths(in: 41, gap: 2)  // [29, 10]
///     parts.widths(in: 19, gap: 2)  // [19, 0]
struct RowPart {
  /// What it says, in the row of a volume.
  let column: VolumeColumn?

  /// The columns that it takes if there is room; a part without any is not there.
  let width: Int

  /// The columns that it keeps where others can go instead.
  let minWidth: Int

  /// What goes first where there is no room: the parts with the highest rank, together, but never
  /// those with rank 0.
  var rank: Int

  init(_ column: VolumeColumn? = nil, width: Int, minWidth: Int? = nil, rank: Int = 0) {
    self.column = column
    self.width = width
    self.minWidth = min(minWidth ?? width, width)
    self.rank = rank
  }
}

extension Sequence<RowPart> {
  /// Whether there is room for all that never goes.
  func fit(in room: Int, gap: Int) -> Bool { minWidth(upTo: 0, gap) <= room }

  /// The highest rank that there is room for, together with all below it.
  func shownRank(in room: Int, gap: Int) -> Int {
    let highest = reduce(0) { Swift.max($0, $1.rank) }
    var widths = Array(repeating: 0, count: highest + 1)
    for part in self where part.width > 0 { widths[part.rank] += part.minWidth + gap }
    var width = -gap
    for rank in 0...highest {
      width += widths[rank]
      if width > room { return Swift.max(0, rank - 1) }
    }
    return highest
  }

  /// The columns of each part, and none for one that goes.
  ///
  /// What is left beside the least that each needs is for the first that can use it.
  func widths(in room: Int, gap: Int) -> [Int] {
    let shownRank = shownRank(in: room, gap: gap)
    var spare = room - minWidth(upTo: shownRank, gap)
    return map { part in
      if part.rank > shownRank { return 0 }
      let width = Swift.max(part.minWidth, Swift.min(part.width, part.minWidth + spare))
      spare -= width - part.minWidth
      return width
    }
  }

  private func minWidth(upTo rank: Int, _ gap: Int) -> Int {
    reduce(-gap) { $1.width > 0 && $1.rank <= rank ? $0 + $1.minWidth + gap : $0 }
  }
}
