import TestSupport
import Testing

/// Errors and hints on a narrow terminal.
struct MessageTests {
  private func run(_ words: String..., rows: Int? = 24, columns: Int = 30) -> ProgramResult {
    Rehearsal(
      words, environment: ["TERM": "dumb"], rows: rows, columns: columns
    ).result
  }

  @Test func linesAreBrokenBetweenWords() {
    let errors = """
      Error: There is no file 'no
        such file.json'.

      """
    #expect(run("list", "--data", "no such file.json") == .failed(66, errors))
  }

  @Test func aPipeGetsEachMessageOnOneLine() {
    let run = run("list", "--data", "no such file.json", "--width", "20", rows: nil)
    #expect(run == .failed(66, "Error: There is no file 'no such file.json'.\n"))
  }

  /// The manual is for `man`, on a terminal as well.
  @Test func aTerminalIsToldHowToReadTheManual() {
    let hint = "Hint: To read it, type: hp-books manual | man -l -\n"
    #expect(run("manual", columns: 80).errors == hint)
    #expect(run("manual", rows: nil).errors == "")
  }
}
