/// The bytes with which some editors begin a file.
enum ByteOrderMark {
  static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
  static let utf16: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
}
