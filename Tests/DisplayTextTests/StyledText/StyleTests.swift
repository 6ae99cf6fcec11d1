import DisplayText
import Testing

struct StyleTests {
  private static let white = RGBColor(red: 255, green: 255, blue: 255)
  private static let black = RGBColor(red: 0, green: 0, blue: 0)

  /// Two colours, and the ratio that the formula of WCAG 2 gives for them.
  @Test(
    arguments: [
      ((255, 255, 255), (0, 0, 0), 21), ((119, 119, 119), (255, 255, 255), 4.48),
      ((0, 0, 255), (255, 255, 255), 8.59), ((255, 0, 0), (255, 255, 255), 4.0),
      ((0, 128, 0), (255, 255, 255), 5.14), ((17, 34, 51), (17, 34, 51), 1),
    ] as [((UInt8, UInt8, UInt8), (UInt8, UInt8, UInt8), Double)])
  func contrastIsThatOfTheStandard(
    one: (UInt8, UInt8, UInt8), other: (UInt8, UInt8, UInt8), ratio: Double
  ) {
    let one = RGBColor(red: one.0, green: one.1, blue: one.2)
    let other = RGBColor(red: other.0, green: other.1, blue: other.2)
    #expect(abs(one.contrast(to: other) - ratio) < 0.03)
    #expect(one.contrast(to: other) == other.contrast(to: one))
  }

  @Test(
    arguments: [
      (16, 0, 0, 0), (17, 0, 0, 95), (21, 0, 0, 255), (22, 0, 95, 0), (52, 95, 0, 0),
      (103, 135, 135, 175), (231, 255, 255, 255), (232, 8, 8, 8), (255, 238, 238, 238),
    ] as [(UInt8, UInt8, UInt8, UInt8)])
  func anIndexStandsForAColour(index: UInt8, red: UInt8, green: UInt8, blue: UInt8) {
    #expect(RGBColor(index: index) == RGBColor(red: red, green: green, blue: blue))
  }

  @Test func theNearestIndexIsTheColourItself() {
    for index in UInt8(16)...255 {
      let color = RGBColor(index: index)
      #expect(RGBColor(index: color.nearestIndex()) == color)
    }
  }

  @Test(
    arguments: [
      (1, 2, 3, 16), (250, 250, 250, 231), (120, 10, 16, 88), (61, 60, 62, 237),
      (177, 97, 2, 130),
    ] as [(UInt8, UInt8, UInt8, UInt8)])
  func otherColoursHaveTheNearestIndex(red: UInt8, green: UInt8, blue: UInt8, index: UInt8) {
    #expect(RGBColor(red: red, green: green, blue: blue).nearestIndex() == index)
  }
}
