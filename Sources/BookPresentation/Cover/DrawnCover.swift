import BookCore
import DisplayText

/// The cover of a volume, drawn with characters.
///
/// It is a decoration: nothing on it is said there alone.
package struct DrawnCover: Equatable, Sendable {
  /// The columns that it takes; with ``height``, 1 : 1.5 where a character is twice as high as
  /// wide.
  static let width = 16

  static let height = 12

  /// The columns of a page that a cover leaves enough room to the text.
  package static let minPageWidth = 64

  package static let none = DrawnCover(rows: [])

  /// The rows from top to bottom, all of them ``width`` columns wide.
  let rows: [StyledText]

  var isNone: Bool { rows.isEmpty }

  /// The cover with lines to its right, which keep their column below it; signs in their margin do
  /// not touch it.
  func beside(_ text: [StyledText], _ format: PageFormat) -> [StyledText] {
    (0..<max(rows.count, text.count)).map { row in
      let line = row < text.count ? text[row] : StyledText()
      let left = row < rows.count ? rows[row] : StyledText()
      return format.indented(line.isEmpty ? left : left.paddedAtEnd(to: Self.width + 1) + line)
    }
  }
}

extension PageFormat {
  /// The room beside a cover.
  var besideCover: PageFormat { beside(columns: DrawnCover.width) }

  /// The room beside a cover for rows with signs in their margin.
  var besideCoverAndSigns: PageFormat { beside(columns: DrawnCover.width + 1) }
}

extension DrawnCover {
  /// Draws a cover; without a picture, the title stands in its place.
  init(_ words: CoverWords, _ picture: CoverPicture?, _ colors: CoverColors) {
    func rows(_ lines: [String], _ color: Color) -> [StyledText] {
      lines.map { Self.row($0, color, on: colors) }
    }
    let heading = rows(Self.lines(words.heading, max: 2), colors.heading)
    let title = rows(Self.lines(words.title, max: picture == nil ? 5 : 3), colors.title)
    let foot = title.count > 1 ? [] : rows(Self.lines(words.foot, max: 1), colors.heading)
    let middle = picture.map { rows($0.lines, colors.ink) } ?? title
    let bottom = picture == nil ? foot : title + foot
    // The edge at the top and at the bottom; of the other rows, as many above the middle as below.
    let spare = Self.height - 2 - heading.count - middle.count - bottom.count
    func gap(_ count: Int) -> [StyledText] { rows(Array(repeating: "", count: count), colors.ink) }
    let top = Self.edge("█" + String(repeating: "▀", count: Self.innerWidth) + "█", of: colors)
    let end = Self.edge("█" + String(repeating: "▄", count: Self.innerWidth) + "█", of: colors)
    self.rows = [top] + heading + gap((spare + 1) / 2) + middle + gap(spare / 2) + bottom + [end]
  }

  private static let innerWidth = width - 2

  /// The columns for text, unless a word needs all.
  private static let textWidth = innerWidth - 2

  /// A text in a few lines, cut if it needs more.
  private static func lines(_ text: String, max count: Int) -> [String] {
    let start = text.onOneLine.excerpt(columns: (count + 1) * innerWidth).withTiedWords
    guard !start.isEmpty else { return [] }
    let widest = start.split(separator: " ").reduce(textWidth) { max($0, $1.displayWidth) }
    let width = min(widest, innerWidth)
    var lines = StyledText(start).wrapped(to: width)
    if lines.count > count {
      lines = Array(lines.prefix(count))
      lines[count - 1] = (lines[count - 1] + "…").truncated(to: width)
    }
    return lines.map { $0.plainText.withPlainSpaces }
  }

  /// A row of the cover with something in its middle.
  private static func row(_ text: String, _ color: Color, on colors: CoverColors) -> StyledText {
    let spare = innerWidth - text.displayWidth
    let left = spare / 2
    let style = Style(isBold: true, foreground: color, background: colors.ground)
    return edge("▌", of: colors)
      + StyledText(.spaces(left) + text + .spaces(spare - left), style: style)
      + edge("▐", of: colors)
  }

  private static func edge(_ blocks: String, of colors: CoverColors) -> StyledText {
    StyledText(blocks, style: Style(foreground: colors.edge, background: colors.ground))
  }
}

extension String {
  private static let noBreakSpace: Character = "\u{a0}"

  /// The text with words in lower case, such as `of the`, tied to the word that follows.
  fileprivate var withTiedWords: String {
    split(separator: " ").reduce(into: "") { text, word in
      if let last = text.last, last != Self.noBreakSpace { text += " " }
      text += word
      if word.first?.isLowercase == true { text.append(Self.noBreakSpace) }
    }
  }

  fileprivate var withPlainSpaces: String { String(map { $0 == Self.noBreakSpace ? " " : $0 }) }
}

/// What stands on a cover.
struct CoverWords: Equatable {
  /// The name of the series, or the author.
  let heading: String

  /// The rest of the title.
  let title: String

  /// The author if there is room, unless that is the heading; empty for nothing.
  let foot: String

  /// Chooses the words, given what the titles of the series begin with; a title that does not is
  /// the name itself.
  init(of book: Book, sharedBeginning shared: String) {
    let name = book.title.begins(with: shared) ? shared.seriesName : ""
    if name.isEmpty {
      heading = book.author
      title = book.title
      foot = ""
    } else {
      // Capitals are for ASCII alone: other scripts have none, or rules for them.
      heading = name.utf8.allSatisfy { $0 < 0x80 } ? name.uppercased() : name
      title = book.title.dropping(shared)
      foot = book.author
    }
  }
}
