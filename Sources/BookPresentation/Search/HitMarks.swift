import BookCore
import DisplayText

/// A passage that a search found in a text of a volume.
struct Passage: Equatable {
  let field: SearchHit.Field

  /// Which of the passages of that text it is.
  let index: Int
}

/// What a search found in the texts of a volume, as the page of the volume marks it.
///
/// Labels and headings are not in the texts, so they are never marked.
struct HitMarks {
  /// No marks, as on a page where nothing was searched for.
  static let none = HitMarks()

  /// The texts in which something was found, in the order of the page and of the story.
  var found: [SearchHit] = []

  var current: Passage?

  /// All passages, in the order of the page.
  var passages: [Passage] {
    found.flatMap { hit in hit.passages.indices.map { Passage(field: hit.field, index: $0) } }
  }

  func contains(_ field: SearchHit.Field) -> Bool { !found.isEmpty && hit(in: field) != nil }

  func hit(in field: SearchHit.Field) -> SearchHit? { hits(in: field).first }

  /// The texts of one field in which something was found; the people of a chapter may have several.
  func hits(in field: SearchHit.Field) -> ArraySlice<SearchHit> {
    let start = found.indices.partitioningIndex { found[$0].field >= field }
    let end = (start..<found.count).partitioningIndex { found[$0].field > field }
    return found[start..<end]
  }

  /// The passages of one text.
  func passages(in field: SearchHit.Field) -> [Passage] {
    hit(in: field).map { hit in
      hit.passages.indices.map { Passage(field: field, index: $0) }
    } ?? []
  }

  /// The rows on which passages begin that are marked in some lines, by how much of what is marked
  /// comes before each.
  func rows(
    of passages: [Passage], in lines: some Sequence<StyledText>
  ) -> [(passage: Passage, row: Int)] {
    var rest = passages[...]
    var rows: [(passage: Passage, row: Int)] = []
    var ink = 0
    for (row, line) in lines.enumerated() {
      if rest.isEmpty { break }
      for hit in line.hits {
        ink += StyledText(prose: hit.text).inkCount
        while ink > 0, let passage = rest.popFirst() {
          rows.append((passage, row))
          ink -= inkCount(of: passage)
        }
      }
    }
    return rows
  }

  /// How many scalars of a passage are marked, without white space.
  private func inkCount(of passage: Passage) -> Int {
    guard let hit = hit(in: passage.field) else { return 0 }
    return hit.places[hit.passage(passage.index)].reduce(0) {
      $0 + StyledText(prose: String(hit.text[$1])).inkCount
    }
  }

  /// A text on one line, in a style of its own where it is not marked.
  func line(_ text: String, of field: SearchHit.Field, style: Style = .plain) -> StyledText {
    guard !found.isEmpty, let hit = hit(in: field) else {
      return StyledText(prose: text.onOneLine, style: style)
    }
    return hit.line(style: style, marks(in: hit, upTo: hit.text.endIndex))
  }

  /// The end of a text in which something was found, on one line.
  func line(endOf hit: SearchHit, from start: String.Index) -> StyledText {
    hit.line(style: .plain, marks(in: hit, upTo: hit.text.endIndex), from: start)
  }

  /// The lines of a text up to some end; a passage that goes on behind it is not marked.
  func lines(of text: String, upTo end: String.Index, in field: SearchHit.Field) -> [StyledText] {
    guard !found.isEmpty, let hit = hit(in: field) else {
      return String(text[..<end]).hardLines.map { StyledText(prose: $0) }
    }
    var marks = marks(in: hit, upTo: end)[...]
    return hit.text.utf8[..<end].split(separator: 0x0A, omittingEmptySubsequences: false).map {
      let line = Substring($0.last == 0x0D ? $0.dropLast() : $0)
      // Each line looks only at its own marks, however many there are.
      marks = marks.drop { $0.place.upperBound <= line.startIndex }
      return line.styled(.plain, marks, String.init)
    }
  }

  /// The marks of the passages that end before some place, words side by side with one for all.
  private func marks(in hit: SearchHit, upTo end: String.Index) -> [SearchHit.Mark] {
    var marks: [SearchHit.Mark] = []
    for (index, passage) in hit.passages.enumerated() where hit.end(of: index) <= end {
      let isCurrent = current == Passage(field: hit.field, index: index)
      let style = isCurrent ? Style.accent : .otherHit
      let firstMark = marks.count
      for place in hit.places[passage] {
        if marks.count > firstMark, let last = marks.last?.place,
          hit.text[last.upperBound..<place.lowerBound].allSatisfy(\.isWhitespace)
        {
          marks[marks.count - 1].place = last.lowerBound..<place.upperBound
        } else {
          marks.append((place, style))
        }
      }
    }
    return marks
  }
}

extension SearchHit {
  /// What has a style of its own in a text.
  typealias Mark = (place: Range<String.Index>, style: Style)

  func end(of passage: Int) -> String.Index {
    places[self.passage(passage).upperBound - 1].upperBound
  }

  /// The whole text or its end on one line, without white space at either end, in a style where it
  /// has no mark.
  func line(style: Style, _ marks: [Mark], from start: String.Index? = nil) -> StyledText {
    text[(start ?? text.startIndex)...].onOneLine(style, marks)
  }

  /// The whole text on one line, with what was found in a style of its own.
  func line(style: Style, found: Style) -> StyledText {
    line(style: style, places.map { ($0, found) })
  }
}

extension StyledText {
  /// The number of scalars that are not white space, which no line break swallows.
  fileprivate var inkCount: Int { plainText.unicodeScalars.count { !$0.properties.isWhitespace } }

  var inkBesideBookmark: Int { inkCount - (hasBookmark ? 1 : 0) }

  /// The parts that are marked as hits.
  var hits: [Span] {
    spans.dropFirst(hasBookmark ? 1 : 0).filter { $0.style == .accent || $0.style == .otherHit }
  }
}

extension Substring {
  /// The text on one line with its marks, without white space at either end.
  func onOneLine(_ style: Style, _ marks: [SearchHit.Mark]) -> StyledText {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return StyledText() }
    return self[start...end].styled(style, marks[...], \.withoutLineBreaks)
  }

  /// The text with its marks, from left to right; what is outside of it is left out.
  fileprivate func styled(
    _ style: Style, _ marks: ArraySlice<SearchHit.Mark>, _ shown: (Substring) -> String
  ) -> StyledText {
    var line = StyledText()
    var rest = self
    for mark in marks {
      if mark.place.lowerBound >= endIndex { break }
      let place = mark.place.clamped(to: rest.startIndex..<rest.endIndex)
      if place.isEmpty { continue }
      line += StyledText(prose: shown(rest[..<place.lowerBound]), style: style)
      line += StyledText(prose: shown(rest[place]), style: mark.style)
      rest = rest[place.upperBound...]
    }
    return line + StyledText(prose: shown(rest), style: style)
  }

  fileprivate var withoutLineBreaks: String {
    let isPlain = utf8.allSatisfy { (0x20...0x7E).contains($0) }
    let text = String(self)
    // In a part of a text, the search for the end of a flag goes back over all flags before it.
    return isPlain ? text : String(text.map { $0.isNewline ? " " : $0 })
  }
}
