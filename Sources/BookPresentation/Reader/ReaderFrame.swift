import BookCore
import TerminalKit

/// The screen of the interactive reader: header, text and status line.
struct ReaderFrame {
  let book: Book
  let volume: Int
  let volumeCount: Int
  let sharedTitleLength: Int
  let isExpanded: Bool
  let viewport: Viewport
  let focus: Reader.Focus
  let search: ReaderSearch?
  let notice: String?
  let size: TerminalSize
  let options: ReaderOptions

  /// A line for each row of the screen, none wider than the screen.
  var lines: [StyledText] {
    var rows = header + text
    if plan.hasStatus { rows.append(status) }
    if let line = urgentLine { rows[rows.count - 1] = line }
    return rows.map { $0.truncated(to: size.columns, ellipsis: "") }
  }
}

extension ReaderFrame {
  private var plan: ScreenPlan {
    ScreenPlan(size)
  }

  private var header: [StyledText] {
    let width = size.columns
    let title = HeaderTitle(
      book, sharedLength: sharedTitleLength, ellipsis: options.ellipsis
    ).line(width: width)
    let badges = BadgeRow(current: volume, of: volumeCount, width: width)
      .line(plan.orientation)
    let rule = StyledText(String(repeating: options.rule, count: width), style: .dim)
    return (plan.hasTitle ? [title] : []) + (plan.hasBadges ? [badges] : [])
      + (plan.hasRule ? [rule] : [])
  }

  private var text: [StyledText] {
    let indent = (size.columns - options.pageWidth(on: size)) / 2
    let lines = visibleLines.map { $0.indented(by: indent) }
    return lines + Array(repeating: StyledText(), count: plan.textRows - lines.count)
  }

  private var visibleLines: [StyledText] {
    if case .help = focus {
      return Array(help.lines.dropFirst(scrolled.top).prefix(plan.textRows))
    }
    return viewport.visibleRows.map {
      viewport.layout.line(at: $0, marking: search?.hits ?? [], current: search?.current)
    }
  }

  private var help: ReaderHelp {
    ReaderHelp(width: options.pageWidth(on: size))
  }

  /// What has to be shown even if there is no room for a status line.
  private var urgentLine: StyledText? {
    if case .prompt(let words) = focus { return promptLine(words) }
    return notice != nil && size.rows > 1 ? status : nil
  }

  /// The words typed so far, or their end if they are longer than the screen is wide.
  private func promptLine(_ words: String) -> StyledText {
    var shown = Substring(words)
    var line: StyledText {
      StyledText(Messages.prompt, style: .bold) + StyledText(shown + Messages.promptCursor)
    }
    while line.displayWidth > size.columns, !shown.isEmpty { shown.removeFirst() }
    return line
  }
}

// MARK: The status line

extension ReaderFrame {
  private var status: StyledText {
    StatusLine(statusParts, position: position, ellipsis: options.ellipsis)
      .line(width: size.columns)
  }

  private var statusParts: [StatusLine.Part] {
    if let notice { return [.init(text: notice, rank: 0)] }
    if focus != .page { return [.init(text: Messages.closeHint, rank: 1)] }
    guard let search else { return keyParts }
    return [
      .init(
        text: Messages.hits(search.index + 1, of: search.hits.count, for: search.words), rank: 0),
      .init(text: Messages.nextHitHint, rank: 2),
      .init(text: Messages.previousHitHint, rank: 3),
      .init(text: Messages.closeHint, rank: 1),
    ]
  }

  private var keyParts: [StatusLine.Part] {
    let toggle = isExpanded ? Messages.lessHint : Messages.moreHint
    return [
      .init(text: Messages.volume(volume, of: volumeCount), rank: 3),
      .init(text: Messages.volumesHint(volumeCount), rank: 7),
      .init(text: Messages.pageHint, rank: 6),
      .init(text: book.summary.isCollapsible ? toggle : "", rank: 4),
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
    guard case .help(let top) = focus else {
      return (viewport.top, viewport.lastTop)
    }
    let last = help.lastTop(rows: plan.textRows)
    return (min(top, last), last)
  }
}

/// The page of keys.
struct ReaderHelp {
  let lines: [StyledText]

  init(width: Int) {
    let format = PageFormat(width: width, usesColor: false)
    let keyWidth = Messages.keys.map(\.keys.displayWidth).max() ?? 0
    let rows = Messages.keys.flatMap { keys, meaning in
      (StyledText(keys, style: .bold).paddedAtEnd(to: keyWidth + 2) + StyledText(meaning))
        .wrapped(to: format.textWidth, hangingIndent: keyWidth + 2)
    }
    let closing = StyledText(Messages.helpClosing, style: .dim).wrapped(to: format.textWidth)
    lines =
      format.heading(Messages.helpTitle) + rows.map(format.indented) + [StyledText()]
      + closing.map(format.indented)
  }

  /// The last row that may be at the top, which keeps the end of the page in view.
  func lastTop(rows: Int) -> Int {
    max(0, lines.count - rows)
  }
}
