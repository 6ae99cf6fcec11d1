extension KeyParser {
  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  /// The longest parameters that are kept; no key has longer ones.
  private static let longestParameters = 64

  mutating func afterEscape(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x1b: return .escape
    case 0x5b: state = .control([])
    case 0x4f: state = .singleShift
    // Strings of other kinds, which terminals send as answers.
    case 0x50, 0x58, 0x5d, 0x5e, 0x5f: state = .string
    // Alt and a key, which no key of ours is.
    default: state = .ground
    }
    return nil
  }

  mutating func addToControlSequence(_ bytes: [UInt8], _ byte: UInt8) -> Key? {
    switch byte {
    case 0x20...0x3f:
      state = .control(bytes.count < Self.longestParameters ? bytes + [byte] : bytes)
    // A function key of the Linux console, and a click in the oldest way to tell of one.
    case 0x5b where bytes.isEmpty: state = .skipping(1)
    case 0x4d where bytes.isEmpty: state = .skipping(3)
    case 0x7e where bytes == Array("200".utf8): state = .paste(matched: 0)
    case 0x40...0x7e:
      state = .ground
      return ControlSequence.key(parameters: bytes, final: byte)
    default:
      state = .ground
      return begin(with: byte)
    }
    return nil
  }

  mutating func afterSingleShift(_ byte: UInt8) -> Key? {
    state = .ground
    return byte == 0x4d ? .enter : ControlSequence.key(final: byte)
  }

  mutating func skipInString(_ byte: UInt8) {
    switch byte {
    case 0x07, 0x18, 0x1a: state = .ground
    case 0x1b: state = .stringEscape
    default: break
    }
  }

  mutating func skipInPaste(_ byte: UInt8, _ matched: Int) {
    let end = Self.pasteEnd
    let matched = byte == end[matched] ? matched + 1 : byte == end[0] ? 1 : 0
    state = matched == end.count ? .ground : .paste(matched: matched)
  }
}
