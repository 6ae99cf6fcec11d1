import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books forget [VOLUME]`: leaves nothing of what is remembered about a volume, or about all.
enum ForgetCommand: BookCommand {
  private static let all = Flag("all", help: Messages.forgetAllHelp)

  static let name = "forget"
  static let abstract = Messages.forgetAbstract
  static let discussion: [HelpBlock] = [.paragraph(Messages.forgetDiscussion)]
  static let examples = [
    Example("forget 3", Messages.forgetExample),
    Example("forget --all", Messages.forgetAllExample),
  ]
  static let arguments = [VolumeArgument.argument.definition]
  static let options = [all, JSONOutput.flag]
  static let exclusiveGroups = [ExclusiveGroup([all, CommonOptions.noState])]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let word = invocation.values[VolumeArgument.argument]
    guard (word != nil) != invocation.values[all] else {
      throw ValidationError(
        word == nil ? Messages.whatToForget : Messages.allTakesNoVolume)
    }
    if !invocation.keepsState { throw ValidationError(Messages.noStateToChange) }
    var library = try Library(invocation)
    guard let word else { return forgotten(library.books, .forgotEverything, in: &library) }
    let book = try library.book(word)
    return forgotten([book], .forgot(book.seriesNumber), in: &library)
  }
}

extension ForgetCommand {
  private static func forgotten(
    _ books: [Book], _ change: ReaderState.Change, in library: inout Library
  ) -> CommandOutput {
    let state = library.state
    let remembered = state.rememberedVolumes
    let isNew = library.makes(change)
    let book = change == .forgotEverything ? nil : books.first
    var answers = [Messages.forgotten(book, isNew: isNew)]
    if books.contains(where: { state.places[$0.seriesNumber] != nil }) {
      answers.append(Messages.forgottenPlace)
    }
    if books.contains(where: { state.recentVolumes.contains($0.seriesNumber) }) {
      answers.append(Messages.forgottenRecent)
    }
    return library.answer(
      about: books.filter { remembered.contains($0.seriesNumber) }, answers,
      undo: commands(for: books, state, in: library))
  }

  /// The words of the commands that bring back what was remembered, as far as commands can.
  private static func commands(
    for books: [Book], _ state: ReaderState, in library: Library
  ) -> [[String]] {
    let expanded = books.filter { state.expandedVolumes.contains($0.seriesNumber) }
    let bookmarked = books.compactMap { book in
      state.bookmarks[book.seriesNumber].map { BookmarkCommand.setting($0, in: book) }
    }
    let numbers = Set(books.map(\.seriesNumber))
    let kept = library.books(numbered: state.keptVolumes.filter(numbers.contains))
    return expanded.map(SummaryToggle.expansion(of:)) + bookmarked
      + (kept.isEmpty ? [] : [ShelfCommand.addition(of: kept)])
  }
}
