import BookCore
import DisplayText

/// The page of keys.
package enum KeyHelp {
  package static let keys = Messages.keys

  /// Its number in a search, which no volume has.
  static let volume = 0

  /// What a search looks through: the text of each row.
  static var texts: [String] { keys.map(text) }

  private static func text(_ keys: String, _ meaning: String) -> String { "\(keys) \(meaning)" }

  /// A row for each line of keys, in which something was found.
  static func sections(_ format: PageFormat, _ marks: HitMarks) -> [ToldSection] {
    let keyWidth = keys.map(\.keys.displayWidth).max() ?? 0
    return keys.enumerated().map { index, row in
      // As if each row were the title of a chapter.
      let field = SearchHit.Field(.chapterTitle, chapter: index + 1)
      let text = marks.line(text(row.keys, row.meaning), of: field)
      let keyEnd = row.keys.utf8.count
      let keys = text.slice(at: 0..<keyEnd).bold
      let meaning = text.slice(at: keyEnd + 1..<text.plainText.utf8.count)
      let lines = (keys.paddedAtEnd(to: keyWidth + 2) + meaning)
        .wrapped(to: format.textWidth, hangingIndent: keyWidth + 2).map(format.indented)
      return ToldSection(
        section: TextSection(volume: volume, chapter: index),
        parts: [StoryPart(volume: volume, field: field, lines: lines)], isSetOff: false)
    }
  }
}

extension StyledText {
  /// The text in bold, but for what has a style of its own.
  fileprivate var bold: StyledText {
    spans.reduce(into: StyledText()) { text, span in
      text += StyledText(span.text, style: span.style == .plain ? .bold : span.style)
    }
  }
}
