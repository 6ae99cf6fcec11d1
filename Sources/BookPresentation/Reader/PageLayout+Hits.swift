import BookCore
import TerminalKit

extension PageLayout {
  /// A row of the page with the hits on it marked.
  ///
  /// - Parameters:
  ///   - row: The row, counted from 0.
  ///   - hits: What was found in the whole page.
  ///   - current: The hit that the reader is at.
  /// - Returns: The line with its hits in reverse, and a sign in the margin, where there is one,
  ///   so that they can be told without any style.
  func line(at row: Int, marking hits: [TextHit], current: TextHit?) -> StyledText {
    let line = lines[row]
    var text = line.text
    var sign: String?
    let shown = line.place.character..<line.place.character + line.text.inkCount
    for hit in hits
    where hit.section == line.place.section && hit.characters.overlaps(shown) {
      let range = line.text.bytes(
        ofInk: hit.characters.lowerBound - line.place.character..<hit.characters.upperBound
          - line.place.character)
      text = text.marked(at: range, Style(isBold: hit == current, isReversed: true))
      sign = hit == current ? Words.currentHit : sign ?? Words.otherHit
    }
    guard let sign, line.text.plainText.utf8.first == UInt8(ascii: " ") else { return text }
    return text.replacingMargin(with: sign)
  }
}

extension StyledText {
  /// The UTF-8 offsets of some scalars with ink, and of the white space between them.
  fileprivate func bytes(ofInk range: Range<Int>) -> Range<Int> {
    var ink = 0
    var offset = 0
    var bytes: Range<Int>?
    for scalar in plainText.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if !scalar.properties.isWhitespace {
        if range.contains(ink) { bytes = (bytes?.lowerBound ?? offset)..<end }
        ink += 1
      }
      offset = end
    }
    return bytes ?? 0..<0
  }

  fileprivate func replacingMargin(with sign: String) -> StyledText {
    StyledText(sign, style: .bold) + slice(at: 1..<plainText.utf8.count)
  }
}
