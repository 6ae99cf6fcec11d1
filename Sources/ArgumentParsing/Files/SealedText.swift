import DisplayText

/// A text for a file of its own, whose checksum shows whether the file was changed.
///
///     SealedText(heading: "# Greeting.", mark: "# Greeting.", body: "foobar").text
///     // "# Greeting. Checksum of the rest: 85944171f73967e8\nfoobar"
package struct SealedText: Sendable {
  private static let checksumLength = 16

  /// The lines that tell its kind are near the beginning.
  private static let searchedLength = 512

  /// The first lines, the last of which goes on with the checksum.
  package let heading: String

  /// The beginning of a line by which a file of any version is known.
  let mark: String

  /// What follows the heading.
  let body: String

  /// The whole text.
  package var text: String { beginning + Self.checksum(of: Array(body.utf8)[...]) + "\n" + body }

  /// Whether a file holds such a text, of whichever version and perhaps changed: whether one of its
  /// first lines has the mark.
  package func isOfSameKind(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(Self.searchedLength).split(separator: UInt8(ascii: "\n"))
      .contains { $0.starts(with: mark.utf8) }
  }

  /// Whether a file holds such a text as this or another version wrote it, and not changed since;
  /// one without a checksum may have been.
  package func isUnchanged(_ bytes: [UInt8]) -> Bool {
    let checksum = bytes.dropFirst(beginning.utf8.count).prefix(Self.checksumLength)
    let body = bytes.dropFirst(beginning.utf8.count + checksum.count + 1)
    let expected = beginning + Self.checksum(of: body) + "\n"
    return bytes.starts(with: expected.utf8)
  }
}

extension SealedText {
  /// Everything before the checksum.
  private var beginning: String { heading + " Checksum of the rest: " }

  /// The 64-bit FNV-1a hash of some bytes, which shows a change but could be forged.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16).zeroPadded(to: checksumLength)
  }
}
