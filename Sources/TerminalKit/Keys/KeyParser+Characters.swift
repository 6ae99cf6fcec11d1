extension KeyParser {
  /// Takes a byte that no sequence has begun before.
  mutating func begin(with byte: UInt8) -> Key? {
    switch byte {
    case 0x1b: state = .escape
    case 0x0a, 0x0d: return .enter
    case 0x09: return .tab
    case 0x08, 0x7f: return .backspace
    case 0x01...0x1a: return .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20...0x7e: return .character(Character(Unicode.Scalar(byte)))
    case 0xc2...0xdf: state = .character([byte], length: 2)
    case 0xe0...0xef: state = .character([byte], length: 3)
    case 0xf0...0xf4: state = .character([byte], length: 4)
    default: break
    }
    return nil
  }

  /// Takes a further byte of a character; any other byte begins something new.
  mutating func addToCharacter(_ bytes: [UInt8], _ length: Int, _ byte: UInt8) -> Key? {
    guard byte & 0xc0 == 0x80 else {
      state = .ground
      return begin(with: byte)
    }
    let bytes = bytes + [byte]
    guard bytes.count == length else {
      state = .character(bytes, length: length)
      return nil
    }
    state = .ground
    guard let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else { return nil }
    return scalar.isControl ? nil : .character(Character(scalar))
  }
}
