import DisplayText

extension ScreenPicture {
  /// A part of the picture in one colour.
  struct Rectangle: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var color = RGBColor.pictureLetters
    var opacity = 1.0

    func filled(with color: RGBColor) -> Rectangle {
      var filled = self
      filled.color = color
      return filled
    }

    /// The part of a cell that a block covers.
    func part(_ block: BlockElement) -> Rectangle {
      Rectangle(
        x: x + block.left * width, y: y + block.top * height, width: block.width * width,
        height: block.height * height, color: color, opacity: block.opacity)
    }

    var svg: String {
      let place =
        "x=\"\(x.inSVG)\" y=\"\(y.inSVG)\" width=\"\(width.inSVG)\" height=\"\(height.inSVG)\""
      let opacity = opacity < 1 ? " fill-opacity=\"\(opacity.inSVG)\"" : ""
      return "<rect \(place) fill=\"\(color.inSVG)\"\(opacity)/>"
    }
  }

  /// Some text in one style.
  struct Words {
    var text: String
    let style: Style
    var place: Rectangle

    var svg: String {
      var look = style.isBold ? " font-weight=\"bold\"" : ""
      if style.isDim { look += " fill-opacity=\"\(Style.picturedFaintness.inSVG)\"" }
      let color = style.picturedLetters
      if color != .pictureLetters { look += " fill=\"\(color.inSVG)\"" }
      // The letters of most fonts stand on a line at three quarters of the height.
      let baseline = place.y + place.height * 0.75
      return """
        <text x="\(place.x.inSVG)" y="\(baseline.inSVG)" textLength="\(place.width.inSVG)" \
        lengthAdjust="spacingAndGlyphs"\(look)>\(text.inSVG)</text>
        """
    }
  }
}

extension [ScreenPicture.Rectangle] {
  /// Appends a rectangle, or widens the last one by it.
  mutating func append(joining next: Element) {
    guard var last, last.x + last.width == next.x else { return append(next) }
    last.width += next.width
    var expected = next
    (expected.x, expected.width) = (last.x, last.width)
    if last == expected { self[count - 1] = last } else { append(next) }
  }

  /// The same rectangles, those that are as wide as the one above them being one with it.
  var joinedVertically: [Element] {
    reduce(into: []) { joined, next in
      let above = joined.lastIndex {
        $0.x == next.x && $0.width == next.width && $0.y + $0.height == next.y
          && $0.color == next.color && $0.opacity == next.opacity
      }
      if let above { joined[above].height += next.height } else { joined.append(next) }
    }
  }
}

extension [ScreenPicture.Words] {
  /// Appends a Character, to the last piece if it stands beside it or one space away.
  mutating func append(joining next: Element) {
    guard let last, last.style == next.style, last.place.y == next.place.y
    else { return append(next) }
    let gap = next.place.x - last.place.x - last.place.width
    guard gap <= ScreenPicture.cellWidth else { return append(next) }
    self[count - 1].text += (gap > 0 ? " " : "") + next.text
    self[count - 1].place.width += gap + next.place.width
  }
}

/// A Character that covers a part of its cell, all measures being parts of a whole cell.
struct BlockElement {
  var left = 0.0
  var top = 0.0
  var width = 1.0
  var height = 1.0
  var opacity = 1.0

  init?(_ text: String) {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
    let eighths = Double(scalar.value & 7)
    switch scalar {
    case "─": (top, height) = (0.47, 0.06)
    case "━": (top, height) = (0.39, 0.22)
    case "▀": height = 0.5
    case "▁"..."▇": (top, height) = (1 - eighths / 8, eighths / 8)
    case "█": break
    case "▉"..."▏": width = 1 - eighths / 8
    case "▐": (left, width) = (0.5, 0.5)
    case "░": opacity = 0.25
    case "▒": opacity = 0.5
    case "▓": opacity = 0.75
    default: return nil
    }
  }
}

// MARK: - Colours and marks

extension Style {
  /// How much of what is faint can be seen.
  static let picturedFaintness = 0.65

  /// What is behind the text, or nil where the picture's own ground is.
  var picturedGround: RGBColor? {
    isReversed ? foreground?.mixture ?? .pictureLetters : background?.mixture
  }

  var picturedLetters: RGBColor {
    isReversed ? background?.mixture ?? .pictureGround : foreground?.mixture ?? .pictureLetters
  }
}

extension RGBColor {
  static let pictureGround = RGBColor(hex: 0x161b22)

  /// The colour of text that has none of its own.
  static let pictureLetters = RGBColor(hex: 0xe6edf3)

  fileprivate init(hex: Int) {
    self.init(red: UInt8(hex >> 16 & 0xff), green: UInt8(hex >> 8 & 0xff), blue: UInt8(hex & 0xff))
  }

  var inSVG: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension Double {
  var inSVG: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension String {
  /// The text without anything that means something in SVG.
  var inSVG: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
