import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books forget [VOLUME...]`: leaves nothing remembered of some volumes, or of any.
enum ForgetCommand: BookCommand {
  private static let all = Flag("all", help: "Forget everything about all volumes of the series.")

  static let name = "forget"
  static let abstract = "Forget what is remembered about a volume."
  static let discussion: [HelpBlock] = [
    """
    That is whether its summary is expanded, the place in read, the bookmark, and its entries on \
    the shelf and in the list of recent volumes. The answer has the commands that bring back what \
    commands can.
    """
  ]
  static let examples = [
    Example("forget 3", "Everything about volume 3"),
    Example("forget --all", "Everything about the series"),
  ]
  static let arguments = [VolumeArgument.several.definition.without(all, CommonOptions.noState)]
  static let options = [all, PageOptions.json]
  static let exclusiveGroups = [ExclusiveGroup([all, CommonOptions.noState])]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let words = invocation.values.all(VolumeArgument.several)
    guard words.isEmpty == invocation.values[all] else {
      throw ValidationError(
        words.isEmpty
          ? "Which volume is to be forgotten? For all of them, use --all."
          : "--all is about all volumes, so it takes none.")
    }
    if !invocation.keepsState { throw ValidationError(Messages.noStateToChange) }
    var visit = try Visit(invocation)
    if words.isEmpty { return try forgottenEverything(in: &visit) }
    return forgotten(try visit.books(numbered: visit.volumes(named: words)), in: &visit)
  }
}

extension ForgetCommand {
  private static func forgotten(_ books: [Book], in visit: inout Visit) -> CommandOutput {
    let state = visit.state
    var answers: [String] = []
    for book in books {
      let volume = book.seriesNumber
      answers.append(Messages.forgotten(book, isNew: visit.apply(.forgot(volume))))
      if state.places[volume] != nil {
        answers.append("In hp-books read, it begins at the top again.")
      }
      if state.recentVolumes.contains(volume) {
        answers.append("It is no longer listed as recent.")
      }
    }
    return visit.answer(about: books, answers, undo: commands(bringingBack: books, of: state))
  }

  private static func forgottenEverything(in visit: inout Visit) throws -> CommandOutput {
    let state = visit.state
    let isNew = visit.apply(.forgotEverything)
    let books = try visit.books(numbered: state.rememberedVolumes.sorted())
    let recent = try visit.books(numbered: state.recentVolumes)
    var answers = [
      isNew
        ? "Everything about this series is forgotten." : "Nothing was remembered about this series."
    ]
    if !state.places.isEmpty {
      answers.append("In hp-books read, all volumes begin at the top again.")
    }
    if !recent.isEmpty { answers += ["The list of recent volumes was:"] + Messages.listed(recent) }
    return visit.answer(about: books, answers, undo: commands(bringingBack: books, of: state))
  }

  /// The words of the commands that restore the state of these books, as far as commands can.
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
