/// Whether a byte of UTF-8 is one ASCII character that takes exactly one column.
///
/// - Parameter byte: A byte of UTF-8.
/// - Returns: False for controls, for delete, and for any part of a longer character.
func isPrintableASCII(_ byte: UInt8) -> Bool {
  (0x20...0x7e).contains(byte)
}
