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
    return data.withUnsafeBytes(firstBadOffset).map { offset in
      let bytes = Array(data)
      let problem = Words.expectedUTF8(Words.byte(bytes[offset], at: offset))
      return TextFault(problem, at: offset, in: bytes)
    }
  }
}

extension UTF8Check {
  private static func isWide(_ data: Data) -> Bool {
    let start = data.prefix(4)
    return start.contains(0) || ByteOrderMark.utf16.contains { data.starts(with: $0) }
  }

  private static func firstBadOffset(in bytes: UnsafeRawBufferPointer) -> Int? {
    var offset = 0
    while offset < bytes.count {
      if hasEightOfASCII(bytes, at: offset) {
        offset += 8
        continue
      }
      var parser = Unicode.UTF8.ForwardParser()
      var rest = bytes[offset...].makeIterator()
      guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return offset }
      offset += scalar.count
    }
    return nil
  }

  /// Most text is ASCII: looking at so many bytes together takes a twentieth of the time.
  private static func hasEightOfASCII(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    guard bytes.count - offset >= 8 else { return false }
    return bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
  }
}
