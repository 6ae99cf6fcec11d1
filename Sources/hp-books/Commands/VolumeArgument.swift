import ArgumentParsing
import BookCore

/// The argument that says which volume a command is about.
enum VolumeArgument {
  /// The argument of a command about the volume that the user looked at.
  static let shownLast = Argument(
    "VOLUME", value: kind(.volume),
    help: "A number or words of a title; by default, the volume shown last.", isOptional: true,
    isPhrase: true)

  /// The argument of a command that goes on where the user is.
  static func current(without excluded: [OptionDefinition] = []) -> Argument<String> {
    Argument(
      "VOLUME", value: kind(.volume),
      help: "A number or words of a title; by default, the volume that you are in.",
      isOptional: true, isPhrase: true, without: excluded)
  }

  /// The argument of a command about several volumes, which beside an option may be those on the
  /// shelf alone.
  static func several(
    without excluded: [OptionDefinition], onShelfBeside option: OptionDefinition? = nil
  ) -> Argument<[String]> {
    Argument(
      words: "VOLUME", value: kind(.volumes),
      help: "A number, a range such as 3-5, or words of a title.", isOptional: true,
      without: excluded, asking: option.map { ([$0], NameSubject.keptVolumes.rawValue) })
  }

  /// The argument of a command about a volume and one of its chapters, or beside some options about
  /// several volumes.
  static func withChapter(
    _ help: String, without excluded: [OptionDefinition] = [],
    severalBeside options: [OptionDefinition] = []
  ) -> Argument<[String]> {
    Argument(
      words: "VOLUME", value: kind(.volumeAndChapter), help: "A number or words of a title.",
      isOptional: true, endingIn: Term("CHAPTER", help), without: excluded,
      asking: (options, NameSubject.volumes.rawValue))
  }

  private static func kind(_ subject: NameSubject) -> ValueKind<String> {
    .name(subject: subject.rawValue)
  }
}
