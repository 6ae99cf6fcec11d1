import DisplayText
import JSON

/// A text as its place in the checked bytes of a data file; a `String` is made when one is asked
/// for.
///
/// A file has thousands of texts, of which a run shows few. The standard library would check the
/// bytes of each again, which takes most of the time of reading a file.
struct StoredText: Sendable, CustomStringConvertible, CustomReflectable {
  static let empty = StoredText("")

  private let bytes: [UInt8]
  let bounds: TextBounds

  /// Keeps a text that a program made.
  init(_ text: String) { self.init(Array(text.utf8)) }

  /// Keeps a text that stands in bytes, which must be valid UTF-8 there.
  init(_ range: Range<Int>, of bytes: [UInt8]) { self.init(TextBounds(range), of: bytes) }

  /// Keeps all of some bytes.
  init(_ bytes: [UInt8]) { self.init(bytes.indices, of: bytes) }

  init(_ bounds: TextBounds, of bytes: [UInt8]) {
    self.bytes = bytes
    self.bounds = bounds
  }

  var count: Int { bounds.count }

  var isEmpty: Bool { count == 0 }

  /// The byte at an index, which counts from 0 and must be below the count.
  subscript(index: Int) -> UInt8 { bytes[bounds.start + index] }

  var utf8: ArraySlice<UInt8> { bytes[bounds.range] }

  /// Whether a plain scalar starts at an index, which joins nothing plain before it.
  func beginsPlain(at index: Int) -> Bool { bytes.plainLength(at: bounds.start + index) > 0 }

  /// Reads the text as JSON, which it must be.
  var json: JSONParser { JSONParser(bytes, at: bounds.start) }

  var string: String {
    String(unsafeUninitializedCapacity: count) { buffer in
      _ = buffer.initialize(from: utf8)
      return count
    }
  }

  /// The text without its first bytes, which must end where a scalar does.
  func dropFirst(_ length: Int) -> StoredText {
    StoredText(bounds.range[(bounds.start + length)...], of: bytes)
  }

  var description: String { string.beginning }

  var customMirror: Mirror { Mirror(self, children: ["string": string]) }
}

extension String {
  /// As much of a text as the line that describes a value has room for.
  var beginning: String { excerpt(columns: 60) }
}

/// Where a text begins and ends in bytes, in half the room of a range: a large file has hundreds of
/// thousands of texts, and never so many bytes.
struct TextBounds {
  private let lowerBound: UInt32
  private let upperBound: UInt32

  init(_ range: Range<Int>) {
    lowerBound = UInt32(range.lowerBound)
    upperBound = UInt32(range.upperBound)
  }

  var count: Int { Int(upperBound - lowerBound) }

  var start: Int { Int(lowerBound) }

  var range: Range<Int> { start..<Int(upperBound) }
}

extension StoredText: Hashable {
  /// Whether two texts are equal as strings are: `é` may be written in two ways.
  static func == (left: StoredText, right: StoredText) -> Bool {
    left.utf8 == right.utf8 || left.string == right.string
  }

  func hash(into hasher: inout Hasher) { hasher.combine(string) }

  var isBlank: Bool {
    // Few texts may begin with white space; only those are examined to the end.
    isEmpty || !self[0].isInk && string.allSatisfy(\.isWhitespace)
  }

  /// The text without the white space before and behind it.
  var withoutOuterBlanks: StoredText { StoredText(boundsWithoutOuterBlanks, of: bytes) }

  var boundsWithoutOuterBlanks: TextBounds {
    // Few texts may begin or end with white space.
    isEmpty || self[0].isInk && self[count - 1].isInk ? bounds : trimmedBounds
  }

  private var trimmedBounds: TextBounds {
    var scalars = string.unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    let start = bounds.range.upperBound - Substring(scalars).utf8.count
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return TextBounds(start..<start + Substring(scalars).utf8.count)
  }
}

extension JSONText {
  /// The text at its place, if it stands there as it is.
  func stored(in bytes: [UInt8]) -> StoredText {
    hasEscapes ? StoredText(string(in: bytes)) : StoredText(range, of: bytes)
  }
}

extension JSONSource { var stored: StoredText { StoredText(range, of: bytes) } }
