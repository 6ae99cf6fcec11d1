import BookCore
import BookPresentation

extension NextStep {
  /// What to type to go on.
  func commands(_ settings: Settings) -> [LabelledCommand] {
    switch self {
    case .lookInside, .chooseAnother: []
    case .begin: settings.command("Begin it: ", AdvisedLine.next)
    case .readOn: settings.command(Messages.nextChapter, AdvisedLine.next)
    case .setBookmarkAgain(let book, let record):
      settings.command(Messages.setAgain, setting: record, in: book)
    case .readAgain(_, let first): settings.command("Read again: ", AdvisedLine.next(in: first))
    }
  }

  /// What to type to be told what happened, if any of it is told.
  func storySoFar(in library: Library, _ settings: Settings) -> [LabelledCommand] {
    if case .chooseAnother = self { return [] }
    let isTold = library.story().recap(of: book).tellsSomething
    return isTold ? settings.command(Messages.storySoFar, AdvisedLine.recap) : []
  }
}
