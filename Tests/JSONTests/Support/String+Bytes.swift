extension String {
  /// The text in UTF-8.
  var bytes: [UInt8] { Array(utf8) }

  /// The text in Latin-1, in which every character up to U+00FF is the byte of that number, so that
  /// bytes that are not UTF-8 can be written down legibly.
  var latin1: [UInt8] { unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }
}
