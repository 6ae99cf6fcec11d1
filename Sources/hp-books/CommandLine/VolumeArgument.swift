import ArgumentParsing

/// The argument that says which volume a command is about.
enum VolumeArgument {
  static let argument = Argument(
    "VOLUME", value: kind, help: "A number or words of a title; by default, the volume shown last.",
    isOptional: true, extent: .phrase)

  /// The argument of a command for which a volume must be named, unless it is about all.
  static let named = Argument(
    "VOLUME", value: kind, help: "A number or words of a title; none with --all.", isOptional: true,
    extent: .phrase)

  /// The argument of a command that has another one after it.
  static let word = Argument(
    "VOLUME", value: kind, help: wordHelp, isOptional: true)

  /// The argument of a command about several volumes.
  static let several = Argument(
    "VOLUME", value: kind, help: wordHelp, isOptional: true, extent: .words)

  private static let wordHelp = "A number or a word of a title."

  private static var kind: ValueKind<String> {
    .name(subject: CompletionSubject.volumes.rawValue)
  }
}
