extension String {
  /// The text with a space for each line break, for a place that has room for one line.
  var onOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
