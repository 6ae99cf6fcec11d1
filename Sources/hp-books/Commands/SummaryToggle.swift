import ArgumentParsing

/// The flags that expand or collapse a summary.
enum SummaryToggle {
  static let expand = Flag("expand", help: "Show the whole summary from now on.")
  static let collapse = Flag(
    "collapse", help: "Show only the beginning of the summary from now on.")

  static let options = [expand, collapse]

  /// A run that remembers nothing cannot be asked to remember this.
  static let exclusive = ExclusiveGroup(options + [CommonOptions.noState])

  /// Whether the user asked for the whole summary, or nil if neither flag was given.
  static func requestedExpansion(in given: GivenValues) -> Bool? {
    given[expand] ? true : given[collapse] ? false : nil
  }
}
