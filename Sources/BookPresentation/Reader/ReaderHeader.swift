import BookCore
import DisplayText

/// The title of a volume, on one row of the header.
///
/// If it does not fit, the words that all titles of the series begin with are dropped first. The
/// page below has the whole title.
struct HeaderTitle {
  private let title: String
  private let titles: SeriesTitles
  private let ellipsis: String

  init(_ book: Book, in titles: SeriesTitles, ellipsis: String) {
    title = book.title.onOneLine
    self.titles = titles
    self.ellipsis = ellipsis
  }

  func line(width: Int) -> StyledText {
    let whole = StyledText(title, style: .bold)
    if whole.displayWidth <= width { return whole.centered(in: width) }
    return StyledText(titles.short(title), style: .bold)
      .truncated(to: width, ellipsis: ellipsis).centered(in: width)
  }
}

/// A number for each volume of the series, the current one marked.
///
/// If they do not all fit, as many as possible are shown around the current one, and a mark at
/// either end shows that there are more.
struct BadgeRow {
  private let current: Int
  private let count: Int
  private let width: Int
  private let currentStyle: Style

  /// - Parameters:
  ///   - current: The current volume.
  ///   - count: The number of volumes.
  ///   - width: The columns of the row.
  ///   - usesColor: Whether the current one is in colour; otherwise it is in reverse.
  init(current: Int, of count: Int, width: Int, usesColor: Bool) {
    self.current = current
    self.count = count
    self.width = width
    currentStyle = usesColor ? .accent : Style(isBold: true, isReversed: true)
  }

  func line(_ orientation: ScreenPlan.Orientation) -> StyledText {
    let roomy = badges(.roomy)
    if orientation == .landscape || roomy == 1...count { return line(of: roomy, .roomy) }
    return line(of: badges(.tight), .tight)
  }
}

extension BadgeRow {
  /// As many badges as fit, with the current one in the middle or as near to it as possible.
  private func badges(_ spacing: BadgeSpacing) -> ClosedRange<Int> {
    // No more badges than this can fit, however long the series is.
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
    let before = StyledText(badges.lowerBound > 1 ? Messages.volumesBefore : "")
    let after = StyledText(badges.upperBound < count ? Messages.volumesAfter : "")
    let numbers = spacing.line(of: badges, current: current, currentStyle)
    return (before + numbers + after).centered(in: width)
  }
}

/// How far apart the numbers of volumes are.
private enum BadgeSpacing {
  /// `1   2  [3]  4`
  case roomy

  /// `1 2[3]4`
  case tight

  /// The numbers of some volumes, the current one of them in brackets and in a style of its own.
  func line(of volumes: ClosedRange<Int>, current: Int, _ style: Style) -> StyledText {
    var line = StyledText()
    for volume in volumes {
      if volume > volumes.lowerBound { line.appendSpaces(gap(before: volume, current)) }
      line +=
        volume == current
        ? StyledText(Messages.currentVolume(volume), style: style) : StyledText(String(volume))
    }
    return line
  }

  /// The columns of that line.
  func width(of volumes: ClosedRange<Int>, current: Int) -> Int {
    volumes.reduce(0) { width, volume in
      let brackets = volume == current ? 2 : 0
      let gap = volume == volumes.lowerBound ? 0 : gap(before: volume, current)
      return width + gap + String(volume).utf8.count + brackets
    }
  }

  /// Brackets replace spaces, so that numbers stay where they are.
  private func gap(before volume: Int, _ current: Int) -> Int {
    let isBesideCurrent = volume == current || volume - 1 == current
    switch self {
    case .roomy: return isBesideCurrent ? 2 : 3
    case .tight: return isBesideCurrent ? 0 : 1
    }
  }
}
