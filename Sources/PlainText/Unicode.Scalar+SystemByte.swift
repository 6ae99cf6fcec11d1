/// The last 128 scalars of Unicode stand for bytes that are not UTF-8.
///
/// The name of a file may hold such bytes, and nobody may use these scalars for anything else.
extension Unicode.Scalar {
  /// The scalar that would stand for 0.
  private static let firstSystemByte: UInt32 = 0x10FF00

  /// The scalar that stands for a byte.
  ///
  /// - Parameter byte: A byte beyond ASCII.
  package init(systemByte byte: UInt8) {
    self = Unicode.Scalar(Self.firstSystemByte + UInt32(byte)) ?? "\u{fffd}"
  }

  /// The byte that the scalar stands for, or nil for any other scalar.
  package var systemByte: UInt8? {
    value >= Self.firstSystemByte + 0x80 ? UInt8(truncatingIfNeeded: value) : nil
  }
}
