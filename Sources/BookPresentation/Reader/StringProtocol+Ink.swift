import TerminalKit

extension StringProtocol {
  /// How many scalars have ink: all but white space.
  var inkCount: Int {
    unicodeScalars.count { !$0.properties.isWhitespace }
  }
}

extension StyledText {
  /// How many scalars have ink: all but white space.
  var inkCount: Int {
    spans.reduce(0) { $0 + $1.text.inkCount }
  }
}
