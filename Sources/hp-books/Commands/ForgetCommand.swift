import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books forget [VOLUME...]`: leaves nothing remembered of some volumes, or of any.
struct ForgetCommand: LibraryCommand {
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
  static let options = [all, CommonOptions.json]
  static let exclusiveGroups = [ExclusiveGroup([all, CommonOptions.noState])]

  /// What names the volumes; empty if everything is to be forgotten.
  private let words: [String]

  init(_ given: GivenValues) throws(ValidationError) {
    words = given[Self.volumes]
    if words.isEmpty != given[Self.all] {
      throw ValidationError(
        words.isEmpty
          ? "Which volume? For all of them, use --all."
          : "--all applies to all volumes, so it takes no VOLUME.")
    }
    if given[CommonOptions.noState] { throw ValidationError(Messages.noStateToChange) }
  }

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    if words.isEmpty {
      return try library.change(
        library.books(numbered: library.state.records.map(\.volume)), by: .forgotEverything,
        settings, saying: "Everything about this series is forgotten.",
        orElse: "Nothing was remembered about this series.")
    }
    let name = words.joined(by: " ")
    let lost = library.state.lostRecords.map(\.book).filter { $0.title == name }
    // A title or a number of the series names the volume.
    if !lost.isEmpty, !library.series.contains(where: { $0.title == name }),
      !library.series.hasVolumes(numbered: words)
    {
      let replaced = try library.change(.forgotLost(lost), settings)
      return settings.answer(about: [], in: library, [Answers.forgotten(name)], replacing: replaced)
    }
    let books = try library.series.books(named: words)
    return try library.change(books, by: .forgot(books), settings) { book, _, old in
      Answers.forgotten(book, isChanged: old != nil)
    }
  }
}
