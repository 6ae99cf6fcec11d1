import Testing

@testable import ArgumentParsing

struct SealedTextTests {
  private let text = SealedText(
    heading: "#!/bin/sh\n# Greeting.", mark: "# Greeting.", body: "foobar")

  @Test func everyChangeIsSeen() {
    let bytes = Array(text.text.utf8)
    #expect(text.isUnchanged(bytes))
    for place in bytes.indices {
      #expect(!text.isUnchanged(Array(bytes[..<place])))
      var changed = bytes
      changed[place] ^= 1
      #expect(!text.isUnchanged(changed))
    }
  }

  @Test(arguments: [
    ("# Greeting.", true), ("#!/bin/bash\n\n# Greeting. Of another version.\nfoo\n", true),
    ("", false), ("# Greetings.", false), ("foo # Greeting.", false),
    (String(repeating: "foo\n", count: 128) + "# Greeting.", false),
  ])
  func itsKindIsKnownByALineNearTheBeginning(file: String, isKnown: Bool) {
    #expect(text.isOfSameKind(Array(file.utf8)) == isKnown)
  }
}
