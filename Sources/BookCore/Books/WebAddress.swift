/// The address of a page on the web: http or https, and a host.
///
/// It is kept and shown as the data file writes it. Only a browser gets it with everything encoded
/// that may not stand in an address.
///
///     let address = WebAddress("https://ko.wikipedia.org/wiki/해리_포터")
///     address?.description     // "https://ko.wikipedia.org/wiki/해리_포터"
///     address?.percentEncoded  // "https://ko.wikipedia.org/wiki/%ED%95%B4%EB%A6%AC_%ED%8F%AC%ED%84%B0"
///     WebAddress("javascript:alert(1)")  // nil
public struct WebAddress: Hashable, Sendable, LosslessStringConvertible {
  /// The address as it was written.
  public let description: String

  /// Reads an address.
  ///
  /// - Parameter text: The address. Nil comes back where it is neither http nor https, has no host,
  ///   or holds a control character, so that no reader is ever sent anywhere else.
  public init?(_ text: String) {
    guard let host = Self.host(in: Array(text.utf8)), !host.isEmpty,
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    description = text
  }

  /// The address as a browser takes it: every byte encoded that may not stand in one.
  ///
  /// What is encoded already stays so, `%20` for example; a percent sign that begins no such code
  /// becomes `%25`.
  public var percentEncoded: String {
    let bytes = Array(description.utf8)
    var encoded = ""
    for (index, byte) in bytes.enumerated() {
      let isCode = byte == UInt8(ascii: "%") && bytes[index...].dropFirst().prefix(2).isHexadecimal
      encoded += isCode || byte.mayStandInAddress ? String(Unicode.Scalar(byte)) : byte.percentCode
    }
    return encoded
  }
}

extension WebAddress {
  /// The host and what may stand around it, a user and a port, or nil for any other kind of address.
  private static func host(in address: [UInt8]) -> ArraySlice<UInt8>? {
    for scheme in ["http://", "https://"] {
      let start = address.prefix(scheme.utf8.count)
      guard start.map(\.lowercased).elementsEqual(scheme.utf8) else { continue }
      let authority = address[start.endIndex...].prefix { !"/?#\\".utf8.contains($0) }
      let host = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] }
      return authority.contains(UInt8(ascii: " "))
        ? nil : (host ?? authority).prefix { $0 != UInt8(ascii: ":") }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 {
    (0x41...0x5A).contains(self) ? self + 0x20 : self
  }

  fileprivate var mayStandInAddress: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "-", ".", "_", "~", ":", "/", "?", "#", "[", "]", "@", "!", "$", "&", "'", "(", ")": true
    case "*", "+", ",", ";", "=": true
    default: false
    }
  }

  fileprivate var percentCode: String {
    (self < 0x10 ? "%0" : "%") + String(self, radix: 16, uppercase: true)
  }
}

extension ArraySlice<UInt8> {
  /// Whether these are the two digits of a percent code.
  fileprivate var isHexadecimal: Bool {
    count == 2 && allSatisfy { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
  }
}
