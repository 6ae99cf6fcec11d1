import ArgumentParsing
import TestSupport
import Testing

@Suite(
  .timeLimit(.minutes(60)), .enabled(if: ExternalTool.zsh.isInstalled, "zsh is not installed."))
struct ZshScriptTests {
  @Test(arguments: Sample.andNothing)
  func passesTheSyntaxCheckOfTheShell(program: any ParsableProgram.Type) throws {
    let script = CompletionScript.zsh.text(for: program)
    let check = try ExternalTool.zsh.run(["-n", "/dev/stdin"], input: script)
    #expect(check == .printed(""))
  }
}
