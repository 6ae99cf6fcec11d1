import BookCore
import TestSupport
import Testing

struct WebAddressTests {
  @Test(arguments: try CaseFile().texts("addresses"))
  func anAddressIsKeptAsItIsWritten(text: String) throws {
    let address = try #require(WebAddress(text))
    #expect(Array(address.description.utf8) == Array(text.utf8))
  }

  @Test(arguments: try CaseFile().texts("no addresses of pages"))
  func whatIsNoAddressOfAPageIsNone(text: String) { #expect(WebAddress(text) == nil) }

  @Test(
    arguments: ["\0", "\n", "\r", "\t", "\u{1b}", "\u{7f}"],
    ["https://example.org/a%b", "https://exam%ple.org/", "https:%//example.org", "%https://a.org"])
  func aControlCharacterIsInNoAddress(character: String, template: String) {
    #expect(WebAddress(template.replacing("%", with: character)) == nil)
  }

  @Test(arguments: try CaseFile().pairs("an address, and what a browser gets"))
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
