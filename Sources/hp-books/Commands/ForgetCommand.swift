import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books forget [VOLUME...]`: leaves nothing remembered of some volumes, or of any.
struct ForgetCommand: LibraryCommand {
  private static let all = Flag("all", help: "Forget everything about all volumes of the series.")
  private static let lost = Flag(
    "lost", help: "Forget everything about books that are no longer in the series.")
  private static let recent = Flag("recent", help: "Forget which volumes were shown recently.")
  private static let volumes = VolumeArgument.several(
    without: [all, lost, recent, CommonOptions.noState])

  static let name = "forget"
  static let synonyms: [Synonym] = ["reset", "delete", "clear"]
  static let abstract = "Forget everything about a volume."
  static let discussion: HelpBlock = """
    This covers its bookmark, how often you have finished it and when, whether it is on the shelf \
    or was shown recently, and whether its summary is expanded.
    """
  static let examples = [
    Example("forget 3", "Everything about volume 3"),
    Example("forget --all", "Everything about the series"),
  ]
  static let arguments = [volumes]
  static let options = [all, lost, recent, CommonOptions.json]
  static let exclusiveGroups = [ExclusiveGroup([all, lost, recent, CommonOptions.noState])]

  /// What names the volumes; empty if an option says what is to be forgotten.
  private let words: [String]
  private let forgetsAll: Bool
  private let forgetsRecent: Bool

  init(_ given: GivenValues) throws(ValidationError) {
    words = given[Self.volumes]
    forgetsAll = given[Self.all]
    forgetsRecent = given[Self.recent]
    if words.isEmpty == !(forgetsAll || forgetsRecent || given[Self.lost]) {
      let flag = forgetsAll ? Self.all : forgetsRecent ? Self.recent : Self.lost
      let scope = forgetsAll ? "volumes" : forgetsRecent ? "recent volumes" : "lost books"
      let surplus = "\(flag.spelling) applies to all \(scope), so it takes no VOLUME."
      throw ValidationError(words.isEmpty ? "Which volume? For all of them, use --all." : surplus)
    }
    if given[CommonOptions.noState] { throw ValidationError(Messages.noStateToChange) }
  }

  func named(in visit: Visit) throws -> [Book] { try visit.library.books(named: words) }

  func run(_ books: [Book], in visit: inout Visit) throws -> CommandOutput {
    if forgetsAll {
      return try visit.change(
        visit.library.books(numbered: visit.library.state.records.map(\.volume)),
        by: .forgotEverything, saying: "Everything about this series is forgotten.",
        orElse: "There is nothing to forget about this series.")
    }
    if forgetsRecent {
      return try visit.change(
        visit.library.books(numbered: visit.library.state.recentVolumes), by: .clearedRecent,
        saying: "The list of recent volumes is now empty.",
        orElse: "The list of recent volumes was already empty.")
    }
    if !words.isEmpty {
      return try visit.change(books, by: .forgot(books)) {
        Answers.forgotten($0, isChanged: $2 != nil)
      }
    }
    let records = visit.library.state.lostRecords
    let replaced = try visit.perform(.forgotLostBooks(records.map(\.book)))
    let empty = Answer("There is nothing to forget about books that are no longer in this series.")
    let answers = records.isEmpty ? [empty] : records.map { Answers.forgotten($0) }
    return visit.answer(about: [], answers, replacing: replaced)
  }
}
