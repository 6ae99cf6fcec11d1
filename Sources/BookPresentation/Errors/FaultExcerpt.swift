package import BookCore
package import DisplayText

/// The line of a data file that holds an error, with a caret under the place.
///
///     FaultExcerpt(fault.excerpt).lines(PageFormat(width: 80, usesColor: false))
///     //   "wiki": "https://example.org/emma" "chapters": []
///     //                                      ^
package struct FaultExcerpt: Sendable {
  private static let caret = StyledText("^", style: .bold)

  private let before: StyledText
  private let after: StyledText
  private let excerpt: TextExcerpt

  /// Creates an excerpt that can be laid out.
  ///
  /// - Parameter excerpt: The text around the place.
  package init(_ excerpt: TextExcerpt) {
    self.excerpt = excerpt
    // The indentation has nothing to do with the error.
    before = StyledText(String(excerpt.before.drop(while: \.isWhitespace)))
    after = StyledText(excerpt.after.withoutWhiteSpaceAtEnd)
  }

  /// The line and the caret.
  ///
  /// - Parameter format: The available room; a wider line becomes a window around the place.
  /// - Returns: Two lines, or none if the line is empty.
  package func lines(_ format: PageFormat) -> [StyledText] {
    guard !before.isEmpty || !after.isEmpty else { return [] }
    // After a line that is too short, the caret needs a column of its own.
    let room = max(2, format.textWidth)
    let end = end(in: room / 2, format)
    let start = start(in: room - max(1, end.displayWidth), format)
    let window = start + self.end(in: room - start.displayWidth, format)
    return [window, Self.caret.indented(by: start.displayWidth)].map(format.indented)
  }
}

extension FaultExcerpt {
  /// As much of the text before the place as fits.
  private func start(in room: Int, _ format: PageFormat) -> StyledText {
    if !excerpt.isCutBefore, before.displayWidth <= room { return before }
    // With room for nothing but an ellipsis, the text says more.
    let mark = StyledText(format.ellipsis)
    let ellipsis = mark.displayWidth < room ? mark : StyledText()
    var left = room - ellipsis.displayWidth
    let ending = before.plainText.reversed().prefix {
      left -= $0.displayWidth
      return left >= 0
    }
    return room > 0 ? ellipsis + StyledText(String(ending.reversed())) : StyledText()
  }

  /// As much of the text from the place on as fits.
  private func end(in room: Int, _ format: PageFormat) -> StyledText {
    (excerpt.isCutAfter ? after + StyledText(format.ellipsis) : after)
      .truncated(to: room, ellipsis: format.ellipsis)
  }
}

extension String {
  fileprivate var withoutWhiteSpaceAtEnd: String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }
}
