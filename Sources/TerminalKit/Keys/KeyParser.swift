/// Finds the keys in the bytes that a terminal sends.
///
/// A pure machine: no clock and no descriptor. Bytes may arrive in pieces of any size. Sequences
/// that mean no key, such as those of a mouse, and text that is pasted are swallowed whole, so
/// that none of their bytes is ever taken for a key.
///
///     var parser = KeyParser()
///     parser.take([0x1b])        // []: the start of an arrow key, or the Escape key
///     parser.take(Array("[A".utf8))  // [.up]
package struct KeyParser: Sendable {
  /// What has begun and is not complete.
  enum State {
    case ground

    /// The first bytes of a character.
    case character([UInt8], length: Int)
    case escape

    /// After `ESC O`.
    case singleShift

    /// After `ESC [`, with the parameters so far.
    case control([UInt8])

    /// Before some bytes that mean nothing.
    case skipping(Int)

    /// In a string that ends in BEL or `ESC \`.
    case string
    case stringEscape

    /// In pasted text, with so many bytes of the sequence that ends it.
    case paste(matched: Int)
  }

  var state = State.ground

  /// Creates a parser that has seen nothing yet.
  package init() {}

  /// Whether the bytes so far may be a key, or the start of one.
  ///
  /// Nothing but time can tell: when nothing has followed for a moment, call ``giveUp()``.
  package var isUndecided: Bool {
    switch state {
    case .ground, .paste: false
    default: true
    }
  }

  /// Takes bytes.
  ///
  /// - Parameter bytes: What the terminal sent.
  /// - Returns: The keys that are now complete.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] {
    bytes.compactMap { take($0) }
  }

  /// Decides that nothing more belongs to what has begun.
  ///
  /// - Returns: The Escape key, if that is all there was; the start of anything else is dropped.
  package mutating func giveUp() -> [Key] {
    guard isUndecided else { return [] }
    defer { state = .ground }
    if case .escape = state { return [.escape] }
    return []
  }
}

extension KeyParser {
  private mutating func take(_ byte: UInt8) -> Key? {
    switch state {
    case .ground: return begin(with: byte)
    case .character(let bytes, let length): return addToCharacter(bytes, length, byte)
    case .escape: return afterEscape(byte)
    case .singleShift: return afterSingleShift(byte)
    case .control(let bytes): return addToControlSequence(bytes, byte)
    case .skipping(let count): state = count > 1 ? .skipping(count - 1) : .ground
    case .string: skipInString(byte)
    case .stringEscape: state = byte == 0x5c ? .ground : .string
    case .paste(let matched): skipInPaste(byte, matched)
    }
    return nil
  }
}
