import TerminalKit

extension String {
  /// How many columns of what was typed a message repeats.
  private static var quotedColumns: Int { 60 }

  /// No text of this many scalars fits the columns, unless most of them take none.
  private static var quotedScalars: Int { 240 }

  /// What was typed, made visible and cut to a length that a message can hold.
  ///
  /// Only the beginning is looked at, so a megabyte costs no more than a line.
  package var excerpt: String {
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(Self.quotedScalars)))
    let isCut = unicodeScalars.dropFirst(Self.quotedScalars).first != nil
    return StyledText(isCut ? start + "…" : start).truncated(to: Self.quotedColumns).plainText
  }

  /// The excerpt between quotes: `'shwo'`.
  var quoted: String {
    "'\(excerpt)'"
  }
}
