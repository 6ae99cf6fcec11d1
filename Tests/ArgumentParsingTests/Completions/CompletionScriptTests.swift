import ArgumentParsing
import Testing

struct CompletionScriptTests {
  @Test(arguments: CompletionScript.allCases.filter { Shell.path(of: $0.rawValue) != nil })
  func passesTheSyntaxCheckOfItsShell(_ script: CompletionScript) throws {
    let check = try Shell.run(
      script.rawValue, ["-n", "/dev/stdin"], input: script.text(for: Sample.self))
    #expect(check.lines.isEmpty)
    #expect(check.exitCode == 0)
  }

  @Test(arguments: CompletionScript.allCases)
  func endsInALineBreakAndHasNoTrailingBlanks(_ script: CompletionScript) {
    let text = script.text(for: Sample.self)
    #expect(text.last == "\n")
    #expect(!text.split(separator: "\n").contains { $0.last == " " })
  }

  @Test(arguments: CompletionScript.allCases)
  func survivesAProgramWithNothing(_ script: CompletionScript) throws {
    guard Shell.path(of: script.rawValue) != nil else { return }
    let check = try Shell.run(
      script.rawValue, ["-n", "/dev/stdin"], input: script.text(for: Nothing.self))
    #expect(check.exitCode == 0)
  }

  private enum Nothing: ParsableProgram {
    static let name = "a-b"
    static let version = "1"
    static let abstract = "Nothing."
    static let commands: [any ParsableCommand.Type] = []
    static let parsableCommands = commands
  }
}
