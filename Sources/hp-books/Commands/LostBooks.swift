import BookCore
import BookPresentation
import DisplayText

// What commands say of books that are no longer in the series.
extension Settings {
  /// The lines about how many books the series has lost, and what names them; none if there are
  /// none.
  func notice(ofLost count: Int) -> [StyledText] {
    if count == 0 { return [] }
    return lines(Answers.lost(count), [("See which: ", [BookmarkCommand.name])])
  }

  /// The lines that name these books, and how to forget them; none if there are none.
  func listOfLost(in library: Library) -> [StyledText] {
    let records = library.state.lostRecords
    if records.isEmpty { return [] }
    let label = records.count == 1 ? "Forget it: " : "Forget all: "
    return lines(Answers.lost(records), [(label, ForgetCommand.forgettingLost)])
  }

  private func lines(_ answer: String, _ commands: [NextStep.Command]) -> [StyledText] {
    Page.answer([answer], commands: commandLines(commands), format: format).lines
  }
}
