import BookPresentation
import DisplayText
import Testing

struct AnswerPageTests {
  private func answer(
    _ answers: [String], undo: [ShellCommand] = [], width: Int
  ) -> String {
    Page.answer(answers, undo: undo, format: PageFormat(width: width, usesColor: false))
      .lines.plainText
  }

  @Test func longAnswersHangAndCommandsCanBeCopied() {
    let commands = [
      ShellCommand(["hp-books", "bookmark", "3", "9"]),
      ShellCommand(["hp-books", "shelf", "3", "5", "--add"]),
    ]
    #expect(
      answer(["Forgotten: 3  Emma and the Rest", "Done."], undo: commands, width: 24) == """
         Forgotten: 3  Emma and
           the Rest
         Done.
         Undo: hp-books \\
           bookmark 3 9
         Undo: hp-books shelf \\
           3 5 --add

        """)
    #expect(answer([], width: 80) == "")
  }

  @Test func textFromOutsideIsMadeVisible() {
    #expect(
      answer(["Kept: 3  \u{1b}[31mEmma"], width: 80)
        == "  Kept: 3  \("\u{1b}".sanitizedForTerminal())[31mEmma\n")
  }
}
