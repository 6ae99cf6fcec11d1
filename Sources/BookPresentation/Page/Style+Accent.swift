import DisplayText

extension Style {
  /// The accent, which says where the reader is: the volume, the chapter, the hit or the row.
  ///
  /// The ground is blue, not the letters, which some themes show too dark to be read. Bars have the
  /// same blue; nothing else has a colour but covers.
  static let accent = Style(
    isBold: true, foreground: .palette(.brightWhite), background: .palette(.blue))
}
