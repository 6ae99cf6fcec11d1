import DisplayText

/// Finds the keys in the bytes that a terminal sends.
///
/// A pure state machine, with no clock and no descriptor. Bytes may arrive in pieces of any size.
/// Sequences that are not keys, such as those of a mouse, are skipped as a whole, and pasted text
/// is one key, so that none of their bytes is taken for a key. Sequences have the form that ECMA-48
/// gives them; unless noted otherwise, their meanings are those of "XTerm Control Sequences".
///
/// On a slow line, the rest of a sequence may come when its Escape byte has been taken for the key.
/// It is late then, and dropped: as letters, it would be keys that nobody has pressed.
///
///     var parser = KeyParser()
///     parser.parse([0x1b])            // []: the start of an arrow key, or the Escape key
///     parser.parse(Array("[A".utf8))  // [.up]
package struct KeyParser: Sendable {
  /// The thing that has begun and is not complete.
  private enum State {
    case ground

    case character([UInt8], length: Int)
    case escape

    /// After `ESC O` (SS3), which begins the keys of a keypad in application mode.
    case singleShift

    /// After `ESC [` (CSI), with the parameters so far.
    case control([UInt8])

    case skipping(Int)

    /// In a string that ends with BEL or `ESC \`.
    case string
    case stringEscape

    case paste
  }

  private var state = State.ground

  /// Whether the Escape byte with which it began was taken for the key.
  private var isLate = false

  /// The bytes of the paste so far, and of the sequence that ends it.
  private var pasted: [UInt8] = []

  package init() {}

  /// How long to wait for the rest of what has begun, before a ``flush()`` ends it; nil if nothing
  /// has begun.
  ///
  /// An Escape byte may be a key, for which a person waits, also in pasted text, whose end never
  /// came. All else is no key without its rest.
  package var patience: Duration? {
    switch state {
    case .ground: nil
    case .escape: isLate ? nil : .milliseconds(50)
    case .paste where pasted.last == 0x1b: .milliseconds(50)
    default: .milliseconds(500)
    }
  }

  /// The keys that are complete with more bytes that the terminal has sent.
  package mutating func parse(_ bytes: some Sequence<UInt8>) -> [Key] {
    bytes.flatMap { parse($0) }
  }

  /// Ends the thing that has begun, since nothing more belongs to it: it was the Escape key, or one
  /// that only looked like the rest of a sequence, or is dropped, and so is pasted text whose end
  /// never came.
  package mutating func flush() -> [Key] {
    let (old, wasLate, endsWithEscape) = (state, isLate, pasted.last == 0x1b)
    (state, isLate, pasted) = (.ground, false, [])
    switch old {
    case .escape where !wasLate:
      (state, isLate) = (.escape, true)
      return [.escape]
    case .paste where endsWithEscape: (state, isLate) = (.escape, true)
    case .singleShift where wasLate: return [.character("O")]
    case .control(let bytes) where wasLate: return Self.keysTyped(after: bytes)
    default: break
    }
    return []
  }
}

extension KeyParser {
  private mutating func parse(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground: return begin(with: byte)
    case .character(let bytes, let length): return addToCharacter(bytes, length, byte)
    case .escape: return afterEscape(byte)
    case .singleShift: return afterSingleShift(byte)
    case .control(let bytes): return addToControlSequence(bytes, byte)
    case .skipping(let count): state = count > 1 ? .skipping(count - 1) : .ground
    case .string: skipInString(byte)
    case .stringEscape: state = byte == 0x5c ? .ground : .string
    case .paste: return addToPaste(byte)
    }
    return []
  }

  // MARK: Characters

  private mutating func begin(with byte: UInt8) -> [Key] {
    (state, isLate) = (.ground, false)
    switch byte {
    case 0x1b: state = .escape
    case 0x0a, 0x0d: return [.enter]
    case 0x09: return [.tab]
    case 0x08, 0x7f: return [.backspace]
    case 0x01...0x1a: return [.control(Character(Unicode.Scalar(byte + 0x60)))]
    case 0x20...0x7e: return [.character(Character(Unicode.Scalar(byte)))]
    case 0xc2...0xdf: state = .character([byte], length: 2)
    case 0xe0...0xef: state = .character([byte], length: 3)
    case 0xf0...0xf4: state = .character([byte], length: 4)
    default: break
    }
    return []
  }

  private mutating func addToCharacter(_ bytes: [UInt8], _ length: Int, _ byte: UInt8) -> [Key] {
    guard byte & 0xc0 == 0x80 else { return begin(with: byte) }
    let bytes = bytes + [byte]
    guard bytes.count == length else {
      state = .character(bytes, length: length)
      return []
    }
    state = .ground
    guard let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else { return [] }
    return scalar.isControl ? [] : [.character(Character(scalar))]
  }

  // MARK: Sequences

  /// How many bytes of parameters are kept; no key has more.
  private static let maxParameterLength = 64

  private mutating func afterEscape(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x5b: state = .control([])
    case 0x4f: state = .singleShift
    case _ where isLate: return begin(with: byte)
    case 0x1b: return [.escape]
    // DCS, SOS, OSC, PM and APC: the strings of ECMA-48, which terminals send as replies.
    case 0x50, 0x58, 0x5d, 0x5e, 0x5f: state = .string
    case 0x08, 0x7f:
      state = .ground
      return [.altBackspace]
    default:
      state = .ground
      let isPrintable = (0x20...0x7f).contains(byte)
      return [isPrintable ? .alt(Character(Unicode.Scalar(byte))) : .unknown]
    }
    return []
  }

  private mutating func afterSingleShift(_ byte: UInt8) -> [Key] {
    guard (0x20...0x7e).contains(byte) else {
      return (isLate ? [.character("O")] : []) + begin(with: byte)
    }
    state = .ground
    if isLate { return [] }
    // `M` is the Enter key of the keypad.
    return [byte == 0x4d ? .enter : ControlSequence.key(final: byte) ?? .unknown]
  }

  private mutating func addToControlSequence(_ bytes: [UInt8], _ byte: UInt8) -> [Key] {
    let sequence = ControlSequence(parameters: bytes, final: byte)
    if isLate, !sequence.canBeSent { return Self.keysTyped(after: bytes) + begin(with: byte) }
    switch byte {
    // A key of rxvt with Shift, which ends with a byte that is not for ends.
    case 0x24 where !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) }:
      state = .ground
      return isLate ? [] : [.unknown]
    case 0x20...0x3f:
      state = .control(bytes.count < Self.maxParameterLength ? bytes + [byte] : bytes)
    case ControlSequence.consoleKey where bytes.isEmpty: state = .control([byte])
    // A click in the oldest mouse protocol: a button, a column and a row.
    case 0x4d where bytes.isEmpty: state = .skipping(3)
    case 0x7e where bytes == Array("200".utf8): state = .paste
    case 0x40...0x7e:
      state = .ground
      return isLate ? [] : sequence.key.map { [$0] } ?? []
    default: return begin(with: byte)
    }
    return []
  }

  /// The keys that were pressed if parameters after a late `[` never became a sequence: more than
  /// brackets is the beginning of one.
  private static func keysTyped(after parameters: [UInt8]) -> [Key] {
    let isTyped = parameters.allSatisfy { $0 == ControlSequence.consoleKey }
    return isTyped ? Array(repeating: .character("["), count: 1 + parameters.count) : []
  }

  private mutating func skipInString(_ byte: UInt8) {
    switch byte {
    // xterm ends a string with BEL too; CAN and SUB cancel any sequence, as on a VT100.
    case 0x07, 0x18, 0x1a: state = .ground
    case 0x1b: state = .stringEscape
    default: break
    }
  }

  // MARK: Pasted text

  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  /// How many bytes of pasted text are kept, more than any line of words to search for.
  private static let maxPasteLength = 4096

  private mutating func addToPaste(_ byte: UInt8) -> [Key] {
    let end = Self.pasteEnd
    pasted.append(byte)
    let isCut = pasted.count > Self.maxPasteLength + end.count
    if isCut { pasted.remove(at: Self.maxPasteLength) }
    guard pasted.suffix(end.count).elementsEqual(end) else { return [] }
    defer { (state, pasted) = (.ground, []) }
    var text = String(decoding: pasted.dropLast(end.count), as: UTF8.self)
    // The last scalar may be only a part of one.
    if isCut { text.unicodeScalars.removeLast() }
    return [.pasted(text)]
  }
}
