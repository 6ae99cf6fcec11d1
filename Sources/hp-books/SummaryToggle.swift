import ArgumentParsing
import BookCore
import BookPresentation

/// How a command is told to expand or collapse a summary.
enum SummaryToggle {
  static let expand = Flag("expand", help: Messages.expandHelp)
  static let collapse = Flag("collapse", help: Messages.collapseHelp)

  static let options = [expand, collapse]
  static let exclusive = ExclusiveGroup(options)

  /// Whether the reader asked for the whole summary, or nil where neither way was asked for.
  static func asked(of invocation: Invocation) -> Bool? {
    invocation.values[expand] ? true : invocation.values[collapse] ? false : nil
  }

  /// The command that shows the summary of a volume the other way, in the same files.
  static func command(for book: Book, isExpanded: Bool, _ invocation: Invocation) -> ShellCommand {
    let flag = isExpanded ? collapse : expand
    return ShellCommand(
      [Messages.programName, SummaryCommand.name, String(book.seriesNumber), flag.spelling]
        + words(repeating: CommonOptions.data, invocation)
        + words(repeating: CommonOptions.state, invocation))
  }

  private static func words(
    repeating option: Option<String>, _ invocation: Invocation
  ) -> [String] {
    guard let value = invocation.values[option] else { return [] }
    let spelling = option.definition.spelling
    return value.utf8.first == UInt8(ascii: "-") ? ["\(spelling)=\(value)"] : [spelling, value]
  }
}
