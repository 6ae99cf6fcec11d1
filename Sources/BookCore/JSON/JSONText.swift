/// A JSON text and a place in it, counted in bytes.
///
/// Everything JSON gives a meaning to is ASCII, so bytes are compared as if they were scalars; the
/// text is known to be UTF-8, where no other character contains an ASCII byte.
struct JSONText {
  static let whiteSpace = Array(" \t\r\n".utf8)

  /// The most characters of the file that a problem quotes; the line below shows the rest.
  private static let longestQuote = 24

  private let bytes: [UInt8]
  private(set) var offset = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool {
    offset >= bytes.count
  }

  /// The next ASCII character, a stand-in for any other one, or nil at the end.
  var next: Unicode.Scalar? {
    isAtEnd ? nil : Unicode.Scalar(bytes[offset])
  }

  /// The next piece of text as an error message names it.
  var nextInWords: String {
    guard let next else { return Words.endOfFile }
    if isAtComment { return Words.comment }
    if next == "'" { return Words.singleQuote }
    if next == "\n" || next == "\r" { return Words.endOfLine }
    if next == "<", !bytes[..<offset].contains(where: { $0 > 0x20 && $0 < 0x80 }) {
      return Words.markup
    }
    let word = bytes[offset...].prefix(Self.longestQuote).prefix(while: Self.isWordByte)
    let isNumberElsewhere = ["NaN", "Infinity"].contains { word.elementsEqual($0.utf8) }
    let quote = quoted(max(1, word.count), from: offset)
    return isNumberElsewhere ? Words.noNumber(quote) : quote
  }

  /// Some characters of one line, as an error message names them.
  func quoted(_ count: Int, from start: Int) -> String {
    let line = bytes[start...].prefix(4 * Self.longestQuote).prefix { $0 != 0x0A }
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    return Words.quotedSign(String(scalars.prefix(min(count, Self.longestQuote))))
  }

  /// Turns a problem at a byte into a fault at a line and a column.
  func fault(_ problem: JSONProblem) -> TextFault {
    TextFault(problem.problem, at: problem.offset, in: bytes)
  }

  mutating func advance(by count: Int = 1) {
    offset += count
  }

  mutating func skipByteOrderMark() {
    if bytes.starts(with: ByteOrderMark.utf8) { offset = ByteOrderMark.utf8.count }
  }

  mutating func skipWhiteSpace() {
    while !isAtEnd, Self.whiteSpace.contains(bytes[offset]) { advance() }
  }

  private var isAtComment: Bool {
    let start = bytes[offset...].prefix(2)
    return start.first == 0x23 || start.elementsEqual([0x2F, 0x2F])
      || start.elementsEqual([0x2F, 0x2A])
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
