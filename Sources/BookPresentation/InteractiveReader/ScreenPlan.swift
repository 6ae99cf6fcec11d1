import DisplayText
import TerminalKit

/// What fits on a screen of some size.
///
/// A small screen loses the rules first, then the status line, the badges and the title, so that the
/// text has at least three rows, or all if there are fewer.
struct ScreenPlan: Equatable {
  /// The shape of the screen.
  enum Orientation {
    /// Wide: the page is centred, badges are spaced out, and rules set the header and the status
    /// line off from the text.
    case landscape

    /// Narrow: the text has the whole width.
    case portrait
  }

  let size: TerminalSize

  /// The page on a screen that has room for all of it.
  let widestPage: PageFormat

  let orientation: Orientation
  let hasTitle: Bool
  let hasBadges: Bool
  let hasRules: Bool
  let hasStatus: Bool

  /// The rows that are left for the text, at least 1.
  let textRows: Int

  init(_ size: TerminalSize, _ widestPage: PageFormat = .usual) {
    self.size = size
    self.widestPage = widestPage
    orientation = size.columns >= 60 ? .landscape : .portrait
    hasTitle = size.rows >= 4
    hasBadges = size.rows >= 5
    hasStatus = size.rows >= 6
    hasRules = size.rows >= 16 && orientation == .landscape
    textRows = size.rows - [hasTitle, hasBadges, hasRules, hasRules, hasStatus].count { $0 }
  }

  /// The rows that are left for a list, which needs no badges.
  var listRows: Int { textRows + (hasBadges ? 1 : 0) }

  /// The width of the page in columns; on a wider screen it is centred.
  var pageWidth: Int { min(size.columns, widestPage.width) }

  /// The room for the page of a volume, with the columns on either side of it.
  var pageFormat: PageFormat { format(columns: size.columns) }

  /// The room for a list, which is as wide as a page.
  var listFormat: PageFormat { format(columns: pageWidth) }

  /// The room for a list to the left of a cover, or of none.
  func listFormat(beside cover: DrawnCover) -> PageFormat {
    cover.isNone ? listFormat : format(columns: pageWidth - DrawnCover.width - listFormat.margin)
  }

  /// Whether there is room for a whole cover beside the text, and for some lines below it.
  var hasRoomForCover: Bool {
    textRows >= DrawnCover.height + 3 && pageWidth >= DrawnCover.minPageWidth
  }

  /// Whether a page does without its title, which the header shows: there are too few rows for
  /// both.
  var hidesTitle: Bool { hasTitle && size.rows < 16 }

  var ellipsis: String { widestPage.ellipsis }

  /// The line between the text and what is above or below it.
  var rule: StyledText {
    let line = String(repeating: Messages.rule(inASCII: widestPage.usesASCII), count: size.columns)
    return StyledText(line, style: .dim)
  }

  private func format(columns: Int) -> PageFormat {
    widestPage.onScreen(columns: columns, pageWidth: pageWidth)
  }
}
