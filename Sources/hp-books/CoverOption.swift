import ArgumentParsing

/// The flag that leaves covers out.
enum CoverOption {
  static let noCover = Flag("no-cover", help: Messages.noCoverHelp)
}
