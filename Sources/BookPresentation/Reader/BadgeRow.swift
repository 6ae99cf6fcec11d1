import TerminalKit

/// A number for each volume of the series, the current one marked.
///
/// Where they do not all fit, as many as do are shown around the current one, and a sign at either
/// end tells that there are more.
struct BadgeRow {
  private let current: Int
  private let count: Int

  /// - Parameters:
  ///   - current: The current volume.
  ///   - count: The number of volumes.
  init(current: Int, of count: Int) {
    self.current = current
    self.count = count
  }

  func line(width: Int, orientation: ScreenPlan.Orientation) -> StyledText {
    let gap = orientation == .landscape ? 1 : 0
    let choices = [1, gap].map { gap in (gap: gap, badges: badges(fitting: width, gap: gap)) }
    let roomy = choices.first { $0.badges == 1...count } ?? choices[1]
    return line(of: roomy.badges, gap: roomy.gap, width: width)
  }
}

extension BadgeRow {
  /// As many badges as fit with the current one in the middle, or as near to it as may be.
  private func badges(fitting width: Int, gap: Int) -> ClosedRange<Int> {
    // More badges than this many never fit, so a long series costs no more than a short one.
    let reach = width / 3 + 1
    let all = max(1, current - reach)...min(count, current + reach)
    if all == 1...count, Self.width(of: all, gap: gap) <= width { return all }
    var shown = current...current
    while let wider = widened(shown, within: all), fits(wider, width, gap) { shown = wider }
    return shown
  }

  private func fits(_ badges: ClosedRange<Int>, _ width: Int, _ gap: Int) -> Bool {
    let signs = (badges.lowerBound > 1 ? 1 : 0) + (badges.upperBound < count ? 1 : 0)
    return Self.width(of: badges, gap: gap) + signs <= width
  }

  private func widened(_ badges: ClosedRange<Int>, within all: ClosedRange<Int>) -> ClosedRange<Int>? {
    let before = current - badges.lowerBound
    let after = badges.upperBound - current
    if badges.lowerBound > all.lowerBound, before <= after || badges.upperBound == all.upperBound {
      return badges.lowerBound - 1...badges.upperBound
    }
    return badges.upperBound < all.upperBound ? badges.lowerBound...badges.upperBound + 1 : nil
  }

  private func line(of badges: ClosedRange<Int>, gap: Int, width: Int) -> StyledText {
    let space = StyledText(String(repeating: " ", count: gap))
    var line = StyledText()
    for volume in badges {
      line += (volume == badges.lowerBound ? StyledText() : space) + badge(volume)
    }
    if badges.lowerBound > 1 { line = StyledText(Words.volumesBefore) + line }
    if badges.upperBound < count { line += StyledText(Words.volumesAfter) }
    return line.centered(in: width)
  }

  private func badge(_ volume: Int) -> StyledText {
    volume == current
      ? StyledText(Words.currentVolume(volume), style: Style(isBold: true, isReversed: true))
      : StyledText(Words.otherVolume(volume))
  }

  private static func width(of badges: ClosedRange<Int>, gap: Int) -> Int {
    badges.reduce(gap * (badges.count - 1)) { $0 + Words.otherVolume($1).displayWidth }
  }
}
