import DisplayText

extension String {
  /// Reads a string of the system, which ends with a zero.
  init(systemString: UnsafePointer<CChar>) {
    var count = 0
    while systemString[count] != 0 { count += 1 }
    self.init(systemBytes: Array(UnsafeRawBufferPointer(start: systemString, count: count)))
  }

  /// Calls a function with the bytes of the text and a zero, as the system expects a string.
  func withSystemString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard utf8.contains(0xF4) else { return withCString(body) }
    let bytes = systemBytes.map { CChar(bitPattern: $0) } + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      // The zero makes sure that there is a first element.
      buffer.baseAddress.map(body) ?? withCString(body)
    }
  }
}
