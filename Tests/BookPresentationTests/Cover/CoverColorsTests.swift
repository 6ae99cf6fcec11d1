import BookCore
import DisplayText
import TerminalKit
import TestSupport
import Testing
@testable import BookPresentation

struct CoverColorsTests {
  private static let depths: [ColorDepth] = [.indexed, .full]

  @Test(arguments: 1...7, depths)
  func inkAndWhiteCanBeReadOnEachGround(volume: Int, depth: ColorDepth) throws {
    let white = RGBColor.white
    for cover in [try BookSeries.embedded()[volume - 1].cover, nil] {
      let colors = CoverColors(cover, volume: volume, depth: depth)
      #expect(colors.title == (depth == .full ? .rgb(white) : .indexed(231)))
      let ground = try #require(colors.ground.mixture)
      #expect(try #require(colors.ink.mixture).contrast(to: ground) >= 4.5)
      #expect(white.contrast(to: ground) >= 4.5)
    }
  }

  @Test func theVolumesCanBeToldApart() throws {
    for covers in [try BookSeries.embedded().map(\.cover), Array(repeating: nil, count: 7)] {
      for depth in Self.depths {
        let colors = covers.enumerated().map { CoverColors($1, volume: $0 + 1, depth: depth) }
        for (index, color) in colors.enumerated() {
          #expect(!colors[..<index].contains { $0.ground == color.ground })
          #expect(!colors[..<index].contains { $0.hue == color.hue })
        }
      }
    }
  }

  /// Some of all colours, and the grounds of the seven.
  private static func grounds() throws -> [RGBColor] {
    let levels = stride(from: UInt8(0), through: 255, by: 34)
    let grounds = levels.flatMap { red in
      levels.flatMap { green in
        levels.map { RGBColor(red: red, green: green, blue: $0) }
      }
    }
    return try grounds.sampled(100)
      + BookSeries.embedded().compactMap(\.cover?.ground).map {
        RGBColor(red: $0.red, green: $0.green, blue: $0.blue)
      }
  }

  /// A shape needs a contrast of 3 to be seen on dark terminals and on light ones.
  @Test(arguments: depths)
  func theHueStandsOutInEveryTheme(depth: ColorDepth) throws {
    for ground in try Self.grounds() {
      let colors = CoverColors(ground: ground, ink: .white, depth: depth)
      #expect(try #require(colors.hue.mixture).isSeenInEveryTheme, "\(ground)")
    }
  }

  /// The edge differs from the ground, and one of them from every terminal.
  @Test(arguments: depths)
  func theEdgeDiffersFromEveryGround(depth: ColorDepth) throws {
    for ground in try Self.grounds() {
      let colors = CoverColors(ground: ground, ink: .white, depth: depth)
      let (edge, ground) = (try #require(colors.edge.mixture), try #require(colors.ground.mixture))
      #expect(edge.contrast(to: ground) >= 1.6, "\(ground)")
      #expect(edge.standsOutInEveryTheme || ground.standsOutInEveryTheme, "\(ground), \(edge)")
    }
  }

  @Test(arguments: 1...7, depths)
  func theEdgesOfTheSevenHaveTheirHueUnlessThatIsTheGround(volume: Int, depth: ColorDepth) throws {
    let cover = try #require(try BookSeries.embedded()[volume - 1].cover)
    let colors = CoverColors(cover, volume: volume, depth: depth)
    #expect((colors.edge == colors.hue) == (volume != 5))
  }

  @Test func afterTheSeventhPlaceTheyBeginAnew() {
    #expect(
      CoverColors(nil, volume: 8, depth: .full).ground
        == CoverColors(nil, volume: 1, depth: .full).ground)
  }

  /// A ground and an ink that a person may have drawn, and what is shown of them.
  @Test(
    arguments: [
      ("#ffffff", "#000000", .black, .black), ("#ffffff", "#ffff00", .black, .black),
      ("#000000", "#111111", .white, .white), ("#808080", "#808080", .black, .black),
      ("#000000", "#00ff00", .white, RGBColor(red: 0, green: 255, blue: 0)),
    ] as [(String, String, RGBColor, RGBColor)], depths)
  func whatCannotBeReadIsWhiteOrBlack(
    pair: (ground: String, ink: String, title: RGBColor, picture: RGBColor), depth: ColorDepth
  ) throws {
    let cover = Cover(ground: pair.ground, ink: pair.ink, art: ["#"])
    let colors = CoverColors(cover, volume: 1, depth: depth)
    #expect(colors.title.mixture == pair.title)
    #expect(colors.ink.mixture == pair.picture)
  }

  /// White has a contrast of 4.54 on the first of these greys, and of 4.48 on the next.
  @Test(arguments: [("#767676", RGBColor.white), ("#777777", .black)])
  func whiteNeedsAContrastOfFourAndAHalf(ground: String, title: RGBColor) {
    let cover = Cover(ground: ground, ink: ground, art: ["#"])
    #expect(CoverColors(cover, volume: 1, depth: .full).title == .rgb(title))
  }

  /// Whatever the terminal's own two colours are, the cover is one of them on the other.
  @Test func inSixteenColoursACoverIsReversedAsAWhole() throws {
    for book in try BookSeries.embedded() {
      let rows = try CoverPainter(.embedded(), depth: .sixteen).cover(of: book).rows
      for row in rows {
        let codes = ANSIEncoder(.sixteen).encode([row])
        let text = String(decoding: codes, as: UTF8.self)
        let styles = text.matches(of: /\u{1b}\[([0-9;]*)m/).map { String($0.1) }
        // Between the first and the last, only the weight changes.
        #expect(styles.first == "7" && styles.last == "0")
        #expect(styles.dropFirst().dropLast().allSatisfy { $0 == "1" || $0 == "22" })
        #expect(text.hasPrefix("\u{1b}[7m") && text.hasSuffix("\u{1b}[0m\n"))
      }
    }
  }

  /// As a shape it is told from the text, whatever that stands on.
  @Test func theStatusLineStandsOutInEveryTheme() throws {
    #expect(try #require(Style.statusLine.background?.mixture).standsOutInEveryTheme)
  }
}

extension RGBColor {
  fileprivate static let white = RGBColor(red: 255, green: 255, blue: 255)
  fileprivate static let black = RGBColor(red: 0, green: 0, blue: 0)
}
