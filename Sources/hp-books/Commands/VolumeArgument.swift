import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// The argument that says which volume a command is about.
enum VolumeArgument {
  private static let volumeHelp = "A number or title; by default, the volume you are reading."

  /// The argument of a command about one volume.
  static let one = one()

  static func one(without excluded: [Option] = []) -> Argument {
    Argument(
      "VOLUME", value: kind(.volume), help: volumeHelp, isOptional: true, isPhrase: true,
      without: excluded)
  }

  /// The argument of a command about several volumes, or beside an option those on the shelf alone.
  static func several(
    without excluded: [Option], onShelfBeside option: Option? = nil
  ) -> Argument {
    Argument(
      words: "VOLUME", value: kind(.volumes),
      help: "A number, a range such as 3-5, or words of a title.", isOptional: true,
      without: excluded, asking: option.map { ([$0], NameSubject.keptVolumes.rawValue) })
  }

  /// The argument of a command about a volume and one of its chapters, or beside some options about
  /// several volumes.
  static func withChapter(
    _ help: String, without excluded: [Option] = [],
    severalBeside options: [Option] = [], orRange: Bool = false
  ) -> Argument {
    Argument(
      words: "VOLUME", value: kind(orRange ? .volumesOrChapter : .volumeAndChapter),
      help: orRange ? "A number, a range or list such as 1-3, or words of a title." : volumeHelp,
      isOptional: true, endingIn: Term("CHAPTER", help), without: excluded,
      asking: (options, NameSubject.volumes.rawValue))
  }

  static func kind(_ subject: NameSubject) -> ValueKind {
    .name(subject: subject.rawValue)
  }
}

extension Library {
  /// The volumes of a range or list, which takes no chapter; nil if words name a volume, a chapter
  /// or something else.
  func books(listedIn words: [String]) throws -> [Book]? {
    guard let (books, count) = try series.books(listedIn: words) else { return nil }
    if count == words.count { return books }
    throw ValidationError(Messages.severalTakeNoChapter(words.prefix(count).joined(separator: " ")))
  }
}

extension Completion {
  /// The names of volumes or chapters, or words of their titles, that a shell can offer; none if no
  /// volume has the name on the line.
  func candidates(for subject: String, _ settings: Settings) throws -> [Term] {
    guard let subject = NameSubject(rawValue: subject), settings.source.canBeReadAtOnce
    else { return [] }
    // Where the reader state does not matter, a damaged one needs no warning.
    let asksState = subject == .keptVolumes || subject.entryKind != nil
    let library = try Library(settings.source, state: asksState ? settings.state : .none)
    // Behind `vol`, any number may follow.
    let line = words + [typed.isEmpty && !words.isEmpty ? "1" : typed]
    if let kind = subject.entryKind, !line.beginWithNumber {
      let story = library.story()
      let offers = [kind, kind.other].lazy.map {
        story.entries($0).offers(for: typed, behind: words)
      }
      return (offers.first { !$0.isEmpty } ?? []).map { Term($0.value, $0.meaning) }
    }
    var offers = library.series.offers(
      for: typed, behind: words, naming: subject, kept: library.state.keptVolumes,
      withChapters: settings.options.keepsState
    ).filter { joinedCount == 0 || isOneName($0.value, of: subject, in: library.series) }
    if offers.isEmpty, subject.takesChapter, settings.options.keepsState,
      let book = try? settings.library().currentBook()
    {
      offers = book.offers(for: typed, behind: words)
    }
    return offers.map { Term($0.value, $0.meaning) }
  }

  /// Whether what would stand in one word is read as one name, and not as a name and what follows.
  private func isOneName(_ value: String, of subject: NameSubject, in series: BookSeries) -> Bool {
    let name = (words.suffix(joinedCount) + [value]).joined(by: " ")
    let names = Array(words.dropLast(joinedCount)) + [name]
    return switch subject {
    case .volume, .volumeAndChapter, .volumesOrChapter, .person, .thing:
      (try? series.bookAndChapter(named: names)) != nil
    case .volumes, .keptVolumes: (try? series.books(named: names)) != nil
    }
  }
}
