import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books undo`: takes the last change back.
struct UndoCommand: LibraryCommand {
  static let name = "undo"
  static let synonyms: [Synonym] = ["redo", "back", "revert"]
  static let abstract = "Undo your last change."
  static let discussion: [HelpBlock] = [
    """
    This covers bookmarks, finished volumes, the shelf, the recent volumes, expanded summaries, \
    and what forget has removed. A second undo makes the change again. Only the last change \
    can be undone.
    """
  ]
  static let examples = [Example("undo", "Take back the last change")]
  static let options = [CommonOptions.json]

  init(_ given: GivenValues) {}

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    let before = library.state
    guard let replaced = try library.change(.undone, settings) else {
      let answer = Answer(Answers.nothingToUndo)
      return .answer(about: [], in: library, settings, [answer], replacing: nil)
    }
    let after = library.state
    let books = library.books(numbered: replaced.records.map(\.volume))
    var lost = library.lostRecords(changedBy: replaced)
    var answers = books.compactMap { book in
      Answers.restored(book, after.record(of: book), from: before.record(of: book))
    }
    answers += lost.map(Answers.restored)
    if before.recentVolumes != after.recentVolumes {
      answers.append(Answers.recent(after.recentVolumes))
    }
    if answers.isEmpty {
      answers = [library.reading]
      lost = after.lostReading.map { [$0] } ?? []
    }
    answers[0].fact = Answers.undone(answers[0].fact)
    return .answer(
      about: books, lost: lost, in: library, settings, answers, replacing: replaced,
      undo: "Do it again: ")
  }
}
