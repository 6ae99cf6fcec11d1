import BookCore
import BookPresentation
import DisplayText
import TestSupport
import Testing

struct AnswerPageTests {
  private func answer(
    _ answers: [String], _ commands: [LabelledCommand] = [], width: Int
  ) -> String {
    PageFormat(width: width, usesColor: false).answer(answers, commands: commands).plainText
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

  /// What is said of the second volume in windows of some widths: the title of the volume goes
  /// first, and then that of the chapter is below.
  @Test(arguments: try CaseFile().table("an answer fits one line if it can") as [(Int, String)])
  func anAnswerFitsOneLineIfItCan(width: Int, expected: String) throws {
    let books = ["One", "Three Hares"].map {
      SampleBook(title: "The Tale of \($0)", chapters: ["1. Owls", "2. The Marauder’s Map"])
    }
    let series = try BookSeries(bytes: Array(SampleBook.file(books).utf8), file: "books.json")
    let state = ReaderState(of: series.books, at: [2: 2], kept: [2])
    func page(_ answer: Answer) -> String {
      let format = PageFormat(width: width, usesColor: false)
      return format.answer([answer], about: series).plainText
    }
    let record = state.record(of: series[1])
    #expect(page(Answers.bookmark(series[1], record)) == expected)
    // What there is to say of a volume alone is its title.
    #expect(page(Answers.shelf(series[1], record)).contains("Three Hares"))
  }

  @Test func textFromOutsideIsMadeVisible() {
    #expect(
      answer(["On the shelf: 3  \u{1b}[31mEmma"], width: 80)
        == "  On the shelf: 3  \("\u{1b}".sanitizedForTerminal())[31mEmma\n")
  }
}
