import BookCore
import DisplayText
import TerminalKit

/// The screen of the interactive reader: header, page and status line.
struct ScreenFrame {
  private let reader: InteractiveReader
  private let browser: Browser
  private let plan: ScreenPlan

  init(of reader: InteractiveReader) {
    (self.reader, browser, plan) = (reader, reader.browser, reader.browser.plan)
  }

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
    guard browser.sheet.hasBadges else {
      return centered([heading], rows: plan.hasTitle ? 1 : 0) + rules
    }
    let title = browser.memory.columns.titles.heading(
      browser.book, behind: readerName, width: plan.size.columns, ellipsis: plan.ellipsis)
    let badges = BadgeRow(
      current: browser.volume, count: browser.memory.series.count, width: plan.size.columns
    ).line(isWide: plan.isWide)
    return (plan.hasTitle ? [title] : []) + (plan.hasBadges ? [badges] : []) + rules
  }

  /// What stands above a page, in the longest form that fits, with the extent at the right if there
  /// is room for that, too; a list that is narrowed has the words and the number of its rows.
  private var heading: StyledText {
    let (sheet, width, count) = (browser.sheet, plan.pageWidth - 2, browser.entryCount)
    let rowCount = count.map { Messages.number(browser.view.choices.count, of: $0) }
    let extent = StyledText(prose: rowCount ?? sheet.extent)
    let words = count == nil ? "" : browser.top.words
    func title(_ title: String) -> StyledText {
      StyledText(title: Messages.narrowed(title, to: words), style: .bold)
    }
    let titles = (sheet.titles.map { readerName + $0 } + sheet.titles).map(title)
    for title in titles where title.displayWidth + extent.displayWidth + 2 <= width {
      return (title.paddedAtEnd(to: width - extent.displayWidth) + extent).indented(by: 1)
    }
    return (titles.first { $0.displayWidth <= width } ?? titles.last ?? StyledText())
      .truncated(to: width, ellipsis: plan.ellipsis).indented(by: 1)
  }

  private var readerName: String { reader.readerName.map { "\($0): " } ?? "" }

  private var body: [StyledText] {
    let (view, sheet, format) = (browser.view, browser.sheet, plan.pageFormat)
    var lines = view.lines(
      of: browser.top, width: browser.pages.width(of: sheet),
      hasSign: !format.usesColor || format.usesASCII)
    if view.isList, view.choices.isEmpty, !browser.top.words.isEmpty { lines = nothingLeft }
    if sheet.showsChosen, let volume = browser.chosen?.anchor?.volume {
      lines = browser.pages.framed(lines, height: view.height, choosing: volume, browser.memory)
    }
    return centered(lines, rows: sheet.hasBadges ? plan.textRows : plan.listRows)
  }

  /// What is said where no entry of a list has the words.
  private var nothingLeft: [StyledText] {
    let entries = (browser.sheet.unit ?? Messages.volumeUnit).count(browser.entryCount ?? 0)
    return plan.pageFormat.lines(
      StyledText(prose: "Of \(entries), none has \(browser.top.words.onOneLine.quoted)."))
  }

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

  // MARK: The status line

  private var status: StyledText {
    // Under the page, however wide the screen is; a narrow one keeps the key that shows all others.
    let hasPosition = plan.hasRoomForPosition && !reader.offersStory
    let position = hasPosition ? browser.position : ""
    let line = StatusLine(parts: statusParts, position: position, ellipsis: plan.ellipsis)
      .line(width: plan.pageWidth)
    let wide = (StyledText(.spaces(indent)) + line).paddedAtEnd(to: plan.size.columns)
    return plan.hasRules ? wide : wide.withColors(of: .statusLine)
  }

  private var statusParts: [StatusLine.Part] {
    if let notice = reader.notice {
      let more =
        reader.offersStory ? Messages.hint("/ Tab", for: "story so far") : StyledText(places ?? "")
      return [(StyledText(prose: notice, style: .bold), 0), (more, 1)]
    }
    let words = places.map { Messages.narrowed($0, to: browser.top.words) } ?? ""
    return [(StyledText(prose: words), 0)] + KeyTable.hints(for: reader)
  }

  private var places: String? {
    let places = reader.places
    if places.isEmpty { return nil }
    let count = Messages.hitUnit.count(places.count)
    return browser.top.mark.flatMap(places.firstIndex).map { "\(($0 + 1).grouped) of \(count)" }
      ?? count
  }
}
