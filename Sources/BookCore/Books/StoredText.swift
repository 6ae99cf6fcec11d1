/// A text as its place in the checked bytes of a data file; a `String` is made when one is asked for.
///
/// A file has thousands of texts, of which a run shows few. The standard library would check the
/// bytes of each again, which takes most of the time of reading a file.
struct StoredText: Sendable {
  static let empty = StoredText("")

  private let bytes: [UInt8]

  /// Where the text begins and ends, in half the room of an `Int`: a large file has hundreds of
  /// thousands of texts, and never so many bytes.
  private let lowerBound: UInt32
  private let upperBound: UInt32

  /// Keeps a text that a program made.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.indices, of: bytes)
  }

  /// Keeps a text that stands in bytes, which must be valid UTF-8 there.
  init(_ range: Range<Int>, of bytes: [UInt8]) {
    self.bytes = bytes
    lowerBound = UInt32(range.lowerBound)
    upperBound = UInt32(range.upperBound)
  }

  /// The number of bytes.
  var count: Int { Int(upperBound - lowerBound) }

  var isEmpty: Bool { lowerBound == upperBound }

  /// The byte at an index, which counts from 0 and must be below the count.
  subscript(index: Int) -> UInt8 { bytes[Int(lowerBound) + index] }

  var utf8: ArraySlice<UInt8> { bytes[Int(lowerBound)..<Int(upperBound)] }

  var string: String {
    String(unsafeUninitializedCapacity: count) { buffer in
      _ = buffer.initialize(from: utf8)
      return count
    }
  }

  /// The text without its first bytes, which must end where a scalar does.
  func dropFirst(_ length: Int) -> StoredText {
    StoredText(Int(lowerBound) + length..<Int(upperBound), of: bytes)
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
    // Few texts may begin with white space; only those are examined to the end.
    isEmpty || !self[0].isInk && string.allSatisfy(\.isWhitespace)
  }

  /// The text without the white space before and behind it.
  var withoutOuterBlanks: StoredText {
    if isEmpty || self[0].isInk && self[count - 1].isInk { return self }
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
