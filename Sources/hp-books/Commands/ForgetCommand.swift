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
  static let arguments = [VolumeArgument.named.definition]
  static let options = [all, JSONOutput.flag]
  static let exclusiveGroups = [ExclusiveGroup([all, CommonOptions.noState])]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let word = invocation.values[VolumeArgument.named]
    guard (word != nil) != invocation.values[all] else {
      throw ValidationError(
        word == nil ? Messages.whatToForget : Messages.allTakesNoVolume)
    }
    if !invocation.keepsState { throw ValidationError(Messages.noStateToChange) }
    var library = try Library(invocation)
    guard let word else { return forgottenEverything(in: &library) }
    return forgotten(try library.book(word), in: &library)
  }
}

extension ForgetCommand {
  private static func forgotten(_ book: Book, in library: inout Library) -> CommandOutput {
    let (state, volume) = (library.state, book.seriesNumber)
    let isNew = library.apply(.forgot(volume))
    var answers = [Messages.forgotten(book, isNew: isNew)]
    if state.places[volume] != nil { answers.append(Messages.forgottenPlace) }
    if state.recentVolumes.contains(volume) { answers.append(Messages.forgottenRecent) }
    return library.answer(
      about: [book], answers, undo: commands(bringingBack: [book], of: state))
  }

  private static func forgottenEverything(in library: inout Library) -> CommandOutput {
    let state = library.state
    let isNew = library.apply(.forgotEverything)
    let remembered = state.rememberedVolumes
    let books = library.books.filter { remembered.contains($0.seriesNumber) }
    let recent = library.books(numbered: state.recentVolumes)
    var answers = [Messages.forgottenEverything(isNew: isNew)]
    if !state.places.isEmpty { answers.append(Messages.forgottenPlaces) }
    if !recent.isEmpty {
      answers += [Messages.forgottenRecents] + Messages.listed(recent)
    }
    return library.answer(
      about: books, answers, undo: commands(bringingBack: books, of: state))
  }

  /// The words of the commands that bring back what was remembered, as far as commands can.
  private static func commands(bringingBack books: [Book], of state: ReaderState) -> [[String]] {
    let volumes = Dictionary(uniqueKeysWithValues: books.map { ($0.seriesNumber, $0) })
    let expanded = books.filter {
      state.expandedVolumes.contains($0.seriesNumber) && $0.summary.isCollapsible
    }
    let bookmarked = books.compactMap { book in
      state.bookmarks[book.seriesNumber].flatMap { BookmarkCommand.setting($0, in: book) }
    }
    let kept = state.keptVolumes.compactMap { volumes[$0] }
    return expanded.map(SummaryToggle.expansion(of:)) + bookmarked
      + (kept.isEmpty ? [] : [ShelfCommand.addition(of: kept)])
  }
}
