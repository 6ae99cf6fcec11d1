extension String {
  /// A number of spaces; none where the number is below 1.
  ///
  /// Pages are full of them, and written as bytes they cost a tenth of a repeated Character.
  package static func spaces(_ count: Int) -> String {
    guard count > 0 else { return "" }
    return String(unsafeUninitializedCapacity: count) {
      $0.initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }
}
