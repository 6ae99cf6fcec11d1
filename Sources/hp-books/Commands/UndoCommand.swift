import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books undo`: takes the last change back.
struct UndoCommand: LibraryCommand {
  static let name = "undo"
  static let synonyms: [Synonym] = ["redo", "back", "revert"]
  static let abstract = "Undo your last change."
  static let discussion: HelpBlock = """
    This covers bookmarks, finished volumes, the shelf, the recent volumes, expanded summaries, \
    and what forget has removed. A second undo makes the change again. Only the last change \
    can be undone.
    """
  static let examples = [Example("undo", "Take back the last change")]
  static let options = [CommonOptions.json]

  init(_ given: GivenValues) {}

  func named(in visit: Visit) throws { try visit.settings.requirePlaceForChange() }

  func run(_: Void, in visit: inout Visit) throws -> CommandOutput {
    let before = visit.library.state
    guard let replaced = try visit.perform(.undone) else {
      return visit.answer(about: [], [Answer(Answers.nothingToUndo)], replacing: nil)
    }
    let after = visit.library.state
    var answers = visit.restored(by: replaced, from: before)
    var lost: [BookRecord]?
    if before.recentVolumes != after.recentVolumes {
      answers.append(Answers.recent(after.recentVolumes))
    }
    if answers.isEmpty {
      answers = [visit.reading]
      lost = after.lostReading.map { [$0] } ?? []
    }
    answers[0].fact = Answers.undone(answers[0].fact)
    return visit.answer(
      about: visit.books(changedBy: replaced), lost: lost, answers, replacing: replaced,
      undo: "Do it again: ")
  }
}
