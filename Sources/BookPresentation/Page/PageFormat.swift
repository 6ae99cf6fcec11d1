/// The room a page has, and whether it may use colour.
package struct PageFormat: Equatable, Sendable {
  /// How wide prose may get before the eye loses its line, the margins included.
  private static let usualWidestPage = 80

  /// Below this many columns every column counts, so the margins shrink.
  private static let narrow = 40

  /// The columns of the terminal.
  package let width: Int

  /// Whether the page is shown in colour.
  package let usesColor: Bool

  /// Whether marks that are not part of the books are ASCII only.
  package let usesASCII: Bool

  private let widestPage: Int

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; every width from 1 up gives a page, and from 20 up a
  ///     page that is good to read.
  ///   - usesColor: Whether the page is shown in colour.
  ///   - usesASCII: Whether marks that are not part of the books are ASCII only.
  package init(width: Int, usesColor: Bool, usesASCII: Bool = false) {
    self.init(
      width: width, widestPage: Self.usualWidestPage, usesColor: usesColor, usesASCII: usesASCII)
  }

  private init(width: Int, widestPage: Int, usesColor: Bool, usesASCII: Bool) {
    self.width = max(1, width)
    self.widestPage = widestPage
    self.usesColor = usesColor
    self.usesASCII = usesASCII
  }

  /// So much room that every paragraph is one line, for what has to be found in whole paragraphs.
  static let endless = PageFormat(
    width: 1 << 40, widestPage: 1 << 40, usesColor: false, usesASCII: false)

  /// The columns of a page of prose, its margins included: those of the terminal, but at most 80.
  package var readableWidth: Int {
    min(width, widestPage)
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

  /// What stands for text that is left out.
  var ellipsis: String {
    usesASCII ? Words.asciiEllipsis : Words.ellipsis
  }
}
