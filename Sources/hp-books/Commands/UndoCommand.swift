import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books undo`: takes the last change back.
enum UndoCommand: BookCommand {
  static let name = "undo"
  static let synonyms: [Synonym] = ["redo", "back", "revert"]
  static let abstract = "Undo your last change."
  static let discussion: [HelpBlock] = [
    """
    This covers bookmarks, the shelf, the list of recent volumes, and whether a summary is \
    expanded. A second undo makes the change again. Only the last change can be undone.
    """
  ]
  static let examples = [Example("undo", "Take back the last change")]
  static let options = [PageOptions.json]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    var visit = try Visit(invocation)
    let before = visit.library.state
    guard let replaced = try visit.change(.undone) else {
      return visit.answer(about: [], [Answers.nothingToUndo], replacing: nil)
    }
    let after = visit.library.state
    let books = visit.books(numbered: replaced.records.map(\.volume))
    var answers = books.flatMap { book in
      Answers.restored(
        book, after.record(of: book.identity), from: before.record(of: book.identity))
    }
    let lost = (Set(before.lostRecords.map(\.name)), Set(after.lostRecords.map(\.name)))
    answers += after.lostRecords.map(\.name).filter { !lost.0.contains($0) }.map(Answers.lostAgain)
    answers += before.lostRecords.map(\.name).filter { !lost.1.contains($0) }
      .map(Answers.forgotten)
    if before.recentVolumes != after.recentVolumes {
      answers.append(Answers.recent(after.recentVolumes))
    }
    if answers.isEmpty, let volume = after.readingVolume,
      let book = visit.series[volume: volume]
    {
      answers = [Answers.reading(book)]
    }
    return visit.answer(about: books, answers, replacing: replaced)
  }
}
