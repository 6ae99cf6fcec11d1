/// The keys that terminals send as sequences of several bytes.
enum ControlSequence {
  /// The key of a sequence `ESC [ parameters final`, or nil where it is none of ours.
  ///
  /// A key held down together with another one carries a second parameter and is none of ours.
  static func key(parameters: [UInt8], final: UInt8) -> Key? {
    if final == UInt8(ascii: "~") {
      return numberedKeys[String(decoding: parameters, as: UTF8.self)]
    }
    return parameters.isEmpty || parameters == [UInt8(ascii: "1")] ? key(final: final) : nil
  }

  /// The key of a sequence that is told by its last byte alone, or nil.
  static func key(final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    default: nil
    }
  }

  private static let numberedKeys: [String: Key] = [
    "1": .home, "7": .home, "4": .end, "8": .end, "5": .pageUp, "6": .pageDown,
  ]
}
