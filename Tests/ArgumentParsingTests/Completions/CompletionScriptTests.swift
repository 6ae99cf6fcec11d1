import ArgumentParsing
import Testing

struct CompletionScriptTests {
  @Test(arguments: CompletionScript.allCases)
  func endsInALineBreakAndHasNoTrailingBlanks(_ script: CompletionScript) {
    let text = script.text(for: Sample.self)
    #expect(text.last == "\n")
    #expect(!text.split(separator: "\n").contains { $0.last == " " })
  }
}
