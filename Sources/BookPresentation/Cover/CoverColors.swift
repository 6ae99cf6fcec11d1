import BookCore
import DisplayText
import TerminalKit

/// The colours of a cover as a terminal shows them.
///
/// Words can always be read: what does not stand out from the ground is white or black instead. The
/// cover itself can be told from the terminal by its edge, and the edge from the ground.
struct CoverColors {
  /// The contrast to the ground below which text is hard to read.
  static let minContrast = 4.5

  /// The contrast to the ground below which an edge is hard to see.
  ///
  /// A shape should have 3; but an edge has to stand out from dark themes and light ones as well.
  static let minEdgeContrast = 1.6

  /// Grounds that can be told from each other, with an ink for each, for books without a picture.
  ///
  /// They are chosen among the colours with an index, so that they look the same in 24 bits.
  private static let pairs: [(ground: UInt8, ink: UInt8)] = [
    (18, 189), (88, 223), (22, 193), (54, 225), (94, 230), (23, 195), (238, 254),
  ]

  let ground: Color

  /// The hue of the ground, in a tone that stands out in every theme: the colour of what stands for
  /// the volume beside its cover.
  let hue: Color

  /// The hue, or where the ground is almost that itself, another tone that differs from it.
  let edge: Color

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

  /// Chooses the colours that are nearest to a ground and an ink; on a terminal of sixteen colours
  /// none are shown, but what has a ground is known by it.
  init(ground: RGBColor, ink: RGBColor, depth: ColorDepth) {
    let tone = ground.distinctTone
    switch depth {
    case .sixteen, .indexed:
      let hue = tone.nearestIndex { $0.isDistinct }
      let (ground, ink) = (ground.nearestIndex(), ink.nearestIndex())
      let shown = RGBColor(index: ground)
      let title: UInt8 = RGBColor.white.isReadable(on: shown) ? 231 : 16
      let isEdge = RGBColor(index: hue).isEdge(of: shown)
      self.ground = .indexed(ground)
      self.hue = .indexed(hue)
      edge = .indexed(isEdge ? hue : tone.nearestIndex { $0.isEdge(of: shown) })
      self.title = .indexed(title)
      self.ink = .indexed(RGBColor(index: ink).isReadable(on: shown) ? ink : title)
    case .full:
      let title = RGBColor.white.isReadable(on: ground) ? RGBColor.white : .black
      self.ground = .rgb(ground)
      hue = .rgb(tone)
      edge = .rgb(tone.isEdge(of: ground) ? tone : ground.edgeTone(like: tone))
      self.title = .rgb(title)
      self.ink = .rgb(ink.isReadable(on: ground) ? ink : title)
    }
    heading = self.ink
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
  fileprivate var isDistinct: Bool { standsOut(by: 3.5) }

  private func standsOut(by contrast: Double) -> Bool {
    Self.backgrounds.allSatisfy { self.contrast(to: $0) >= contrast }
  }

  /// Whether an edge of the colour can be told from a ground, and with it the cover from every
  /// terminal, by the edge or by the ground.
  fileprivate func isEdge(of ground: RGBColor) -> Bool {
    contrast(to: ground) >= CoverColors.minEdgeContrast
      && (standsOut(by: 3) || ground.standsOut(by: 3))
  }

  /// The darkest tone of the same hue that is distinct.
  fileprivate var distinctTone: RGBColor { tones.first(where: \.isDistinct) ?? self }

  /// The tone of the same hue that is an edge of this colour and most like another one.
  fileprivate func edgeTone(like tone: RGBColor) -> RGBColor {
    tones.filter { $0.isEdge(of: self) }.min { $0.distance(to: tone) < $1.distance(to: tone) }
      ?? tone
  }

  /// The tones of the same hue, from black to white.
  private var tones: some Sequence<RGBColor> {
    let strongest = Int(max(red, green, blue))
    func level(_ level: UInt8, _ brightness: Int) -> UInt8 {
      let pure = strongest == 0 ? 255 : Int(level) * 255 / strongest
      let (dark, pale) = (min(brightness, 255), max(0, brightness - 255))
      return UInt8(pure * dark / 255 + (255 - pure) * pale / 255)
    }
    return stride(from: 0, through: 510, by: 5).lazy.map { brightness in
      RGBColor(
        red: level(red, brightness), green: level(green, brightness), blue: level(blue, brightness))
    }
  }
}
