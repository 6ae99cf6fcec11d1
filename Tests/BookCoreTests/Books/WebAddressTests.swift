import BookCore
import Testing

struct WebAddressTests {
  @Test(arguments: [
    "https://example.org", "http://example.org", "HTTPS://example.org/a", "hTTp://example.org",
    "https://example.org/a?b=c#d", "https://example.org?b", "https://example.org#d",
    "https://ada@example.org", "https://ada:secret@example.org:8080/", "https://@example.org",
    "https://ada@:80@example.org",
    "https://example.org:80", "https://127.0.0.1/", "https://[::1]/", "https://[::1]:80/",
    "http://[2001:db8::1]", "https://example.org/a b", "https://example.org/a\\b",
    "https://ko.wikipedia.org/wiki/해리_포터", "https://example.org/\u{202e}a", "https://예.org/",
    "https://example.org/%41%zz",
  ])
  func anAddressIsKeptAsItIsWritten(text: String) throws {
    let address = try #require(WebAddress(text))
    #expect(Array(address.description.utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    "", "https", "https:", "https:/", "https://", "https:///a", "https://:80/", "https://?a",
    "https://#a", "https://\\example.org", "https://@", "https://ada@", "https://ada@:80/",
    "https://ada@/example.org", "https://example.org@ada@", "https:example.org",
    "https:/example.org", "//example.org",
    "example.org", "/a", "ftp://example.org", "file:///etc/passwd", "javascript:alert(1)",
    "javascript://example.org/%0aalert(1)", "data:text/html,x", "xhttps://example.org",
    " https://example.org", "httpss://example.org", "https ://example.org", "http//example.org",
    "https://exa mple.org/", "https:// example.org", "https://a b@example.org/",
    "https://[::1", "https://[]", "https://[", "not a link",
  ])
  func whatIsNoAddressOfAPageIsNone(text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test(
    arguments: ["\0", "\n", "\r", "\t", "\u{1b}", "\u{7f}"],
    ["https://example.org/a%b", "https://exam%ple.org/", "https:%//example.org", "%https://a.org"])
  func aControlCharacterIsInNoAddress(character: String, template: String) {
    #expect(WebAddress(template.replacing("%", with: character)) == nil)
  }

  @Test(arguments: [
    ("https://example.org/a?b=c&d=%20#e", "https://example.org/a?b=c&d=%20#e"),
    ("https://example.org/a%20b|c", "https://example.org/a%20b%7Cc"),
    ("https://example.org/a b", "https://example.org/a%20b"),
    ("https://example.org/100%", "https://example.org/100%25"),
    ("https://example.org/%4", "https://example.org/%254"),
    ("https://example.org/%4g%g4", "https://example.org/%254g%25g4"),
    ("https://example.org/%%41", "https://example.org/%25%41"),
    ("https://example.org/%aF%Af", "https://example.org/%aF%Af"),
    ("https://example.org/%٤١", "https://example.org/%25%D9%A4%D9%A1"),
    ("https://ko.wikipedia.org/wiki/해리", "https://ko.wikipedia.org/wiki/%ED%95%B4%EB%A6%AC"),
    ("https://example.org/a\\b", "https://example.org/a%5Cb"),
    ("https://[::1]:80/[a]", "https://[::1]:80/[a]"),
    ("https://example.org/\"<>`{}^", "https://example.org/%22%3C%3E%60%7B%7D%5E"),
    ("https://example.org/-._~:/?#[]@!$&'()*+,;=", "https://example.org/-._~:/?#[]@!$&'()*+,;="),
    ("https://example.org/\u{202e}\u{9b}", "https://example.org/%E2%80%AE%C2%9B"),
    ("HTTPS://Example.org/A", "HTTPS://Example.org/A"),
  ])
  func aBrowserGetsEverythingEncodedOnce(text: String, encoded: String) throws {
    let address = try #require(WebAddress(text))
    #expect(address.percentEncoded == encoded)
    #expect(WebAddress(encoded)?.percentEncoded == encoded, "encoding twice changes nothing more")
  }

  @Test func nothingButASCIIReachesABrowser() throws {
    for scalar in (0x20...0x2FF).compactMap(Unicode.Scalar.init) where scalar.mayBeInAPath {
      let address = try #require(WebAddress("https://example.org/\(scalar)"), "\(scalar)")
      #expect(address.percentEncoded.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    }
  }
}

extension Unicode.Scalar {
  fileprivate var mayBeInAPath: Bool { properties.generalCategory != .control }
}
