import BookCore
package import TerminalKit

extension Reader {
  /// What the screen shows: a line for each row, none wider than the screen.
  ///
  /// The same for the same events, whatever was drawn before.
  package var frame: [StyledText] {
    var rows = header + text
    if plan.hasStatus { rows.append(status) }
    if let line = urgentLine { rows[rows.count - 1] = line }
    return rows.map { $0.truncated(to: size.columns, ellipsis: "") }
  }
}

extension Reader {
  private var header: [StyledText] {
    let width = size.columns
    let title = HeaderTitle(
      book, sharedLength: sharedTitleLength, ellipsis: look.ellipsis
    ).line(width: width)
    let badges = BadgeRow(current: volume, of: series.books.count, width: width)
      .line(plan.orientation)
    let rule = StyledText(String(repeating: look.rule, count: width), style: .dim)
    return (plan.hasTitle ? [title] : []) + (plan.hasBadges ? [badges] : [])
      + (plan.hasRule ? [rule] : [])
  }

  private var text: [StyledText] {
    let indent = (size.columns - pageWidth) / 2
    let lines = visibleLines.map { $0.indented(by: indent) }
    return lines + Array(repeating: StyledText(), count: plan.textRows - lines.count)
  }

  private var visibleLines: [StyledText] {
    if case .help(let top) = focus {
      let lines = ReaderHelp.lines(width: pageWidth)
      return Array(lines.dropFirst(min(top, lastTopOfHelp)).prefix(plan.textRows))
    }
    let rows = layout.lines.indices.dropFirst(top).prefix(plan.textRows)
    return rows.map { layout.line(at: $0, marking: search?.hits ?? [], current: search?.current) }
  }

  /// What has to be seen even where there is no room for a status line.
  private var urgentLine: StyledText? {
    if case .prompt(let words) = focus { return promptLine(words) }
    return notice != nil && size.rows > 1 ? status : nil
  }

  /// The end of the words, where they are longer than the screen is wide.
  private func promptLine(_ words: String) -> StyledText {
    var shown = Substring(words)
    var line: StyledText {
      StyledText(Words.prompt, style: .bold) + StyledText(shown + Words.promptCursor)
    }
    while line.displayWidth > size.columns, !shown.isEmpty { shown.removeFirst() }
    return line
  }
}
