import BookCore
import BookPresentation
import DisplayText

/// What commands say of books that are no longer in the series; nothing if there are none.
struct LostBooks {
  let records: [BookRecord]
  let settings: Settings

  /// How many there are, and what names them.
  var notice: [StyledText] {
    lines(Answers.lost(records.count), "See which: ", AdvisedLine.bookmarks)
  }

  /// Which they are, and how to forget them.
  var list: [StyledText] {
    let label = records.count == 1 ? "Forget it: " : "Forget all: "
    return lines(Answers.lost(records), label, AdvisedLine.forgettingLost)
  }

  private func lines(_ answer: String, _ label: String, _ words: [String]) -> [StyledText] {
    if records.isEmpty { return [] }
    let commands = settings.command(label, words)
    return Page.answer([answer], commands: commands, format: settings.format).lines
  }
}
