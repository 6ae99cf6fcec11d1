#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Whether a file is text in UTF-8.
enum UTF8Check {
  /// Returns the first place that is not UTF-8, or nil for good text.
  ///
  /// A text in UTF-16 or UTF-32 is told by its first characters, of which one is ASCII in JSON:
  /// the decoder would otherwise take it without a word.
  static func firstFault(in data: Data) -> TextFault? {
    if isWide(data) { return TextFault(Words.expectedUTF8(Words.wideText), at: 0, in: []) }
    if String(bytes: data, encoding: .utf8) != nil { return nil }
    let bytes = Array(data)
    return firstBadOffset(in: bytes).map { offset in
      TextFault(Words.expectedUTF8(Words.byte(bytes[offset], at: offset)), at: offset, in: bytes)
    }
  }
}

extension UTF8Check {
  private static func isWide(_ data: Data) -> Bool {
    let start = data.prefix(4)
    return start.contains(0) || ByteOrderMark.utf16.contains { data.starts(with: $0) }
  }

  private static func firstBadOffset(in bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
