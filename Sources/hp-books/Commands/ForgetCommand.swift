import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books forget [VOLUME...]`: leaves nothing remembered of some volumes, or of any.
enum ForgetCommand: BookCommand {
  private static let all = Flag("all", help: "Forget everything about all volumes of the series.")

  private static let volumes = VolumeArgument.several(without: [all, CommonOptions.noState])

  static let name = "forget"
  static let abstract = "Forget everything about a volume."
  static let discussion: [HelpBlock] = [
    """
    This covers its bookmark, how often you have finished it, whether it is on the shelf or among \
    the recent volumes, and whether its summary is expanded. VOLUME can also be the title of a \
    volume that is no longer in the series.
    """
  ]
  static let examples = [
    Example("forget 3", "Everything about volume 3"),
    Example("forget --all", "Everything about the series"),
  ]
  static let arguments = [volumes.definition]
  static let options = [all, PageOptions.json]
  static let exclusiveGroups = [ExclusiveGroup([all, CommonOptions.noState])]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let words = invocation.values[volumes]
    guard words.isEmpty == invocation.values[all] else {
      throw ValidationError(
        words.isEmpty
          ? "Which volume? For all of them, use --all."
          : "--all applies to all volumes, so it takes no VOLUME.")
    }
    if !invocation.keepsState { throw ValidationError(Messages.noStateToChange) }
    var visit = try Visit(invocation)
    if words.isEmpty { return try forgetEverything(in: &visit) }
    let name = words.joined(separator: " ")
    if visit.hasLost(name), !visit.series.hasVolumes(numbered: words) {
      let replaced = try visit.change(.forgotLost([name]))
      return visit.answer(about: [], [Answers.forgotten(name)], replacing: replaced)
    }
    return try forget(visit.series.books(named: words), in: &visit)
  }
}

extension ForgetCommand {
  private static func forget(_ books: [Book], in visit: inout Visit) throws -> CommandOutput {
    try visit.change(books, by: .forgot(books.map(\.identity))) { book, _, old in
      Answers.forgotten(book, isChanged: old != nil)
    }
  }

  private static func forgetEverything(in visit: inout Visit) throws -> CommandOutput {
    let books = visit.books(numbered: visit.library.state.records.map(\.volume))
    let replaced = try visit.change(.forgotEverything)
    let answer =
      replaced == nil
      ? "Nothing was remembered about this series." : "Everything about this series is forgotten."
    return visit.answer(about: books, [answer], replacing: replaced)
  }
}

extension Visit {
  /// Whether a record that belongs to no book has a name, and no book has it as its title.
  fileprivate func hasLost(_ name: String) -> Bool {
    library.state.lostRecords.contains { $0.name == name } && !series.contains { $0.title == name }
  }
}
