package import BookCore
import DisplayText

extension Page {
  /// What a search found: first who or what is called so, then the rest by volume; how much that is,
  /// and what to type next, which is all if nothing was found.
  ///
  /// Each volume has its number and title, followed by each text with a match: where it is, and the
  /// whole of it or, if it may be long, the words around the match. A match in the title is marked
  /// there.
  package static func search(
    _ findings: SearchFindings, next: Page = Page(), format: PageFormat
  ) -> Page {
    if findings.isEmpty { return next }
    let layout = SearchLayout(findings, format: format.wide)
    var page = Page()
    page.append(findings.called.flatMap(layout.rows))
    for result in findings.results { page.append(layout.rows(of: result)) }
    let hits = Messages.hitUnit.count(findings.hits.count)
    let volumes = Messages.volumeUnit.count(findings.volumeCount)
    page.append(format.wide.lines(StyledText("\(hits) in \(volumes)")) + next.lines)
    return page
  }
}

/// How the results of a search share the columns of a page.
///
/// Numbers, labels and texts have a column each. If that leaves too little room for a text, it goes
/// below its label.
private struct SearchLayout {
  /// The columns that a text needs beside its label.
  private static let minTextWidth = 20

  private static let gap = 2

  private let format: PageFormat
  private let numberWidth: Int
  private let labelWidth: Int

  init(_ findings: SearchFindings, format: PageFormat) {
    self.format = format
    var (numberWidth, labelWidth) = (0, 0)
    for called in findings.called { labelWidth = max(labelWidth, called.label.displayWidth) }
    for result in findings.results {
      numberWidth = max(numberWidth, String(result.volume).displayWidth)
      for hit in result.hits where hit.field.kind != .title {
        labelWidth = max(labelWidth, hit.field.label.displayWidth)
      }
    }
    (self.numberWidth, self.labelWidth) = (numberWidth, labelWidth)
  }

  func rows(of called: SearchFindings.Called) -> [Row] {
    lines(of: called.hit, label: called.label).map(format.indented)
      .rows(at: called.entry.anchor, isChoice: true)
  }

  /// The title of a volume, and a row or more for each other hit in it.
  func rows(of result: SearchResult) -> [Row] {
    let volume = result.volume
    let hasTitle = result.hits.contains { $0.field.kind == .title }
    var rows = heading(result).map(format.indented)
      .rows(at: .volume(volume), isChoice: hasTitle)
    for (index, hit) in result.hits.enumerated() where hit.field.kind != .title {
      rows += lines(of: hit, label: hit.field.label).map(format.indented)
        .rows(at: .hit(index, volume: volume), isChoice: true)
    }
    return rows
  }

  private var labelColumn: Int { numberWidth + Self.gap }
  private var textColumn: Int { labelColumn + labelWidth + Self.gap }

  private func heading(_ result: SearchResult) -> [StyledText] {
    let number = StyledText(String(result.volume))
    let hit = result.hits.first { $0.field.kind == .title }
    let title =
      hit?.line(style: .bold, found: .accent)
      ?? StyledText(prose: result.title.onOneLine, style: .bold)
    return (number.paddedAtStart(to: numberWidth) + Self.space + title)
      .wrapped(to: format.textWidth, hangingIndent: labelColumn)
  }

  private func lines(of hit: SearchHit, label: String) -> [StyledText] {
    let label = StyledText(label)
    let room = format.textWidth - textColumn
    guard room < Self.minTextWidth else {
      return text(of: hit, width: room)
        .hanging(behind: label.indented(by: labelColumn), column: textColumn)
    }
    let rows = text(of: hit, width: format.textWidth - Self.gap)
    return [label.truncated(to: format.textWidth, ellipsis: format.ellipsis)]
      + rows.map { $0.indented(by: Self.gap) }
  }

  /// What is shown of a text: a short one is whole, so that it can be recognized.
  private func text(of hit: SearchHit, width: Int) -> [StyledText] {
    hit.field.kind.isShort
      ? hit.line(style: .plain, found: .accent).wrapped(to: width)
      : [hit.excerpt(width: width, ellipsis: format.ellipsis)]
  }

  private static let space = StyledText(.spaces(gap))
}

extension SearchFindings.Called {
  /// What stands before the line: its kind, and the chapter that told it.
  fileprivate var label: String {
    let chapter = entry.lines[entry.lines.count - 1].chapter
    return "\(hit.field.kind.label), \(Messages.place(of: chapter, inVolume: volume))"
  }
}
