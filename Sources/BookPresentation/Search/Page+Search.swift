package import BookCore
import DisplayText

extension Page {
  /// What a search found, grouped by volume, how much that is, and what to type next, which is all
  /// if nothing was found.
  ///
  /// Each volume has its number and title, followed by each text with a match: where it is, and the
  /// whole of it or, if it may be long, the words around the match. A match in the title is marked
  /// there.
  package static func search(
    _ results: [SearchResult], next: Page = Page(), format: PageFormat
  ) -> Page {
    if results.isEmpty { return next }
    let layout = SearchLayout(results, format)
    var page = Page()
    for result in results { page.append(layout.rows(of: result)) }
    page.append(layout.count(of: results).rows() + next.rows)
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

  init(_ results: [SearchResult], _ format: PageFormat) {
    self.format = format
    var (numberWidth, labelWidth) = (0, 0)
    for result in results {
      numberWidth = max(numberWidth, String(result.volume).displayWidth)
      for hit in result.hits where hit.field.kind != .title {
        labelWidth = max(labelWidth, hit.field.label.displayWidth)
      }
    }
    (self.numberWidth, self.labelWidth) = (numberWidth, labelWidth)
  }

  /// The title of a volume, and a row or more for each other hit in it, which lead to where the hit
  /// stands.
  func rows(of result: SearchResult) -> [Row] {
    let volume = result.volume
    let title = result.hits.first { $0.field.kind == .title }
    var rows = heading(result).map(format.indented)
      .rows(at: .volume(volume), to: title?.target(in: volume))
    for (index, hit) in result.hits.enumerated() where hit.field.kind != .title {
      rows += lines(of: hit).map(format.indented)
        .rows(at: .hit(index, volume: volume), to: hit.target(in: volume))
    }
    return rows
  }

  func count(of results: [SearchResult]) -> [StyledText] {
    let hits = results.reduce(0) { $0 + $1.hits.count }
    return StyledText(Messages.hits(hits, inVolumes: results.count))
      .wrapped(to: format.textWidth).map(format.indented)
  }
}

extension SearchLayout {
  private var labelColumn: Int { numberWidth + Self.gap }
  private var textColumn: Int { labelColumn + labelWidth + Self.gap }

  private func heading(_ result: SearchResult) -> [StyledText] {
    let number = StyledText(String(result.volume))
    let hit = result.hits.first { $0.field.kind == .title }
    // The title is bold anyway, so what was found in it is underlined as in the interactive reader.
    let title =
      hit?.line(style: .bold, found: Style(isBold: true, isUnderlined: true))
      ?? StyledText(prose: result.title.onOneLine, style: .bold)
    return (number.paddedAtStart(to: numberWidth) + Self.space + title)
      .wrapped(to: format.textWidth, hangingIndent: labelColumn)
  }

  private func lines(of hit: SearchHit) -> [StyledText] {
    let label = StyledText(hit.field.label)
    let room = format.textWidth - textColumn
    guard room < Self.minTextWidth else {
      let beginning = label.paddedAtEnd(to: labelWidth).indented(by: labelColumn) + Self.space
      let margin = StyledText(.spaces(textColumn))
      return text(of: hit, width: room).enumerated().map { row, line in
        (row == 0 ? beginning : margin) + line
      }
    }
    let rows = text(of: hit, width: format.textWidth - Self.gap)
    return [label.truncated(to: format.textWidth, ellipsis: format.ellipsis)]
      + rows.map { $0.indented(by: Self.gap) }
  }

  /// What is shown of a text: a short one is whole, so that it can be recognized.
  private func text(of hit: SearchHit, width: Int) -> [StyledText] {
    hit.field.kind.traits.isShort
      ? hit.line(style: .plain, found: .bold).wrapped(to: width)
      : [Excerpt(hit, ellipsis: format.ellipsis).line(width: width)]
  }

  private static let space = StyledText(.spaces(gap))
}

extension SearchHit {
  /// The screen that has the text, and where.
  fileprivate func target(in volume: Int) -> Target {
    let chapter = field.chapter.map { Anchor.chapter($0, volume: volume) }
    return switch field.kind {
    case .title, .otherTitle, .author: Target(topic: .volume(volume), anchor: .section(.facts))
    case .dedication: Target(topic: .volume(volume), anchor: .section(.dedication))
    case .summary: Target(topic: .volume(volume), anchor: .section(.summary))
    case .chapterTitle: Target(topic: .volume(volume), anchor: chapter)
    case .chapterSummary: Target(topic: .story(volume), anchor: chapter)
    case .person: Target(topic: .person(personName ?? ""), anchor: chapter)
    case .story: Target(topic: .story(volume), anchor: .volume(volume))
    }
  }
}
