import DisplayText

/// A number for each volume of the series, the current one marked.
///
/// If they do not all fit, as many as possible are shown around the current one, and a mark at
/// either end shows that there are more.
struct BadgeRow {
  let current: Int
  let count: Int
  let width: Int

  /// The row with `1   2  (3)  4`, or in portrait, where that does not fit, with `1 2(3)4`.
  func line(_ orientation: ScreenPlan.Orientation) -> StyledText {
    let roomy = badges(gap: 3)
    return orientation == .landscape || roomy == 1...count
      ? line(of: roomy, gap: 3) : line(of: badges(gap: 1), gap: 1)
  }
}

extension BadgeRow {
  /// As many badges as fit, with the current one in the middle or as near to it as possible.
  private func badges(gap: Int) -> ClosedRange<Int> {
    // No more badges than this can fit, however long the series is.
    let nearby = max(1, current - width)...min(count, current + width)
    let parts = nearby.map { volume in
      let space = volume == current ? 2 : gap - (abs(volume - current) == 1 ? 1 : 0)
      // The first and the last volume take the place of a mark.
      let marks = (volume == 1 ? 1 : 0) + (volume == count ? 1 : 0)
      let rank = 2 * abs(volume - current) - (volume < current ? 1 : 0)
      return RowPart(width: String(volume).utf8.count + space - marks, rank: rank)
    }
    let rank = parts.shownRank(in: width - 2, gap: 0)
    return (current - (rank + 1) / 2...current + rank / 2).clamped(to: nearby)
  }

  /// Brackets replace spaces, so that numbers stay where they are.
  private func line(of badges: ClosedRange<Int>, gap: Int) -> StyledText {
    var line = StyledText(badges.lowerBound > 1 ? Messages.volumesBefore : "")
    for volume in badges {
      let isBesideCurrent = volume == current || volume - 1 == current
      if volume > badges.lowerBound { line.appendSpaces(isBesideCurrent ? gap - 1 : gap) }
      line +=
        volume == current
        ? StyledText(Messages.badge(volume), style: .accent) : StyledText(String(volume))
    }
    line += StyledText(badges.upperBound < count ? Messages.volumesAfter : "")
    return line.centered(in: width)
  }
}
