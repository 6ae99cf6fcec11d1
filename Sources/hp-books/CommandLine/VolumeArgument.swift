import ArgumentParsing

/// The argument that says which volume a command is about.
enum VolumeArgument {
  static let argument = Argument(
    "VOLUME", value: kind(.volume),
    help: "A number or words of a title; by default, the volume shown last.", isOptional: true,
    extent: .phrase)

  /// The argument of a command that goes on where the user is.
  static let current = Argument(
    "VOLUME", value: kind(.volume),
    help: "A number or words of a title; by default, the volume that you are in.",
    isOptional: true, extent: .phrase)

  /// The argument of a command about several volumes.
  static let several = Argument(
    "VOLUME", value: kind(.volumes),
    help: "A number, a range such as 3-5, or words of a title.", isOptional: true, extent: .words)

  /// The argument of a command that takes the name of a chapter behind a volume.
  static let beforeChapter = Argument(
    "VOLUME", value: kind(.volumeAndChapter), help: "A number or words of a title.",
    isOptional: true, extent: .words)

  private static func kind(_ subject: CompletionSubject) -> ValueKind<String> {
    .name(subject: subject.rawValue)
  }
}
