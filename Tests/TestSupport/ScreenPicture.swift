import DisplayText

/// A picture of what a terminal shows, as SVG.
///
/// It brings its own dark ground, so that it looks the same on a light page and on a dark one. Text
/// stays text, stretched to its columns whatever the font of the browser is. Blocks and lines are
/// drawn as rectangles, since letters would leave gaps between them.
package struct ScreenPicture {
  static let cellWidth = 9.0
  private static let cellHeight = 18.0
  private static let margin = 18.0
  private static let titleHeight = 40.0

  private let title: String
  private let description: String
  private let cells: [[EmulatedScreen.Cell]]

  /// Takes a picture without the empty rows at the end, with what was typed as its title, and
  /// with words for those who cannot see it.
  package init(title: String, description: String, of screen: EmulatedScreen) {
    self.title = title
    self.description = description
    let end = screen.rows.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    cells = Array(screen.cells[..<end])
  }

  /// The whole file.
  package var svg: String {
    let width = Double(cells.first?.count ?? 0) * Self.cellWidth + 2 * Self.margin
    let height = Self.titleHeight + Double(cells.count) * Self.cellHeight + Self.margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.inSVG)" height="\(height.inSVG)" \
      viewBox="0 0 \(width.inSVG) \(height.inSVG)" role="img" aria-labelledby="title description" \
      font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" \
      font-size="15">
      <title id="title">\(title.inSVG)</title>
      <desc id="description">\(description.inSVG)</desc>
      <rect x="0.5" y="0.5" width="\((width - 1).inSVG)" height="\((height - 1).inSVG)" rx="10" \
      fill="\(RGBColor.pictureGround.inSVG)" stroke="#3d444d"/>
      <text x="\((width / 2).inSVG)" y="25" text-anchor="middle" font-size="13" \
      fill="#9198a1">\(title.inSVG)</text>
      <g shape-rendering="crispEdges">
      \(rectangles.map(\.svg).joined(separator: "\n"))
      </g>
      <g fill="\(RGBColor.pictureLetters.inSVG)">
      \(words.map(\.svg).joined(separator: "\n"))
      </g>
      </svg>

      """
  }
}

extension ScreenPicture {
  /// What is behind the cells, and then the blocks on them.
  private var rectangles: [Rectangle] {
    var grounds: [Rectangle] = []
    var blocks: [Rectangle] = []
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() {
        let place = Self.rectangle(row: row, column: column)
        if let color = cell.style.picturedGround {
          grounds.append(joining: place.filled(with: color))
        }
        if let block = BlockElement(cell.text) {
          let part = place.part(block).filled(with: cell.style.picturedLetters)
          blocks.append(joining: part)
        }
      }
    }
    return grounds.joinedVertically + blocks.joinedVertically
  }

  /// The text, in pieces without blocks and wide gaps.
  private var words: [Words] {
    var words: [Words] = []
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() where cell.isText {
        var place = Self.rectangle(row: row, column: column)
        place.width *= Double(cell.text.displayWidth)
        words.append(joining: Words(text: cell.text, style: cell.style, place: place))
      }
    }
    return words
  }

  private static func rectangle(row: Int, column: Int) -> Rectangle {
    Rectangle(
      x: margin + Double(column) * cellWidth, y: titleHeight + Double(row) * cellHeight,
      width: cellWidth, height: cellHeight)
  }
}

extension EmulatedScreen.Cell {
  /// Whether there is something to read, and not a gap or a block.
  fileprivate var isText: Bool { text != " " && !text.isEmpty && BlockElement(text) == nil }
}
