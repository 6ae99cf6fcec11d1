import TerminalKit

/// How far apart the numbers of volumes stand.
enum BadgeSpacing {
  /// `1   2  [3]  4`
  case roomy

  /// `1 2[3]4`
  case tight

  /// The numbers of some volumes, the current one of them in brackets and in reverse.
  func line(of volumes: ClosedRange<Int>, current: Int) -> StyledText {
    var line = StyledText()
    for volume in volumes {
      if volume > volumes.lowerBound { line.appendSpaces(gap(before: volume, current)) }
      line += badge(volume, isCurrent: volume == current)
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

  /// Brackets take the place of spaces, so that numbers stay where they are.
  private func gap(before volume: Int, _ current: Int) -> Int {
    let isBesideCurrent = volume == current || volume - 1 == current
    switch self {
    case .roomy: return isBesideCurrent ? 2 : 3
    case .tight: return isBesideCurrent ? 0 : 1
    }
  }

  private func badge(_ volume: Int, isCurrent: Bool) -> StyledText {
    isCurrent
      ? StyledText(Words.currentVolume(volume), style: Style(isBold: true, isReversed: true))
      : StyledText(String(volume))
  }
}
