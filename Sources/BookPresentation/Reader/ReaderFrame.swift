import BookCore
import TerminalKit

/// The screen of the interactive reader: header, text and status line.
struct ReaderFrame {
  let open: OpenSeries
  let focus: Reader.Focus
  let notice: ReaderNotice?

  /// A line for each row of the screen, none wider than the screen.
  var lines: [StyledText] {
    let rows = header + text + (plan.hasStatus ? [status] : [])
    let urgent = urgentLines.prefix(size.rows)
    return (rows.dropLast(urgent.count) + urgent).map {
      $0.truncated(to: size.columns, ellipsis: "")
    }
  }

  /// Where the next letter would go, or nil if none is typed.
  var cursor: ScreenPosition? {
    guard case .prompt(let prompt) = focus else { return nil }
    return ScreenPosition(row: size.rows - 1, column: prompt.row(width: size.columns).cursor)
  }
}

extension ReaderFrame {
  private var page: VolumePage {
    open.page
  }

  private var options: ReaderOptions {
    open.options
  }

  private var volumeCount: Int {
    open.series.count
  }

  private var size: TerminalSize {
    page.size
  }

  private var pageWidth: Int {
    options.pageWidth(on: size)
  }

  private var viewport: Viewport {
    page.viewport
  }

  private var plan: ScreenPlan {
    ScreenPlan(size)
  }

  private var header: [StyledText] {
    let width = size.columns
    let title = HeaderTitle(
      page.book, sharedLength: open.sharedTitleLength, ellipsis: options.ellipsis
    ).line(width: width)
    let badges = BadgeRow(
      current: page.book.seriesNumber, of: volumeCount, width: width, usesColor: options.usesColor
    ).line(plan.orientation)
    return (plan.hasTitle ? [title] : []) + (plan.hasBadges ? [badges] : [])
      + (plan.hasRule ? [rule] : [])
  }

  private var rule: StyledText {
    StyledText(String(repeating: options.rule, count: size.columns), style: .dim)
  }

  private var text: [StyledText] {
    let indent = (size.columns - pageWidth) / 2
    // An address that fills whole rows begins at the edge of the screen.
    let lines = visibleLines.map { $0.isAddress ? $0 : $0.indented(by: indent) }
    return lines + Array(repeating: StyledText(), count: plan.textRows - lines.count)
  }

  private var visibleLines: [StyledText] {
    if case .help(let help) = focus {
      return Array(help.lines(width: pageWidth).dropFirst(scrolled.top).prefix(plan.textRows))
    }
    let hits = (page.search?.hits ?? []).filter { page.isExpanded || !$0.isCollapsible }
    return viewport.visibleRows.map {
      viewport.layout.line(at: $0, marking: hits, current: page.search?.current)
    }
  }

  /// What has to be shown at the bottom even if there is no room for a status line.
  private var urgentLines: [StyledText] {
    if case .prompt(let prompt) = focus { return [prompt.row(width: size.columns).line] }
    switch notice {
    case nil: return []
    case .text: return size.rows > 1 ? [status] : []
    case .address(let address):
      // It fills whole rows, so that nothing but the address is copied with it.
      let rows = StyledText(address).filling(rowsOf: size.columns) + [status]
      return rows.count < size.rows ? [rule] + rows : rows
    }
  }
}

// MARK: The status line

extension ReaderFrame {
  private var status: StyledText {
    StatusLine(statusParts, position: position, ellipsis: options.ellipsis)
      .line(width: size.columns)
  }

  private var statusParts: [StatusLine.Part] {
    if let notice { return [.init(text: notice.text, rank: 0)] }
    if case .help = focus {
      let pageHint = scrolled.last > 0 ? Messages.pageHint : ""
      return [.init(text: Messages.closeHelpHint, rank: 1), .init(text: pageHint, rank: 2)]
    }
    guard let search = page.search, !search.hits.isEmpty else { return keyParts }
    let count = search.hits.count
    let hits =
      search.index.map { Messages.hits($0 + 1, of: count, for: search.words) }
      ?? Messages.hits(count, for: search.words)
    return [
      .init(text: hits, rank: 0),
      .init(text: Messages.nextHitHint, rank: 2),
      .init(text: Messages.previousHitHint, rank: 3),
      .init(text: Messages.closeHint, rank: 1),
    ]
  }

  private var keyParts: [StatusLine.Part] {
    let toggle = page.isExpanded ? Messages.lessHint : Messages.moreHint
    return [
      .init(text: Messages.volume(page.book.seriesNumber, of: volumeCount), rank: 3),
      .init(text: Messages.volumesHint(volumeCount), rank: 7),
      .init(text: Messages.pageHint, rank: 6),
      .init(text: page.book.summary.isCollapsible ? toggle : "", rank: 4),
      .init(text: Messages.findHint, rank: 5),
      .init(text: Messages.helpHint, rank: 1),
      .init(text: Messages.quitHint, rank: 2),
    ]
  }

  private var position: String {
    let (top, last) = scrolled
    return if last == 0 {
      Messages.whole
    } else if top == 0 {
      Messages.top
    } else if top == last {
      Messages.bottom
    } else {
      Messages.percentage(top * 100 / last)
    }
  }

  private var scrolled: (top: Int, last: Int) {
    guard case .help(let help) = focus else { return (viewport.top, viewport.lastTop) }
    return help.scrolled(width: pageWidth, rows: plan.textRows)
  }
}
