import DisplayText

extension String {
  /// Reads a string of the system, which ends with a zero.
  init(systemString: UnsafePointer<CChar>) {
    let text = String(cString: systemString)
    if text.mayDifferFromSystem {
      var bytes: [UInt8] = []
      while systemString[bytes.count] != 0 {
        bytes.append(UInt8(bitPattern: systemString[bytes.count]))
      }
      self.init(systemBytes: bytes)
    } else {
      self = text
    }
  }

  /// Calls a function with the bytes of the text and a zero at their end.
  func withSystemString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard utf8.contains(0xF4) else { return withCString(body) }
    let bytes = systemBytes.map { CChar(bitPattern: $0) } + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      // The zero makes sure that there is a first element.
      buffer.baseAddress.map(body) ?? withCString(body)
    }
  }
}
