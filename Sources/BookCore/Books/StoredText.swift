/// A text as its place in the checked bytes of a data file; a `String` is made when one is asked for.
///
/// A file has thousands of texts, of which a run shows few. The standard library would check the
/// bytes of each again, which takes most of the time of reading a file.
struct StoredText: Sendable {
  static let empty = StoredText("")

  private let bytes: [UInt8]
  private let start: Int
  private let count: Int

  /// Keeps a text that a program made.
  init(_ text: String) {
    bytes = Array(text.utf8)
    start = 0
    count = bytes.count
  }

  /// Keeps a text that stands in bytes, which must be valid UTF-8 there.
  init(_ range: Range<Int>, of bytes: [UInt8]) {
    self.bytes = bytes
    start = range.lowerBound
    count = range.count
  }

  var isEmpty: Bool { count == 0 }

  var utf8: ArraySlice<UInt8> { bytes[start..<start + count] }

  var string: String {
    String(unsafeUninitializedCapacity: count) { buffer in
      _ = buffer.initialize(from: utf8)
      return count
    }
  }

  /// The text without its first bytes, which must end where a scalar does.
  func dropFirst(_ length: Int) -> StoredText {
    StoredText(start + length..<start + count, of: bytes)
  }
}

extension StoredText: Hashable {
  /// Whether two texts are equal as strings are: `é` may be written in two ways.
  static func == (left: StoredText, right: StoredText) -> Bool {
    left.utf8 == right.utf8 || left.string == right.string
  }

  func hash(into hasher: inout Hasher) { hasher.combine(string) }
}

extension StoredText {
  /// Whether the text is empty or all white space.
  var isBlank: Bool {
    guard let first = utf8.first else { return true }
    // Few texts may begin with white space; only those are examined to the end.
    return (first <= UInt8(ascii: " ") || first >= 0x80) && string.allSatisfy(\.isWhitespace)
  }

  /// The text without the white space before and behind it.
  var withoutOuterBlanks: StoredText {
    guard let first = utf8.first, let last = utf8.last else { return self }
    if first.isInk, last.isInk { return self }
    var scalars = string.unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return StoredText(String(scalars))
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII character that is neither blank nor invisible.
  fileprivate var isInk: Bool { (0x21...0x7E).contains(self) }
}
