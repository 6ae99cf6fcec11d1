#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Whether a file is text in UTF-8.
enum UTF8Check {
  /// Returns the line of the first byte that is not UTF-8, counted from 1, or nil for good text.
  ///
  /// A zero byte counts as one too: JSON has none, and text in UTF-16 is full of them, which the
  /// decoder would otherwise take without a word.
  static func firstBadLine(in data: Data) -> Int? {
    let hasZero = data.withUnsafeBytes { $0.contains(0) }
    if !hasZero, String(bytes: data, encoding: .utf8) != nil { return nil }
    var line = 1
    var decoder = UTF8()
    var bytes = data.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes), scalar != "\0" {
      if scalar == "\n" { line += 1 }
    }
    return line
  }
}
