/// What a command line asks for.
public enum Outcome: Sendable {
  /// A command, with everything it was given.
  case run(Command, Values)

  /// A page of help. The values are those of the options that were given right: the width and
  /// the colour of the page may be among them.
  case help(HelpPage, Values)

  /// The version of the program: ``Program/versionLine``.
  case version
}
