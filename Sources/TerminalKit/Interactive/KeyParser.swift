/// Finds the keys in the bytes that a terminal sends.
///
/// A pure machine: no clock and no descriptor. Bytes may arrive in pieces of any size. Sequences
/// that mean no key, such as those of a mouse, and text that is pasted are swallowed whole, so
/// that none of their bytes is ever taken for a key.
///
///     var parser = KeyParser()
///     parser.take([0x1b])        // []: the start of an arrow key, or the Escape key
///     parser.take(Array("[A".utf8))  // [.up]
public struct KeyParser: Sendable {
  private enum State {
    case ground
    case character([UInt8], length: Int)
    case escape
    case singleShift
    case control([UInt8])
    case skipping(Int)
    case string
    case stringEscape
    case paste(matched: Int)
  }

  private var state = State.ground

  /// Creates a parser that has seen nothing yet.
  public init() {}

  /// Whether the bytes so far may be a key, or the start of one.
  ///
  /// Nothing but time can tell: when nothing has followed for a moment, call ``giveUp()``.
  public var isUndecided: Bool {
    switch state {
    case .ground, .paste: false
    default: true
    }
  }

  /// Takes bytes.
  ///
  /// - Parameter bytes: What the terminal sent.
  /// - Returns: The keys that are now complete.
  public mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] {
    bytes.compactMap { take($0) }
  }

  /// Decides that nothing more belongs to what has begun.
  ///
  /// - Returns: The Escape key, if that is all there was; the start of anything else is dropped.
  public mutating func giveUp() -> [Key] {
    guard isUndecided else { return [] }
    defer { state = .ground }
    if case .escape = state { return [.escape] }
    return []
  }
}

extension KeyParser {
  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  private mutating func take(_ byte: UInt8) -> Key? {
    switch state {
    case .ground: return begin(with: byte)
    case .character(let bytes, let length): return addToCharacter(bytes, length, byte)
    case .escape: return afterEscape(byte)
    case .singleShift:
      state = .ground
      return byte == 0x4d ? .enter : ControlSequence.key(final: byte)
    case .control(let bytes): return addToControlSequence(bytes, byte)
    case .skipping(let count): state = count > 1 ? .skipping(count - 1) : .ground
    case .string: skipInString(byte)
    case .stringEscape: state = byte == 0x5c ? .ground : .string
    case .paste(let matched): skipInPaste(byte, matched)
    }
    return nil
  }

  private mutating func begin(with byte: UInt8) -> Key? {
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

  private mutating func addToCharacter(_ bytes: [UInt8], _ length: Int, _ byte: UInt8) -> Key? {
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
    guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first
    else { return nil }
    return scalar.isControl ? nil : .character(Character(scalar))
  }

  private mutating func afterEscape(_ byte: UInt8) -> Key? {
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

  private mutating func addToControlSequence(_ bytes: [UInt8], _ byte: UInt8) -> Key? {
    switch byte {
    case 0x20...0x3f:
      // No key is longer; the rest is still swallowed.
      state = .control(bytes.count < 64 ? bytes + [byte] : bytes)
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

  private mutating func skipInString(_ byte: UInt8) {
    switch byte {
    case 0x07, 0x18, 0x1a: state = .ground
    case 0x1b: state = .stringEscape
    default: break
    }
  }

  private mutating func skipInPaste(_ byte: UInt8, _ matched: Int) {
    let end = Self.pasteEnd
    let matched = byte == end[matched] ? matched + 1 : byte == end[0] ? 1 : 0
    state = matched == end.count ? .ground : .paste(matched: matched)
  }
}
