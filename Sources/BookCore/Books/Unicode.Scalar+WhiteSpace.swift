extension Unicode.Scalar {
  /// Whether the scalar is a space or a line end of any script.
  var isWhiteSpace: Bool {
    // Most are ASCII, and a look into the tables of Unicode takes thirty times as long.
    isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace
  }
}
