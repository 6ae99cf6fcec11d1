import DisplayText

/// The picture on the cover of a book, and its colours.
///
/// A picture is drawn with characters, as a person would in an editor: `#` is a square of ink, `.`
/// or a space leaves the ground empty. A row may end early.
///
///     let art = [
///       "..##",
///       ".##",
///       "##",
///     ]
///     Cover(ground: "#740001", ink: "#ffd75f", art: art)?.ground.red  // 116
///     Cover(ground: "#740001", ink: "yellow", art: art)               // nil
public struct Cover: Hashable, Sendable {
  /// A colour as a mixture of light, in the way of screens (sRGB).
  public struct Color: Hashable, Sendable, CustomStringConvertible {
    /// How much red there is, up to 255.
    public let red: UInt8

    /// How much green there is, up to 255.
    public let green: UInt8

    /// How much blue there is, up to 255.
    public let blue: UInt8

    /// Reads a colour as web pages write it, such as `#740001`; nil if the text is not one.
    package init?(_ text: String) {
      guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#") else { return nil }
      var value: UInt32 = 0
      for byte in text.utf8.dropFirst() {
        guard let digit = byte.hexadecimalDigit else { return nil }
        value = value << 4 | UInt32(digit)
      }
      red = UInt8(value >> 16)
      green = UInt8(value >> 8 & 0xFF)
      blue = UInt8(value & 0xFF)
    }

    /// The colour as web pages write it, such as `#740001`.
    public var description: String {
      [red, green, blue].reduce(into: "#") { $0 += String($1, radix: 16).zeroPadded(to: 2) }
    }
  }

  package static let maxArtWidth = 12
  package static let maxArtHeight = 10

  /// The colour of the cover itself.
  public let ground: Color

  /// The colour of the picture.
  public let ink: Color

  /// The rows of the picture from top to bottom, at least one.
  public let art: [String]

  /// Creates a cover, or nil if that is not a picture or not in colours.
  ///
  /// - Parameters:
  ///   - ground: The colour of the cover itself, such as `#740001`.
  ///   - ink: The colour of the picture, such as `#ffd75f`.
  ///   - art: The rows of the picture, at most 10 of at most 12 characters.
  public init?(ground: String, ink: String, art: [String]) {
    guard let ground = Color(ground), let ink = Color(ink),
      (1...Self.maxArtHeight).contains(art.count), art.allSatisfy(\.isRowOfSquares)
    else { return nil }
    self.ground = ground
    self.ink = ink
    self.art = art
  }
}

extension String {
  fileprivate var isRowOfSquares: Bool {
    utf8.count <= Cover.maxArtWidth
      && utf8.withContiguousStorageIfAvailable { row in
        row.allSatisfy {
          $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: " ")
        }
      } == true
  }
}
