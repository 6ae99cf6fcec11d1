import BookCore
import DisplayText
import TerminalKit

/// What the reader tells the user until the next key.
struct Notice {
  /// The words in the status line.
  let text: String

  /// Whether Tab looks in the story so far for what was not found on the page.
  var offersStory = false
}

/// The screen of the interactive reader: header, text and status line.
struct ScreenFrame {
  let open: OpenSeries

  /// The list that takes the place of the page, and the selected row, or nil if none does.
  private let list: (layout: ListLayout, row: Int)?

  /// The search words, while they are typed.
  let prompt: PromptLine?

  let notice: Notice?

  init(open: OpenSeries, list: OpenList?, prompt: PromptLine?, notice: Notice?) {
    self.open = open
    self.list = list.map { list in
      let layout = open.layout(of: list)
      return (layout, min(list.row, layout.lastRow))
    }
    self.prompt = prompt
    self.notice = notice
  }

  /// A line for each row of the screen, none wider than the screen.
  var lines: [StyledText] {
    let rows =
      (rowsInPlaceOfPage ?? header + centered(page.text.visibleLines, rows: plan.textRows)) + rules
      + (plan.hasStatus ? [status] : [])
    let urgent = urgentLines.prefix(size.rows)
    return (rows.dropLast(urgent.count) + urgent).map {
      $0.truncated(to: size.columns, ellipsis: "")
    }
  }
}

extension ScreenFrame {
  private var page: VolumePage { open.page }

  private var plan: ScreenPlan { page.plan }

  private var size: TerminalSize { plan.size }

  private var header: [StyledText] {
    let title = open.memory.columns.titles.heading(
      page.book, width: size.columns, ellipsis: plan.ellipsis)
    let badges = BadgeRow(current: open.volume, count: open.series.count, width: size.columns)
      .line(plan.orientation)
    return (plan.hasTitle ? [title] : []) + (plan.hasBadges ? [badges] : [])
      + rules
  }

  /// The line between the text and the header or the status line, if there is room for it.
  private var rules: [StyledText] { plan.hasRules ? [plan.rule] : [] }

  /// The text that takes the place of the page, or nil if none does.
  private var view: TextView? { list == nil ? open.view : nil }

  /// What a list or a text shows in place of the header and the page.
  private var rowsInPlaceOfPage: [StyledText]? {
    guard let heading = list?.layout.heading ?? view?.text.heading else { return nil }
    let line = heading.line(width: plan.pageWidth - 2, ellipsis: plan.ellipsis).indented(by: 1)
    let lines =
      list.map { $0.layout.lines(at: $0.row, in: plan.listRows) } ?? view?.scrolled.visibleLines
    return centered([line], rows: plan.hasTitle ? 1 : 0) + rules
      + centered(lines ?? [], rows: plan.listRows)
  }

  /// Lines of the page's width in the middle of the screen, and empty ones below.
  private func centered(_ lines: [StyledText], rows: Int) -> [StyledText] {
    let indent = (size.columns - plan.pageWidth) / 2
    // An address that fills whole rows begins at the edge of the screen.
    let shown = lines.prefix(rows).map { $0.isAddress ? $0 : $0.indented(by: indent) }
    return shown + Array(repeating: StyledText(), count: rows - shown.count)
  }

  /// What has to be shown at the bottom even if there is no room for a status line.
  private var urgentLines: [StyledText] {
    if let prompt { return [prompt.row(width: size.columns).line] }
    return notice != nil && size.rows > 1 ? [status] : []
  }
}

// MARK: The status line

extension ScreenFrame {
  private var status: StyledText {
    let line = StatusLine(statusParts, positions: positions, ellipsis: plan.ellipsis)
      .line(width: size.columns)
    return plan.hasRules ? line : line.withColors(of: .statusLine)
  }

  private var statusParts: [StatusLine.Part] {
    if let notice {
      let text = StatusLine.Part(StyledText(prose: notice.text, style: .bold), 0)
      if notice.offersStory { return [text, .init(Messages.storyHint, 1)] }
      guard list == nil, let search = open.search, let index = search.index else { return [text] }
      let hits = Messages.hits(index + 1, of: search.hits.count)
      return [text, .init(StyledText(hits), 1)]
    }
    if let list { return list.layout.hints }
    guard let hits = hitsText else { return view?.hints ?? keyParts }
    return [
      .init(StyledText(hits), 0), .init(Messages.nextHitHint, 2),
      .init(Messages.previousHitHint, 3), .init(Messages.closeHint, 1),
    ]
  }

  /// How many hits there are and which one is shown, or nil if there are none.
  private var hitsText: String? {
    guard let search = open.search, search.failure == nil else { return nil }
    let count = search.hits.count
    let hits =
      switch (search.index, search.scope) {
      case (let index?, _): Messages.hits(index + 1, of: count)
      case (nil, .page): Messages.hitUnit.count(count)
      case (nil, .story): Messages.hits(count, inVolumes: search.volumeCount)
      }
    return Messages.narrowed(hits, to: search.words)
  }

  private var keyParts: [StatusLine.Part] {
    let toggle = page.isExpanded ? Messages.lessHint : Messages.moreHint
    let hasNext = page.record.status(in: page.book.chapters).place != nil
    return [
      .init(page.book.summary.isCollapsible ? toggle : StyledText(), 4),
      .init(hasNext ? Messages.nextChapterHint : StyledText(), 2),
      .init(page.text.lastTop > 0 ? Messages.pageHint : StyledText(), 8),
      .init(Messages.volumesHint(open.series.count), 7), .init(Messages.contentsHint, 6),
      .init(Messages.searchHint, 5), .init(Messages.helpHint, 1), .init(Messages.quitHint, 3),
    ]
  }

  /// Where the user is, from the longest form to the shortest.
  private var positions: [StatusLine.Position] {
    if let (layout, row) = list {
      return layout.count == 0 ? [] : [.init(text: Messages.number(row + 1, of: layout.count))]
    }
    if let view { return [.init(text: view.scrolled.position)] }
    let place = page.text.position
    let number = Messages.number(open.volume, of: open.series.count) + "  " + place
    // The badges above say of what that is the number; the contents are not to give way to it.
    return [
      .init(text: Messages.volume(number), rank: 6), .init(text: number), .init(text: place),
    ]
  }
}

extension TextView {
  /// What its keys do, the most important with the lowest rank.
  fileprivate var hints: [StatusLine.Part] {
    if text.isOfKeys {
      let page = scrolled.lastTop > 0 ? Messages.pageHint : StyledText()
      return [.init(Messages.closeHelpHint, 1), .init(page, 2)]
    }
    return [
      .init(Messages.openHint, 2), .init(Messages.searchHint, 3),
      .init(Messages.closeHint, 1),
    ]
  }
}
