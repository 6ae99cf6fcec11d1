/// The styled parts of a text, from left to right.
///
/// Few lines have more than one, so the first needs no list. Neighbours of the same style are
/// merged.
struct StyleRuns: Equatable, Sendable {
  private struct Run: Equatable, Sendable {
    var range: Range<Int>
    var style: Style
  }

  /// The first styled part, in UTF-8 offsets, or an empty one if the whole text is plain.
  private var first = Run(range: 0..<0, style: .plain)

  private var others: [Run] = []

  /// Creates the runs of a text in one style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - length: The UTF-8 length of the text.
  init(_ style: Style = .plain, length: Int = 0) {
    append(style, at: 0..<length)
  }

  /// Whether no part of the text has a style.
  var isPlain: Bool {
    first.range.isEmpty
  }

  /// The style of the text at an offset.
  func style(at offset: Int) -> Style {
    if first.range.contains(offset) { return first.style }
    return others.first { $0.range.contains(offset) }?.style ?? .plain
  }

  /// Appends the runs of another text, which starts at an offset.
  mutating func append(_ other: StyleRuns, at offset: Int) {
    if other.isPlain { return }
    append(other.first.style, at: other.first.range.moved(by: offset))
    for run in other.others { append(run.style, at: run.range.moved(by: offset)) }
  }

  /// The runs of a part of the text.
  ///
  /// It takes no longer for the last line of a long text than for the first.
  func slice(at range: Range<Int>) -> StyleRuns {
    var slice = StyleRuns()
    slice.append(first, clampedTo: range)
    for run in others[indexOfOther(endingAfter: range.lowerBound)...] {
      if run.range.lowerBound >= range.upperBound { break }
      slice.append(run, clampedTo: range)
    }
    return slice
  }

  /// Visits every part of a text from left to right, plain ones included.
  ///
  /// - Parameters:
  ///   - length: The UTF-8 length of the text.
  ///   - visit: Takes the range of a part and its style.
  func forEach(in length: Int, _ visit: (Range<Int>, Style) -> Void) {
    var end = 0
    func pass(_ run: Run) {
      if end < run.range.lowerBound { visit(end..<run.range.lowerBound, .plain) }
      if !run.range.isEmpty { visit(run.range, run.style) }
      end = run.range.upperBound
    }
    pass(first)
    others.forEach(pass)
    pass(Run(range: length..<length, style: .plain))
  }
}

extension StyleRuns {
  /// The index of the first of the other runs that ends after an offset, found by halving them.
  private func indexOfOther(endingAfter offset: Int) -> Int {
    var candidates = others.indices
    while let middle = candidates.middle {
      let isBefore = others[middle].range.upperBound <= offset
      candidates = isBefore ? middle + 1..<candidates.upperBound : candidates.lowerBound..<middle
    }
    return candidates.lowerBound
  }

  private mutating func append(_ run: Run, clampedTo range: Range<Int>) {
    append(run.style, at: run.range.clamped(to: range).moved(by: -range.lowerBound))
  }

  private mutating func append(_ style: Style, at range: Range<Int>) {
    if range.isEmpty || style == .plain { return }
    if isPlain {
      first = Run(range: range, style: style)
    } else if !extendLast(over: range, style) {
      others.append(Run(range: range, style: style))
    }
  }

  private mutating func extendLast(over range: Range<Int>, _ style: Style) -> Bool {
    let last = others.last ?? first
    guard last.style == style, last.range.upperBound == range.lowerBound else { return false }
    let whole = last.range.lowerBound..<range.upperBound
    if others.isEmpty { first.range = whole } else { others[others.count - 1].range = whole }
    return true
  }
}

extension Range<Int> {
  /// The number in the middle, or nil if there is none.
  fileprivate var middle: Int? {
    isEmpty ? nil : lowerBound + count / 2
  }

  fileprivate func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
