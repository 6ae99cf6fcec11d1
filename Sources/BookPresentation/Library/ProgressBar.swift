import TerminalKit

/// A bar whose part that has been read is full, in eighths of a column and in blue.
///
///     ProgressBar(length: 9.9, read: 3.6).line(inASCII: false).plainText  // "███▋░░░░░░"
///     ProgressBar(length: 9.9, read: 3.6).line(inASCII: true).plainText   // "####......"
struct ProgressBar {
  /// The columns of the whole bar.
  let length: Double

  /// The columns that are full.
  let read: Double

  func line(inASCII usesASCII: Bool) -> StyledText {
    let columns = Int(length.rounded())
    if usesASCII {
      return Self.bar(String(repeating: "#", count: Int(read.rounded())), ".", columns)
    }
    let eighths = Int((read * 8).rounded())
    let full = String(repeating: "█", count: eighths / 8) + Self.partialBlocks[eighths % 8]
    return Self.bar(full, "░", columns)
  }

  /// Nothing, and an eighth to seven eighths of a column.
  private static let partialBlocks = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  private static func bar(_ full: String, _ empty: String, _ columns: Int) -> StyledText {
    StyledText(full, style: Style(foreground: .palette(.blue)))
      + StyledText(String(repeating: empty, count: max(0, columns - full.count)), style: .dim)
  }
}
