/// What a terminal sends after `ESC [`, and the key that it stands for.
///
///     ControlSequence(parameters: [], final: UInt8(ascii: "A")).key               // .up
///     ControlSequence(parameters: Array("5".utf8), final: UInt8(ascii: "~")).key  // .pageUp
struct ControlSequence {
  let parameters: [UInt8]

  let final: UInt8

  /// A byte that begins the keys of the Linux console, such as `ESC [ [ A`; see
  /// `console_codes(4)`.
  static let consoleKey = UInt8(ascii: "[")

  /// By all that follows `ESC [`: the numbers 1 to 6 of a VT220, 7 and 8 of rxvt, also with Control,
  /// which is 5 of xterm, where Alt is 3.
  private static let keysWithParameters: [String: Key] = [
    "1~": .home, "7~": .home, "1;5H": .home, "7^": .home,
    "4~": .end, "8~": .end, "1;5F": .end, "8^": .end,
    "1;5D": .controlLeft, "1;5C": .controlRight, "1;3C": .altRight,
    "3~": .delete, "5~": .pageUp, "6~": .pageDown, "11~": .f1, "[A": .f1,
  ]

  var key: Key? {
    if final == UInt8(ascii: "Z"), parameters.isEmpty { return .shiftTab }
    if parameters.isEmpty || parameters == [UInt8(ascii: "1")], let key = Self.key(final: final) {
      return key
    }
    let sequence = String(decoding: parameters + [final], as: UTF8.self)
    return Self.keysWithParameters[sequence] ?? (isOfKey ? .unknown : nil)
  }

  /// Whether a terminal sends the last byte after the others, here one that may be no end.
  ///
  /// Without parameters, most bytes that a person may type next are not: no sequence begins like
  /// `ESC [ j`.
  var canBeSent: Bool {
    if parameters.isEmpty { return (0x30...0x5b).contains(final) || key != nil }
    return parameters != [Self.consoleKey] || key != nil
  }

  /// Whether a key sends it, and not a mouse, a window that has got the focus, or a terminal that
  /// answers.
  private var isOfKey: Bool {
    if parameters == [Self.consoleKey] { return (0x41...0x45).contains(final) }
    // Answers have other bytes than numbers, or none of these last bytes.
    guard parameters.allSatisfy({ (0x30...0x3b).contains($0) }) else { return false }
    return switch Unicode.Scalar(final) {
    // With numbers, `R` is the position of the cursor.
    case "R": parameters.isEmpty
    case "A"..."H", "P", "Q", "S", "Z": true
    // The arrow keys of rxvt with Shift.
    case "a"..."d": parameters.isEmpty
    // The end of a paste is no key; `^` and `@` are for keys of rxvt with Control.
    case "~", "^", "@": !parameters.isEmpty && parameters != Array("201".utf8)
    // Any key with any other: "Comprehensive keyboard handling in terminals" of kitty.
    case "u": !parameters.isEmpty
    default: false
    }
  }

  /// The key that a last byte alone tells, also after `ESC O`.
  static func key(final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "P": .f1
    default: nil
    }
  }
}
