/// Text as the system has it: paths, arguments and variables are bytes, and nearly always UTF-8.
///
/// Other bytes are kept as scalars at the end of Unicode, U+10FF80 to U+10FFFF, which are for
/// private use. If the system does use one of these, its bytes are kept one by one as well, so that
/// different bytes never become the same text.
///
///     let name = String(systemBytes: [0x63, 0x61, 0x66, 0xE9])  // "caf\u{10FFE9}"
///     name.systemBytes                                          // [0x63, 0x61, 0x66, 0xE9]
extension String {
  package init(systemBytes bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    self = text.mayDifferFromSystem ? Self.keepingEachByte(of: bytes) : text
  }

  /// Whether the text may hold U+FFFD, which replaces bytes that are not UTF-8, or a scalar that
  /// stands for a byte.
  package var mayDifferFromSystem: Bool { utf8.contains { $0 == 0xEF || $0 == 0xF4 } }

  package var systemBytes: [UInt8] {
    let bytes = Array(utf8)
    guard bytes.contains(0xF4) else { return bytes }
    return unicodeScalars.flatMap { $0.systemByte.map { [$0] } ?? Array(String($0).utf8) }
  }
}

extension String {
  private static func keepingEachByte(of bytes: [UInt8]) -> String {
    var text = UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let scalar = firstScalar(of: rest)
      text.append(scalar ?? Unicode.Scalar(systemByte: first))
      rest = rest.dropFirst(scalar.map { UTF8.width($0) } ?? 1)
    }
    return String(text)
  }

  /// The first scalar if it is valid UTF-8 and stands for itself.
  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let beginning = bytes.prefix(4)
    guard let scalar = String(decoding: beginning, as: UTF8.self).unicodeScalars.first,
      scalar.systemByte == nil, beginning.starts(with: String(scalar).utf8)
    else { return nil }
    return scalar
  }
}

extension Unicode.Scalar {
  private static let firstSystemByte: UInt32 = 0x10FF00

  /// The scalar that stands for a byte beyond ASCII.
  package init(systemByte byte: UInt8) {
    self = Unicode.Scalar(Self.firstSystemByte + UInt32(byte)) ?? "\u{fffd}"
  }

  /// The byte that the scalar stands for, or nil for any other scalar.
  package var systemByte: UInt8? {
    value >= Self.firstSystemByte + 0x80 ? UInt8(truncatingIfNeeded: value) : nil
  }
}
