import TerminalKit

/// A number for each volume of the series, the current one marked.
///
/// Where they do not all fit, as many as do are shown around the current one, and a sign at either
/// end tells that there are more.
struct BadgeRow {
  private let current: Int
  private let count: Int
  private let width: Int

  /// - Parameters:
  ///   - current: The current volume.
  ///   - count: The number of volumes.
  ///   - width: The columns of the row.
  init(current: Int, of count: Int, width: Int) {
    self.current = current
    self.count = count
    self.width = width
  }

  func line(_ orientation: ScreenPlan.Orientation) -> StyledText {
    let roomy = badges(.roomy)
    if orientation == .landscape || roomy == 1...count { return line(of: roomy, .roomy) }
    return line(of: badges(.tight), .tight)
  }
}

extension BadgeRow {
  /// As many badges as fit with the current one in the middle, or as near to it as may be.
  private func badges(_ spacing: BadgeSpacing) -> ClosedRange<Int> {
    // More badges than this many never fit, so a long series costs no more than a short one.
    let all = max(1, current - width)...min(count, current + width)
    if all == 1...count, spacing.width(of: all, current: current) <= width { return all }
    var shown = current...current
    while let wider = widened(shown, within: all), fits(wider, spacing) { shown = wider }
    return shown
  }

  private func fits(_ badges: ClosedRange<Int>, _ spacing: BadgeSpacing) -> Bool {
    let signs = (badges.lowerBound > 1 ? 1 : 0) + (badges.upperBound < count ? 1 : 0)
    return spacing.width(of: badges, current: current) + signs <= width
  }

  private func widened(
    _ badges: ClosedRange<Int>, within all: ClosedRange<Int>
  ) -> ClosedRange<Int>? {
    let isCentred = current - badges.lowerBound <= badges.upperBound - current
    if badges.lowerBound > all.lowerBound, isCentred || badges.upperBound == all.upperBound {
      return badges.lowerBound - 1...badges.upperBound
    }
    return badges.upperBound < all.upperBound ? badges.lowerBound...badges.upperBound + 1 : nil
  }

  private func line(of badges: ClosedRange<Int>, _ spacing: BadgeSpacing) -> StyledText {
    let before = StyledText(badges.lowerBound > 1 ? Words.volumesBefore : "")
    let after = StyledText(badges.upperBound < count ? Words.volumesAfter : "")
    return (before + spacing.line(of: badges, current: current) + after).centered(in: width)
  }
}
