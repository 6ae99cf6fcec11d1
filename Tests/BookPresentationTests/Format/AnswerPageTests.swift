import BookPresentation
import DisplayText
import Testing

struct AnswerPageTests {
  private func answer(
    _ answers: [String], _ commands: [LabelledCommand] = [], width: Int
  ) -> String {
    Page.answer(answers, commands: commands, format: PageFormat(width: width, usesColor: false))
      .lines.plainText
  }

  @Test func longAnswersHangAndCommandsCanBeCopied() {
    let commands = [
      LabelledCommand("Begin it: ", ["hp-books", "next"]),
      LabelledCommand("Undo: ", ["hp-books", "undo", "--data", "d.json"]),
    ]
    #expect(
      answer(["Forgotten: 3  Emma and the Rest", "Done."], commands, width: 24) == """
         Forgotten: 3  Emma and
           the Rest
         Done.
         Begin it: hp-books next
         Undo: hp-books undo --data d.json

        """)
    #expect(answer([], width: 80) == "")
  }

  @Test func textFromOutsideIsMadeVisible() {
    #expect(
      answer(["On the shelf: 3  \u{1b}[31mEmma"], width: 80)
        == "  On the shelf: 3  \("\u{1b}".sanitizedForTerminal())[31mEmma\n")
  }
}
