import BookCore
import DisplayText
import TerminalKit

/// What the reader tells the user until the next key.
struct Notice {
  /// The words in the status line.
  let text: String

  /// Whether there is more to search than what has not been found here.
  var offersStory = false
}

/// The screen of the interactive reader: header, page and status line.
struct ScreenFrame {
  private let reader: InteractiveReader
  private let screen: Screen
  private let view: PageView
  private let plan: ScreenPlan

  init(of reader: InteractiveReader) {
    self.reader = reader
    (screen, view, plan) = (reader.stack.top, reader.view, reader.pages.plan)
  }

  /// A line for each row of the screen, none wider than the screen.
  var lines: [StyledText] {
    let rows = header + body + rules + (plan.hasStatus ? [status] : [])
    let urgent = urgentLines.prefix(plan.size.rows)
    return (rows.dropLast(urgent.count) + urgent).map {
      $0.truncated(to: plan.size.columns, ellipsis: "")
    }
  }
}

extension ScreenFrame {
  /// The title and the badges of a volume, or what stands above another page.
  private var header: [StyledText] {
    guard case .volume = screen.topic else {
      return centered([heading], rows: plan.hasTitle ? 1 : 0) + rules
    }
    let title = reader.memory.columns.titles.heading(
      reader.book, width: plan.size.columns, ellipsis: plan.ellipsis)
    let badges = BadgeRow(
      current: reader.volume, count: reader.memory.series.count, width: plan.size.columns
    ).line(plan.orientation)
    return (plan.hasTitle ? [title] : []) + (plan.hasBadges ? [badges] : []) + rules
  }

  /// What stands above a page, in the longest form that fits, with the extent at the right.
  private var heading: StyledText {
    let forms = reader.pages.heading(
      of: screen, view, entries: reader.entryCount, reader.memory)
    let width = plan.pageWidth - 2
    for (title, extent) in forms {
      let title = StyledText(prose: title, style: .bold)
      let extent = StyledText(prose: extent)
      let gap = width - title.displayWidth - extent.displayWidth
      if gap > 1 {
        return (title.paddedAtEnd(to: title.displayWidth + gap) + extent).indented(by: 1)
      }
    }
    return StyledText(prose: forms.last?.title ?? "", style: .bold)
      .truncated(to: width, ellipsis: plan.ellipsis).indented(by: 1)
  }

  private var body: [StyledText] {
    let rows = view.height == plan.textRows ? plan.textRows : plan.listRows
    let width = reader.pages.width(of: screen.topic)
    var lines = view.lines(of: screen, width: width, plan.pageFormat)
    if view.isList, view.choices.isEmpty, !screen.words.isEmpty { lines = nothingLeft }
    if case .contents = screen.topic {
      let volume = reader.chosen?.anchor?.volume
      lines = reader.pages.framed(lines, choosing: volume, reader.memory)
    }
    return centered(lines, rows: rows)
  }

  /// What is said where no entry of a list has the words.
  private var nothingLeft: [StyledText] {
    let entries = screen.topic.unit.count(reader.entryCount ?? 0)
    return StyledText(prose: Messages.nothing(for: screen.words, among: entries))
      .wrapped(to: plan.pageFormat.textWidth).map(plan.pageFormat.indented)
  }

  /// The columns on either side of the page.
  private var indent: Int { (plan.size.columns - plan.pageWidth) / 2 }

  /// The line between the text and the header or the status line, if there is room for it.
  private var rules: [StyledText] { plan.hasRules ? [plan.rule] : [] }

  /// Lines of the page's width in the middle of the screen, and empty ones below.
  private func centered(_ lines: [StyledText], rows: Int) -> [StyledText] {
    // An address that fills whole rows begins at the edge of the screen.
    let shown = lines.prefix(rows).map { $0.isAddress ? $0 : $0.indented(by: indent) }
    return shown + Array(repeating: StyledText(), count: rows - shown.count)
  }

  /// What has to be shown at the bottom even if there is no room for a status line.
  private var urgentLines: [StyledText] {
    if let prompt = reader.prompt { return [prompt.row(width: plan.size.columns).line] }
    return reader.notice != nil && plan.size.rows > 1 ? [status] : []
  }
}

// MARK: The status line

extension ScreenFrame {
  private var status: StyledText {
    // Under the page, however wide the screen is.
    let position = reader.notice?.offersStory == true ? "" : reader.position
    let line = StatusLine(statusParts, position: position, ellipsis: plan.ellipsis)
      .line(width: plan.pageWidth)
    let wide = (StyledText(.spaces(indent)) + line).paddedAtEnd(to: plan.size.columns)
    return plan.hasRules ? wide : wide.withColors(of: .statusLine)
  }

  private var statusParts: [StatusLine.Part] {
    if let notice = reader.notice {
      let text = StatusLine.Part(StyledText(prose: notice.text, style: .bold), 0)
      if notice.offersStory { return [text, .init(Messages.storyPromptHint, 1)] }
      return hits.map { [text, .init(StyledText($0), 1)] } ?? [text]
    }
    if let hits {
      return [
        .init(StyledText(prose: Messages.narrowed(hits, to: screen.words)), 0),
        .init(Messages.nextHitHint, 2), .init(Messages.previousHitHint, 3),
        .init(screen.isFound ? Messages.backHint : Messages.clearHint, 1),
      ]
    }
    let close = reader.stack.isFirst ? Messages.quitHint : Messages.backHint
    return keyParts + [.init(Messages.helpHint, 2), .init(close, 1)]
  }

  /// How many places of the words there are, and which of them was gone to last; nil if there are
  /// none.
  private var hits: String? {
    if view.hits.isEmpty { return nil }
    return view.hit(of: screen).map { Messages.hits($0 + 1, of: view.hits.count) }
      ?? Messages.hitUnit.count(view.hits.count)
  }

  /// What the keys do on the screen, from left to right; those with the highest rank go first.
  private var keyParts: [StatusLine.Part] {
    let open = StatusLine.Part(reader.chosen == nil ? StyledText() : Messages.openHint, 3)
    let filter = StatusLine.Part(
      screen.words.isEmpty ? Messages.narrowHint : Messages.allRowsHint, 4)
    switch screen.topic {
    case .volume:
      return [
        .init(Messages.storyOfVolumeHint, 3), .init(Messages.peopleHint, 4), .init(moveHint, 5),
        .init(Messages.contentsHint, 6), .init(Messages.searchHint, 7),
      ]
    case .contents(let kind):
      let hasChapters = reader.chosen != nil && !reader.book.chapters.isEmpty
      let next = reader.memory.volumes(after: kind, 1)
      return [
        open, .init(hasChapters ? Messages.chaptersHint : StyledText(), 5), filter,
        .init(next == kind ? StyledText() : Messages.tabHint(next), 6), .init(moveHint, 7),
      ]
    case .chapters: return [open, .init(Messages.setBookmarkHint, 5), filter]
    case .entries(let kind):
      let other = kind?.other ?? .person
      let isAny = reader.memory.story.has(other)
      return [open, filter, .init(isAny ? Messages.tabHint(other) : StyledText(), 5)]
    case .hits: return [open, filter]
    case .story:
      return [
        .init(nameHint, 3), .init(moveHint, 4), .init(Messages.peopleHint, 5),
        .init(Messages.searchHint, 6),
      ]
    case .entry:
      return [
        .init(nameHint, 3), .init(Messages.peopleHint, 4), .init(Messages.searchHint, 5),
      ]
    case .keys: return [.init(view.lastTop > 0 ? Messages.pageHint : StyledText(), 3)]
    }
  }

  private var nameHint: StyledText {
    view.name(of: screen) != nil
      ? Messages.openHint : view.links.isEmpty ? StyledText() : Messages.namesHint
  }

  /// What `.` does: it begins a volume, or moves its bookmark on.
  private var moveHint: StyledText {
    guard let book = reader.bookToMoveIn, reader.hasNextChapter(book) else { return StyledText() }
    switch reader.state.status(of: book) {
    case .notBegun, .finished: return Messages.beginHint
    case .chapter: return Messages.nextChapterHint
    case .begun: return StyledText()
    }
  }
}
