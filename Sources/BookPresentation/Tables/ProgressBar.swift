import DisplayText

/// A bar whose part that has been read is heavy.
///
/// It is quite heavy only where everything has been read, and quite light only where nothing has,
/// if it is long enough to show the difference.
///
///     ProgressBar(length: 8, share: 0.4).line(inASCII: false).plainText   // "━━━─────"
///     ProgressBar(length: 8, share: 0.99).line(inASCII: true).plainText   // "=======-"
struct ProgressBar {
  /// The columns of the whole bar.
  let length: Int

  /// How much has been read, from 0 to 1.
  let share: Double

  /// The colour of the bar, or nil for that of text.
  var color: Color?

  func line(inASCII usesASCII: Bool) -> StyledText {
    let (heavy, light) = usesASCII ? ("=", "-") : ("━", "─")
    return StyledText(
      String(repeating: heavy, count: heavyColumns)
        + String(repeating: light, count: length - heavyColumns), style: Style(foreground: color))
  }

  private var heavyColumns: Int {
    if share <= 0 { return 0 }
    if share >= 1 { return length }
    return max(0, min(max(Int((share * Double(length)).rounded()), 1), length - 1))
  }
}
