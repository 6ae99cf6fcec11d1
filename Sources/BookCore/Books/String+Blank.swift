extension String {
  /// Whether there is nothing to read in the text.
  var isBlank: Bool {
    // Hardly any text begins with white space, and only then it has to be read by characters.
    unicodeScalars.first?.isWhiteSpace != false && allSatisfy(\.isWhitespace)
  }
}
