extension String {
  /// How many columns the text takes if it is plain (see
  /// ``Swift/RandomAccessCollection/plainLength(at:)``) and stored as UTF-8, otherwise nil.
  package var plainWidth: Int? { utf8.withContiguousStorageIfAvailable(\.plainWidth) ?? nil }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The length of the plain scalar that starts at an offset into these bytes, 0 for any other.
  ///
  /// Plain scalars are those that Latin writing is made of, typographic marks and lines included.
  /// Each is visible, takes one column, and is a Character by itself unless the scalar after it is
  /// neither plain nor ASCII. So plain text can be measured and cut by its bytes, which have to be
  /// UTF-8.
  @inline(__always)
  func plainLength(at offset: Int) -> Int {
    switch self[offset] {
    case 0x20...0x7e: return 1
    case 0xc2:
      // From U+00A1 to U+00BF, without the soft hyphen.
      return self[offset + 1] > 0xa0 && self[offset + 1] != 0xad ? 2 : 0
    case 0xc3...0xcb:
      // To U+02FF.
      return 2
    case 0xe2:
      let isPlain =
        switch self[offset + 1] {
        // From U+2010 to U+2027: dashes, quotation marks and dots.
        case 0x80: (0x90...0xa7).contains(self[offset + 2])
        // From U+2500 to U+259F: lines and blocks, as in bars and covers.
        case 0x94, 0x95: true
        case 0x96: self[offset + 2] < 0xa0
        default: false
        }
      return isPlain ? 3 : 0
    default: return 0
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var plainWidth: Int? {
    if isPrintableASCII { return count }
    var columns = count
    var offset = 0
    while offset < count {
      // Even here most scalars are ASCII.
      if (0x20...0x7e).contains(self[offset]) {
        offset += 1
        continue
      }
      let length = plainLength(at: offset)
      if length == 0 { return nil }
      columns -= length - 1
      offset += length
    }
    return columns
  }

  /// Whether every byte is printable; without an early exit, so that the loop can be vectorized.
  private var isPrintableASCII: Bool {
    var (lowest, highest) = (UInt8.max, UInt8.min)
    for byte in self {
      lowest = Swift.min(lowest, byte)
      highest = Swift.max(highest, byte)
    }
    return lowest >= 0x20 && highest <= 0x7e
  }
}
