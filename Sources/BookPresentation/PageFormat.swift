/// The room a page has, and whether it may use colour.
public struct PageFormat: Equatable, Sendable {
  /// How wide prose may get before the eye loses its line, the margins included.
  private static let widestPage = 80

  /// Below this many columns every column counts, so the margins shrink.
  private static let narrow = 40

  /// The columns of the terminal.
  public let width: Int

  /// Whether the page is shown in colour.
  public let usesColor: Bool

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; every width from 1 up gives a page, and from 20 up a
  ///     page that is good to read.
  ///   - usesColor: Whether the page is shown in colour.
  public init(width: Int, usesColor: Bool) {
    self.width = max(1, width)
    self.usesColor = usesColor
  }

  /// The columns of a page of prose, its margins included: those of the terminal, but at most 80.
  public var readableWidth: Int {
    min(width, Self.widestPage)
  }

  /// The empty columns on either side.
  var margin: Int {
    width >= Self.narrow ? 2 : width > 2 ? 1 : 0
  }

  /// The columns of prose.
  var textWidth: Int {
    readableWidth - 2 * margin
  }

  /// The columns of what is better long than broken, such as a table or an address.
  var fullWidth: Int {
    width - 2 * margin
  }
}
