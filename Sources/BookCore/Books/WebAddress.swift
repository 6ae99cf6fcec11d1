import DisplayText

/// The address of a web page: http or https, and a host.
///
/// It is kept and shown as written in the data file, and percent-encoded only in a link.
///
///     let address = WebAddress("https://ko.wikipedia.org/wiki/해리_포터")
///     address?.description     // "https://ko.wikipedia.org/wiki/해리_포터"
///     address?.percentEncoded  // "https://ko.wikipedia.org/wiki/%ED%95%B4%EB%A6%AC_%ED%8F%AC%ED%84%B0"
///     WebAddress("javascript:alert(1)")  // nil
public struct WebAddress: Hashable, Sendable, LosslessStringConvertible {
  /// The address as it was written.
  public let description: String

  /// Parses an address; nil if the text is not one.
  ///
  /// Any other scheme, a missing host or an ASCII control character is rejected, so that a reader
  /// is never sent anywhere else.
  ///
  /// - Parameter text: The address.
  public init?(_ text: String) {
    guard Self.isAddress(Array(text.utf8)[...]) else { return nil }
    description = text
  }

  /// Whether bytes in UTF-8 are an address.
  static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F } && host(in: bytes)?.isEmpty == false
  }

  /// The address in a link: every byte that is not allowed in an address is encoded.
  ///
  /// What is already encoded, such as `%20`, stays as it is; any other percent sign becomes `%25`.
  public var percentEncoded: String {
    let bytes = Array(description.utf8)
    var encoded = ""
    for (index, byte) in bytes.enumerated() {
      let code = bytes[index...].dropFirst().prefix(2)
      let isCode =
        byte == UInt8(ascii: "%") && code.count == 2
        && code.allSatisfy { $0.hexadecimalDigit != nil }
      // An address has no control characters, so a code always has two digits.
      encoded +=
        isCode || byte.mayStandInAddress
        ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
    }
    return encoded
  }
}

extension WebAddress {
  /// The host, or nil for any other kind of address.
  private static func host(in address: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    for scheme in ["https://", "http://"]
    where address.starts(with: scheme.utf8, by: { $0.lowercased == $1 }) {
      let rest = address.dropFirst(scheme.utf8.count)
      let authority = rest.prefix { !$0.endsAuthority }
      if authority.contains(UInt8(ascii: " ")) { return nil }
      let user = authority.lastIndex(of: UInt8(ascii: "@")).map { authority.index(after: $0) }
      let host = authority[(user ?? authority.startIndex)...]
      // An IPv6 address has colons of its own, so it stands in brackets.
      guard host.first == UInt8(ascii: "[") else { return host.prefix { $0 != UInt8(ascii: ":") } }
      return host.firstIndex(of: UInt8(ascii: "]")).map { host[..<$0].dropFirst() }
    }
    return nil
  }
}

extension UInt8 {
  /// The letter as schemes are compared, in either case.
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }

  /// Whether the byte ends the part of an address that contains the host.
  fileprivate var endsAuthority: Bool {
    switch Unicode.Scalar(self) {
    case "/", "?", "#", "\\": true
    default: false
    }
  }

  fileprivate var mayStandInAddress: Bool {
    isASCIILetterOrDigit || "-._~:/?#[]@!$&'()*+,;=".utf8.contains(self)
  }
}
