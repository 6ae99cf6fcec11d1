import ArgumentParsing
import BookCore

private struct CannotBeReadAgain: Error {}

/// Tells which lines lead on, that may be advised instead of one that went wrong.
struct LineCheck {
  let settings: Settings

  /// The library of that line, once it is known.
  var library: Library?

  /// Whether a line can be read, and its names lead somewhere.
  mutating func leadsOn(_ arguments: [String]) -> Bool {
    do {
      guard case .run(let command, let given) = try HPBooks.parse(arguments) else { return true }
      var context = settings.context
      context.arguments = arguments
      let other = Settings(given, in: context)
      try other.requireUsableFiles()
      return leadsOn(try command.init(given), in: other)
    } catch { return false }
  }

  mutating func leadsOn(_ command: any BookCommand, in settings: Settings) -> Bool {
    command.leadsOn { try visit(settings) }
  }

  private mutating func visit(_ other: Settings) throws -> Visit {
    guard other.source.canBeReadAgain else { throw CannotBeReadAgain() }
    let isSame = other.source == settings.source && other.reader == settings.reader
    let library = isSame ? try library ?? other.library() : try other.library()
    if isSame { self.library = library }
    return Visit(settings: other, library: library)
  }
}
