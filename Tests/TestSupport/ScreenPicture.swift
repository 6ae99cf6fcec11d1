import DisplayText

/// A picture of what a terminal shows, as SVG.
///
/// It brings its own dark ground, so that it looks the same on a light page and on a dark one. Text
/// stays text, stretched to its columns whatever the font of the browser is. Blocks and lines are
/// drawn as rectangles, since letters would leave gaps between them.
///
/// Several screens are shown in turn, without a script. Where nothing moves, as on paper or where a
/// reader wants it so, the first of them is the picture.
package struct ScreenPicture {
  static let cellWidth = 9.0
  private static let cellHeight = 18.0
  private static let margin = 18.0
  private static let titleHeight = 40.0

  /// How long each of several screens is shown, in seconds.
  private static let pause = 2.5

  private typealias Cells = [[EmulatedScreen.Cell]]

  private let title: String
  private let description: String
  private let frames: [Cells]

  /// Takes a picture without the empty rows at the end, or several that are shown in turn, with
  /// what was typed as its title, and with words for those who cannot see it.
  package init(title: String, description: String, of screens: [EmulatedScreen]) {
    self.title = title
    self.description = description
    let end = screens.flatMap { screen in screen.rows.indices.filter { !screen.rows[$0].isEmpty } }
    let height = end.max().map { $0 + 1 } ?? 0
    frames = screens.map { Array($0.cells[..<height]) }
  }

  /// The whole file.
  package var svg: String {
    let rows = frames.first ?? []
    let width = Double(rows.first?.count ?? 0) * Self.cellWidth + 2 * Self.margin
    let height = Self.titleHeight + Double(rows.count) * Self.cellHeight + Self.margin
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
      \(frames.count == 1 ? Self.svg(of: frames[0]) : movingFrames)
      </svg>

      """
  }
}

extension ScreenPicture {
  /// The frames in turn, each of them visible for its part of the time.
  private var movingFrames: String {
    let share = 100 / Double(frames.count)
    let groups = frames.enumerated().map { index, cells in
      """
      <g class="frame" style="animation-delay: \((Double(index) * Self.pause).inSVG)s">
      \(Self.svg(of: cells))
      </g>
      """
    }
    return """
      <style>
      .frame { visibility: hidden; \
      animation: turn \((Double(frames.count) * Self.pause).inSVG)s step-end infinite }
      .frame:first-of-type { visibility: visible }
      .frame + .frame { visibility: hidden }
      @keyframes turn { 0% { visibility: visible } \(share.inSVG)%, 100% { visibility: hidden } }
      @media (prefers-reduced-motion: reduce) { .frame { animation: none } }
      @media print { .frame { animation: none } }
      </style>
      \(groups.joined(separator: "\n"))
      """
  }

  private static func svg(of cells: Cells) -> String {
    """
    <g shape-rendering="crispEdges">
    \(rectangles(of: cells).map(\.svg).joined(separator: "\n"))
    </g>
    <g fill="\(RGBColor.pictureLetters.inSVG)">
    \(words(of: cells).map(\.svg).joined(separator: "\n"))
    </g>
    """
  }

  /// What is behind the cells, and then the blocks on them.
  private static func rectangles(of cells: Cells) -> [Rectangle] {
    var grounds: [Rectangle] = []
    var blocks: [Rectangle] = []
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() {
        let place = rectangle(row: row, column: column)
        if let color = cell.style.picturedGround {
          grounds.append(joining: place.filled(with: color))
        }
        if let block = BlockElement(cell.text) {
          var part = place.part(block).filled(with: cell.style.picturedLetters)
          if cell.style.isDim { part.opacity *= Style.picturedFaintness }
          blocks.append(joining: part)
        }
      }
    }
    return grounds.joinedVertically + blocks.joinedVertically
  }

  /// The text, in pieces without blocks and wide gaps.
  private static func words(of cells: Cells) -> [Words] {
    var words: [Words] = []
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() where cell.isText {
        var place = rectangle(row: row, column: column)
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
