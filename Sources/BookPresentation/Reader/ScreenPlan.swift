import DisplayText
import TerminalKit

/// What fits on a screen of some size.
///
/// A small screen loses the rule first, then the status line, the badges and the title, so that the
/// text has at least three rows, or all if there are fewer.
struct ScreenPlan: Equatable {
  /// The shape of the screen.
  enum Orientation {
    /// Wide: the page is centred, badges are spaced out, and a rule ends the header.
    case landscape

    /// Narrow: the text has the whole width.
    case portrait
  }

  let orientation: Orientation
  let hasTitle: Bool
  let hasBadges: Bool
  let hasRule: Bool
  let hasStatus: Bool

  /// The rows that are left for the text, at least 1.
  let textRows: Int

  /// The rows that are left for a list, which needs no badges.
  var listRows: Int {
    textRows + (hasBadges ? 1 : 0)
  }

  /// Whether the rows for the text have room for a whole cover and some lines below it.
  var hasRoomForCover: Bool {
    textRows >= DrawnCover.height + 4
  }

  init(_ size: TerminalSize) {
    orientation = size.columns >= 60 ? .landscape : .portrait
    hasTitle = size.rows >= 4
    hasBadges = size.rows >= 5
    hasStatus = size.rows >= 6
    hasRule = size.rows >= 16 && orientation == .landscape
    textRows = size.rows - [hasTitle, hasBadges, hasRule, hasStatus].count { $0 }
  }
}
