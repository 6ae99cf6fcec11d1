import ArgumentParsing
import BookCore
import BookPresentation

extension Library {
  /// Moves the bookmark of a volume by some chapters; throws a `ValidationError` if that leads
  /// nowhere.
  mutating func step(
    by count: Int, in book: Book, _ settings: Settings
  ) throws -> CommandOutput {
    let replaced = try change(.moved(book.identity, by: count, in: book.chapters), settings)
    let record = record(of: book)
    let isThere =
      count == 0 ? record.bookmark != nil : record.step(by: count, in: book.chapters) == .end
    if replaced == nil, !isThere, settings.source.series != nil {
      throw ValidationError(
        Messages.noStep(by: count, record, in: book),
        hint: settings.example(BookmarkCommand.beginning(book)))
    }
    var answers = [Answers.bookmark(book, record, isChanged: replaced != nil)]
    var next: (label: String, words: [String])?
    if record.isFinished {
      let nextRecord = self.record(of: currentBook)
      answers.append(nextRecord.isFinished ? Messages.allFinished : Answers.next(currentBook))
      if !nextRecord.isFinished {
        let label = nextRecord.bookmark == nil ? Messages.beginIt : Messages.readOn
        next = (label, [NextCommand.name])
      }
    }
    return settings.answer(
      about: [book], in: self, answers, next: next, replacing: replaced)
  }
}
