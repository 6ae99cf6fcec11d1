import PlainText

/// Text as the system has it: paths, arguments and variables are bytes, and nearly always UTF-8.
///
/// Other bytes are kept as scalars at the end of Unicode, U+10FF80 to U+10FFFF, which nobody may use
/// for anything else. If the system does use one, its bytes are kept one by one as well, so that
/// different bytes never become the same text.
///
///     let name = String(systemBytes: [0x63, 0x61, 0x66, 0xE9])  // "caf\u{10FFE9}"
///     name.systemBytes                                          // [0x63, 0x61, 0x66, 0xE9]
extension String {
  /// Reads bytes of the system.
  ///
  /// - Parameter bytes: The bytes, without a zero.
  package init(systemBytes bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    self = text.mayDifferFromSystem ? Self.keepingEachByte(of: Array(bytes)) : text
  }

  /// The bytes of the system that the text stands for.
  package var systemBytes: [UInt8] {
    let bytes = Array(utf8)
    guard bytes.contains(0xF4) else { return bytes }
    return unicodeScalars.flatMap { $0.systemByte.map { [$0] } ?? Array(String($0).utf8) }
  }

  /// Calls a function with the text as the system expects it: its bytes, ended by a zero.
  func withSystemString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard utf8.contains(0xF4) else { return withCString(body) }
    let bytes = systemBytes.map { CChar(bitPattern: $0) } + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      // The zero makes sure that there is a first element.
      buffer.baseAddress.map(body) ?? withCString(body)
    }
  }

  /// Reads a string of the system that ends with a zero.
  init(systemString: UnsafePointer<CChar>) {
    let text = String(cString: systemString)
    guard text.mayDifferFromSystem else {
      self = text
      return
    }
    var bytes: [UInt8] = []
    while systemString[bytes.count] != 0 {
      bytes.append(UInt8(bitPattern: systemString[bytes.count]))
    }
    self = Self.keepingEachByte(of: bytes)
  }
}

extension String {
  /// Whether the text holds the sign for bytes that are not UTF-8, or one that stands for a byte.
  private var mayDifferFromSystem: Bool {
    utf8.contains { $0 == 0xEF || $0 == 0xF4 }
  }

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
