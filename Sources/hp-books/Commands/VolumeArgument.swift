import ArgumentParsing
import BookCore
import BookPresentation

/// The argument that says which volume a command is about.
enum VolumeArgument {
  private static let volumeHelp = "A number or title; by default, the volume you are reading."

  /// The argument of a command about one volume.
  static let one = one()

  static func one(without options: [Option] = []) -> Argument {
    Argument(
      "VOLUME", .phrase, value: kind(.volume), help: volumeHelp, isOptional: true, without: options)
  }

  /// The argument of a command about several volumes, or beside an option those on the shelf alone.
  static func several(without excluded: [Option], onShelfBeside option: Option? = nil) -> Argument {
    Argument(
      "VOLUME", .words, value: kind(.volumes),
      help: "A number, a range such as 3-5, or words of a title.", isOptional: true,
      without: excluded, asking: option.map { ([$0], NameSubject.keptVolumes.rawValue) })
  }

  /// The argument of a command about a volume and one of its chapters, or beside some options about
  /// several volumes.
  static func withChapter(
    _ help: String, without excluded: [Option] = [],
    severalBeside options: [Option] = [], takesList: Bool = false
  ) -> Argument {
    Argument(
      "VOLUME", .words, value: kind(takesList ? .told : .volumeAndChapter),
      help: takesList ? "A number, a range or list such as 1-3, or words of a title." : volumeHelp,
      isOptional: true, endingIn: Term("CHAPTER", help), without: excluded,
      asking: (options, NameSubject.volumes.rawValue))
  }

  static func kind(_ subject: NameSubject) -> ValueKind { .name(subject: subject.rawValue) }
}

extension Completion {
  /// The names of volumes or chapters, or words of their titles, that a shell can offer; none if no
  /// volume has the name on the line.
  func candidates(for subject: String, _ settings: Settings) throws -> [Term] {
    guard var subject = NameSubject(rawValue: subject), settings.source.canBeReadAtOnce
    else { return [] }
    // Where nothing is remembered, no bookmark is set.
    if subject == .volumeAndChapter, !settings.given.keepsState { subject = .volume }
    let library = try settings.library()
    let kept = subject == .keptVolumes ? library.state.keptVolumes : nil
    func offers(of names: Names) -> [NameOffer] {
      names.offers(for: typed, behind: words, naming: subject, among: kept)
    }
    let kind = subject.entryKind
    if kind == nil, subject != .told { return offers(of: library.names()).map(Term.init) }
    let story = library.story()
    let asksByVolume = (words + [typed]).beginWithNumber
    var found = kind == nil || asksByVolume ? offers(of: library.names(telling: story)) : []
    if let kind, !typed.isEmpty || !words.beginWithNumber {
      // Behind a volume, an entry is asked for as without it.
      let words = words.beginWithNumber ? Array(words.dropFirst()) : words
      if found.isEmpty { found = story.entries(kind).offers(for: typed, behind: words) }
      if found.isEmpty { found = story.entries(kind.other).offers(for: typed, behind: words) }
    }
    return found.map(Term.init)
  }
}

extension Term { fileprivate init(_ offer: NameOffer) { self.init(offer.value, offer.meaning) } }
