import DisplayText

/// A list that takes the place of the page until it is closed.
protocol ReaderList {
  /// What stands above the list, and how much it holds, from the longest form to the shortest.
  var headings: [(title: String, extent: String)] { get }

  /// The number of rows.
  var count: Int { get }

  /// Whether a row is selected, which keys move; otherwise they scroll.
  var isSelectable: Bool { get }

  /// The keys for the status line, given whether the screen shows all rows.
  func hints(isWhole: Bool) -> [StatusLine.Part]

  /// A row; one that can be selected has no margin yet.
  func line(at row: Int) -> StyledText
}

extension ReaderList {
  /// The last row that keys can lead to, given the rows of the screen for the list.
  func lastRow(in rows: Int) -> Int {
    isSelectable ? count - 1 : max(0, count - rows)
  }

  /// The row at the top of the screen.
  ///
  /// - Parameters:
  ///   - row: The selected row, which stays in the middle as far as possible; or the one to be at
  ///     the top, if none is selected.
  ///   - rows: The rows of the screen for the list.
  /// - Returns: A row that leaves no room below the last.
  func top(at row: Int, in rows: Int) -> Int {
    min(max(0, isSelectable ? row - rows / 2 : row), max(0, count - rows))
  }

  /// What the screen shows.
  ///
  /// - Parameters:
  ///   - row: The selected row, or the one to be at the top.
  ///   - rows: The rows of the screen for the list.
  ///   - width: The columns of the page.
  /// - Returns: At most as many lines as there are rows.
  func lines(at row: Int, in rows: Int, width: Int) -> [StyledText] {
    let top = top(at: row, in: rows)
    return (top..<min(top + rows, count)).map {
      isSelectable ? line(at: $0).asChoice(isSelected: $0 == row, width: width) : line(at: $0)
    }
  }

  /// The longest heading that fits, with the extent at the right.
  func heading(width: Int, ellipsis: String) -> StyledText {
    let forms = headings.map { (StyledText($0.title, style: .bold), StyledText($0.extent)) }
    for (title, extent) in forms {
      let gap = width - title.displayWidth - extent.displayWidth
      if gap > 1 { return title.paddedAtEnd(to: title.displayWidth + gap) + extent }
    }
    return forms.last?.0.truncated(to: width, ellipsis: ellipsis) ?? StyledText()
  }
}

/// A list that is open, and where the user is in it.
struct OpenList: Sendable {
  enum Content: Sendable {
    /// The page of keys.
    case keys

    /// What was found in all volumes.
    case hits(SeriesSearch)

    /// The contents of the series.
    case contents
  }

  let content: Content

  /// The selected row, or the one at the top.
  var row = 0
}

extension OpenSeries {
  /// A list that can take the place of the page, as it is now.
  func list(_ content: OpenList.Content) -> any ReaderList {
    let width = options.pageWidth(on: page.size)
    let format = PageFormat.screen(
      columns: width, pageWidth: width, usesColor: options.usesColor,
      usesASCII: options.usesASCII)
    return switch content {
    case .keys: ReaderHelp(format)
    case .hits(let search): HitList(search, format)
    case .contents: ContentsList(self, format)
    }
  }
}

extension StyledText {
  private static let mark = StyledText(Messages.selectedRow, style: .bold) + " "

  /// A row that can be chosen: one that is selected is marked, and has the accent as a whole.
  fileprivate func asChoice(isSelected: Bool, width: Int) -> StyledText {
    guard isSelected else { return indented(by: Self.mark.displayWidth) }
    let spans = (Self.mark + self).paddedAtEnd(to: width).spans
    return spans.reduce(into: StyledText()) { line, span in
      var style = Style.accent
      style.isBold = span.style.isBold
      line += StyledText(span.text, style: style)
    }
  }
}
