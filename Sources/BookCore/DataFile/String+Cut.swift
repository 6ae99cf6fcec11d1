extension String {
  /// The beginning of the text that fits into some columns, with an ellipsis if more follows.
  ///
  /// A character that a message has to spell out, such as a control character, takes the room of its
  /// spelling. Only the beginning is read, however long the text is.
  func cut(to room: Int) -> String {
    var left = room
    let beginning = unicodeScalars.prefix {
      left -= $0.room
      return left >= 0
    }
    let isCut = beginning.endIndex < endIndex
    return isCut ? String(beginning) + "…" : self
  }
}

extension Unicode.Scalar {
  /// The most columns that the scalar takes.
  fileprivate var room: Int {
    if isASCII { return value < 0x20 || value == 0x7F ? 6 : 1 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return 9
    default: return value < 0x2E80 && !properties.isEmojiPresentation ? 1 : 2
    }
  }
}
