import DisplayText

/// A bar whose part that has been read is full, in eighths of a column and in blue.
///
/// It is quite full only where everything has been read, and quite empty only where nothing has, if
/// it is long enough to show the difference.
///
///     ProgressBar(length: 9.9, read: 3.6).line(inASCII: false).plainText  // "███▋░░░░░░"
///     ProgressBar(length: 9.9, read: 9.8).line(inASCII: true).plainText   // "#########."
struct ProgressBar {
  /// The columns of the whole bar.
  let length: Double

  /// The columns that are full.
  let read: Double

  func line(inASCII usesASCII: Bool) -> StyledText {
    let columns = Int(length.rounded())
    if usesASCII {
      let full = String(repeating: "#", count: fullSteps(of: columns, perColumn: 1))
      return Self.bar(full, ".", columns)
    }
    let eighths = fullSteps(of: columns * 8, perColumn: 8)
    let full = String(repeating: "█", count: eighths / 8) + Self.partialBlocks[eighths % 8]
    return Self.bar(full, "░", columns)
  }

  /// How many of the steps that the bar could be full in are full.
  private func fullSteps(of count: Int, perColumn: Double) -> Int {
    if read <= 0 { return 0 }
    // What was read of large numbers may have been rounded up.
    let nearest = Int((min(read, length) * perColumn).rounded())
    if read >= length { return max(nearest, count) }
    return max(0, min(max(nearest, 1), count - 1))
  }

  /// Nothing, and an eighth to seven eighths of a column.
  private static let partialBlocks = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  private static func bar(_ full: String, _ empty: String, _ columns: Int) -> StyledText {
    StyledText(full, style: Style(foreground: .palette(.blue)))
      + StyledText(String(repeating: empty, count: max(0, columns - full.count)), style: .dim)
  }
}
