/// A JSON text and a place in it, counted in bytes.
///
/// Everything JSON gives a meaning to is ASCII, so bytes are compared as if they were scalars; the
/// text is known to be UTF-8, where no other character contains an ASCII byte.
struct JSONText {
  static let whiteSpace = Array(" \t\r\n".utf8)

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
    if next == "/", bytes[offset...].starts(with: [0x2F, 0x2F]) { return Words.comment }
    if next == "/", bytes[offset...].starts(with: [0x2F, 0x2A]) { return Words.comment }
    if next == "<", !bytes[..<offset].contains(where: { $0 > 0x20 && $0 < 0x80 }) {
      return Words.markup
    }
    let word = bytes[offset...].prefix(24).prefix(while: Self.isWordByte)
    if word.count > 1 { return Words.quotedSign(String(decoding: word, as: UTF8.self)) }
    // Four bytes are the longest encoding of a scalar.
    let sign = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    return sign.map { Words.quotedSign(String($0)) } ?? Words.endOfFile
  }

  /// Turns a problem at a byte into a fault at a line and a column.
  func fault(_ problem: JSONProblem) -> JSONSyntaxFault {
    let before = bytes[..<problem.offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var beginning = String(decoding: before[lineStart...], as: UTF8.self)
    if beginning.unicodeScalars.first == "\u{feff}" { beginning.unicodeScalars.removeFirst() }
    return JSONSyntaxFault(
      line: before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 },
      column: beginning.count + 1,
      problem: problem.problem)
  }

  mutating func advance(by count: Int = 1) {
    offset += count
  }

  mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func skipWhiteSpace() {
    while !isAtEnd, Self.whiteSpace.contains(bytes[offset]) { advance() }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
