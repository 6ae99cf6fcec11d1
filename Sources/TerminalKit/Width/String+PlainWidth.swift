extension RandomAccessCollection<UInt8> where Index == Int {
  /// How long the plain scalar is that starts at an offset into these bytes.
  ///
  /// Plain are the scalars that Latin writing is made of, typographic marks included. Each is
  /// visible, takes one column, and begins and ends a Character, unless a scalar follows that is
  /// neither plain nor ASCII. So text of plain scalars can be measured and cut by its bytes.
  ///
  /// - Parameter offset: Where a scalar starts. The bytes have to be whole UTF-8, as those of a
  ///   string are.
  /// - Returns: The number of bytes, or 0 where another scalar starts.
  @inline(__always)
  func plainLength(at offset: Int) -> Int {
    switch self[offset] {
    case 0x20...0x7e:
      return 1
    case 0xc2:
      // From U+00A1 to U+00BF, without the soft hyphen.
      return self[offset + 1] > 0xa0 && self[offset + 1] != 0xad ? 2 : 0
    case 0xc3...0xcb:
      // To U+02FF.
      return 2
    case 0xe2:
      // From U+2010 to U+2027: dashes, quotation marks and dots.
      return self[offset + 1] == 0x80 && (0x90...0xa7).contains(self[offset + 2]) ? 3 : 0
    default:
      return 0
    }
  }
}

extension String {
  /// How many columns the text takes if it is plain.
  ///
  /// Nil for any other text, and for one that is not stored as UTF-8.
  ///
  /// - Complexity: O(*n*) in the length of the text, but less than an instruction a byte for ASCII.
  package var plainWidth: Int? {
    utf8.withContiguousStorageIfAvailable(\.plainWidth) ?? nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var plainWidth: Int? {
    if isPrintableASCII { return count }
    var columns = 0
    var offset = 0
    while offset < count {
      let length = plainLength(at: offset)
      if length == 0 { return nil }
      columns += 1
      offset += length
    }
    return columns
  }

  /// Without an early end, so that many bytes are looked at together.
  private var isPrintableASCII: Bool {
    var (lowest, highest) = (UInt8.max, UInt8.min)
    for byte in self {
      lowest = Swift.min(lowest, byte)
      highest = Swift.max(highest, byte)
    }
    return lowest >= 0x20 && highest <= 0x7e
  }
}
