import BookCore
import TerminalKit

extension Reader {
  var status: StyledText {
    StatusLine(statusParts, position: position, ellipsis: look.ellipsis).line(width: size.columns)
  }

  /// The highest row of the page of keys that may be on top.
  var lastTopOfHelp: Int {
    max(0, ReaderHelp.lines(width: pageWidth).count - plan.textRows)
  }
}

extension Reader {
  private var statusParts: [StatusLine.Part] {
    if let notice { return [.init(text: notice, rank: 0)] }
    if focus != .page { return [.init(text: Words.closeHint, rank: 1)] }
    guard let search else { return keyParts }
    return [
      .init(
        text: Words.hits(search.index + 1, of: search.hits.count, for: search.words), rank: 0),
      .init(text: Words.nextHitHint, rank: 2),
      .init(text: Words.previousHitHint, rank: 3),
      .init(text: Words.closeHint, rank: 1),
    ]
  }

  private var keyParts: [StatusLine.Part] {
    let toggle = isExpanded ? Words.lessHint : Words.moreHint
    return [
      .init(text: Words.volume(volume, of: series.books.count), rank: 3),
      .init(text: Words.volumesHint(series.books.count), rank: 7),
      .init(text: Words.pageHint, rank: 6),
      .init(text: book.summary.isCollapsible ? toggle : "", rank: 4),
      .init(text: Words.findHint, rank: 5),
      .init(text: Words.helpHint, rank: 1),
      .init(text: Words.quitHint, rank: 2),
    ]
  }

  private var position: String {
    let (top, last) = scrolled
    return if last == 0 {
      Words.whole
    } else if top == 0 {
      Words.top
    } else if top == last {
      Words.bottom
    } else {
      Words.percentage(top * 100 / last)
    }
  }

  private var scrolled: (top: Int, last: Int) {
    if case .help(let top) = focus { return (min(top, lastTopOfHelp), lastTopOfHelp) }
    return (top, lastTop)
  }
}
