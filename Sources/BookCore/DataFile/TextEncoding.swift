/// An encoding that a file may be in instead of UTF-8.
package enum TextEncoding: Hashable, Sendable {
  case utf16

  /// Korean as written by Windows.
  case cp949

  /// Western European, in ISO 8859-1 or as written by Windows.
  case latin1

  /// Guesses the encoding of a file that is not UTF-8; nil for one that is not text, and for
  /// damaged UTF-8, which has valid letters beyond ASCII before the place.
  init?(of bytes: [UInt8], wrongAt offset: Int) {
    guard bytes[..<offset].allSatisfy({ $0 < 0x80 }), !bytes.contains(where: { $0 < 0x09 }) else {
      return nil
    }
    self = bytes.isLikeCP949 ? .cp949 : .latin1
  }
}

extension [UInt8] {
  /// Whether the bytes beyond ASCII come in pairs, as they do in nearly every Korean letter.
  ///
  /// The second byte of a rare letter is an ASCII letter, but so may be the byte after an umlaut in
  /// Latin-1. Therefore at least one pair must be entirely beyond ASCII.
  fileprivate var isLikeCP949: Bool {
    var rest = self[...]
    var hasPair = false
    while let byte = rest.popFirst() {
      guard byte >= 0x80 else { continue }
      guard (0x81...0xFE).contains(byte), let second = rest.popFirst() else { return false }
      if second > 0x80 {
        hasPair = true
      } else if byte > 0xC6 || !Unicode.Scalar(second).properties.isAlphabetic {
        return false
      }
    }
    return hasPair
  }
}
