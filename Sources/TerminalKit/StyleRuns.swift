/// Which style each part of a text has.
///
/// Nearly every line has one style, so only the places where it changes take a list. Neighbours
/// that look alike are one run.
struct StyleRuns: Equatable, Sendable {
  private struct Change: Equatable, Sendable {
    let offset: Int
    let style: Style
  }

  /// The style of the text up to the first change.
  private var first: Style

  /// Where another style begins, in UTF-8 offsets from left to right.
  private var changes: [Change] = []

  /// Creates a single run.
  ///
  /// - Parameter style: The style of the whole text.
  init(_ style: Style) {
    first = style
  }

  /// The style of the beginning.
  var firstStyle: Style {
    first
  }

  /// The style of the end.
  var lastStyle: Style {
    changes.last?.style ?? first
  }

  /// Whether no part of the text has a style.
  var isPlain: Bool {
    changes.isEmpty && first == .plain
  }

  /// Adds the runs of another text, which begins where this one ends.
  mutating func append(_ other: StyleRuns, at offset: Int) {
    append(Change(offset: offset, style: other.first))
    for change in other.changes {
      append(Change(offset: offset + change.offset, style: change.style))
    }
  }

  /// The runs of a part of the text that is not empty.
  func slice(at range: Range<Int>) -> StyleRuns {
    var part = StyleRuns(first)
    for change in changes where change.offset < range.upperBound {
      if change.offset <= range.lowerBound {
        part.first = change.style
      } else {
        part.changes.append(
          Change(offset: change.offset - range.lowerBound, style: change.style))
      }
    }
    return part
  }

  /// Visits the runs of a text from left to right.
  ///
  /// - Parameters:
  ///   - length: The UTF-8 length of the text, at least 1.
  ///   - visit: Takes the place of a run and its style.
  func forEach(in length: Int, _ visit: (Range<Int>, Style) -> Void) {
    var (start, style) = (0, first)
    for change in changes {
      visit(start..<change.offset, style)
      (start, style) = (change.offset, change.style)
    }
    visit(start..<length, style)
  }
}

extension StyleRuns {
  private mutating func append(_ change: Change) {
    if change.style != lastStyle { changes.append(change) }
  }
}
