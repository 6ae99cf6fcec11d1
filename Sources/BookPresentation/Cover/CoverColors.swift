import BookCore
import DisplayText
import TerminalKit

/// The colours of a cover as a terminal shows them.
///
/// Words can always be read: what does not stand out from the ground is white or black instead. The
/// cover itself can be told from the terminal by its edge.
struct CoverColors {
  /// The contrast to the ground below which text is hard to read.
  static let minContrast = 4.5

  /// Grounds that can be told from each other, with an ink for each, for books without a picture.
  ///
  /// They are chosen among the colours with an index, so that they look the same in 24 bits.
  private static let pairs: [(ground: UInt8, ink: UInt8)] = [
    (18, 189), (88, 223), (22, 193), (54, 225), (94, 230), (23, 195), (238, 254),
  ]

  let ground: Color

  /// The hue of the ground, in a tone that stands out in every theme: the colour of the edge, and
  /// of what stands for the volume elsewhere; nil in sixteen colours, none of which would.
  let hue: Color?

  let ink: Color

  /// The colour of the words above the picture.
  let heading: Color

  let title: Color

  /// Chooses the colours of a cover, or those of a place in the series if there is none.
  init(_ cover: Cover?, volume: Int, depth: ColorDepth) {
    if let cover {
      self.init(ground: RGBColor(cover.ground), ink: RGBColor(cover.ink), depth: depth)
    } else {
      let pair = Self.pairs[(volume - 1) % Self.pairs.count]
      self.init(ground: RGBColor(index: pair.ground), ink: RGBColor(index: pair.ink), depth: depth)
    }
  }

  /// Chooses the colours that are nearest to a ground and an ink.
  init(ground: RGBColor, ink: RGBColor, depth: ColorDepth) {
    switch depth {
    case .sixteen:
      // White on black can be read in every theme; of the other pairs, none can.
      self.ground = .palette(.black)
      hue = nil
      self.ink = .palette(ground.brightHue)
      heading = .palette(.white)
      title = .palette(.white)
    case .indexed:
      hue = .indexed(ground.distinctTone.nearestIndex { $0.isDistinct })
      let (ground, ink) = (ground.nearestIndex(), ink.nearestIndex())
      let title: UInt8 = RGBColor.white.isReadable(on: RGBColor(index: ground)) ? 231 : 16
      self.ground = .indexed(ground)
      self.title = .indexed(title)
      self.ink = .indexed(
        RGBColor(index: ink).isReadable(on: RGBColor(index: ground)) ? ink : title)
      heading = self.ink
    case .full:
      hue = .rgb(ground.distinctTone)
      let title = RGBColor.white.isReadable(on: ground) ? RGBColor.white : .black
      self.ground = .rgb(ground)
      self.title = .rgb(title)
      self.ink = .rgb(ink.isReadable(on: ground) ? ink : title)
      heading = self.ink
    }
  }
}

extension RGBColor {
  fileprivate init(_ color: Cover.Color) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }

  fileprivate static let black = RGBColor(red: 0, green: 0, blue: 0)
  fileprivate static let white = RGBColor(red: 255, green: 255, blue: 255)

  fileprivate func isReadable(on ground: RGBColor) -> Bool {
    contrast(to: ground) >= CoverColors.minContrast
  }

  /// The backgrounds of terminals: the darkest and the brightest, and a common one beside each.
  private static let backgrounds = [
    black, RGBColor(red: 30, green: 30, blue: 30), RGBColor(red: 253, green: 246, blue: 227), white,
  ]

  /// Whether a shape of the colour stands out from every background.
  ///
  /// Shapes need a contrast of 3; a little more leaves dark grounds with an edge that can be seen.
  fileprivate var isDistinct: Bool { Self.backgrounds.allSatisfy { contrast(to: $0) >= 3.5 } }

  /// The darkest tone of the same hue that is distinct, on the way from black to white.
  fileprivate var distinctTone: RGBColor {
    let strongest = Int(max(red, green, blue))
    func level(_ level: UInt8, _ brightness: Int) -> UInt8 {
      let pure = strongest == 0 ? 255 : Int(level) * 255 / strongest
      let (dark, pale) = (min(brightness, 255), max(0, brightness - 255))
      return UInt8(pure * dark / 255 + (255 - pure) * pale / 255)
    }
    for brightness in stride(from: 0, through: 510, by: 5) {
      let tone = RGBColor(
        red: level(red, brightness), green: level(green, brightness), blue: level(blue, brightness))
      if tone.isDistinct { return tone }
    }
    return self
  }

  /// The bright colour of the palette with the same hue.
  fileprivate var brightHue: PaletteColor {
    let levels = [red, green, blue].map(Double.init)
    let least = 0.45 * (levels.max() ?? 0)
    let hasRed = levels[0] >= least, hasGreen = levels[1] >= least, hasBlue = levels[2] >= least
    return switch (hasRed, hasGreen, hasBlue) {
    case (true, false, false): .brightRed
    case (false, true, false): .brightGreen
    case (true, true, false): .brightYellow
    case (false, false, true): .brightBlue
    case (true, false, true): .brightMagenta
    case (false, true, true): .brightCyan
    default: .brightWhite
    }
  }
}
