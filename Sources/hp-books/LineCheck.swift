import ArgumentParsing
import BookCore

/// Tells which lines lead on, that may be advised instead of one that went wrong.
struct LineCheck {
  let settings: Settings

  /// The library of that line, once it is known.
  var library: Library?

  /// Whether a line can be read, and its names lead somewhere.
  mutating func leadsOn(_ arguments: [String]) -> Bool {
    guard let result = try? HPBooks.parse(arguments) else { return false }
    guard case .run(let command, let given) = result else { return true }
    var context = settings.context
    context.arguments = arguments
    let other = Settings(given, in: context)
    guard let command = try? command.init(given), (try? other.requireUsableFiles()) != nil
    else { return false }
    return leadsOn(command, other)
  }

  mutating func leadsOn(_ command: any BookCommand, _ settings: Settings) -> Bool {
    command.leadsOn { visit(settings) }
  }

  private mutating func visit(_ other: Settings) -> Visit? {
    guard other.source.canBeReadAgain else { return nil }
    let isSame = other.source == settings.source && other.reader == settings.reader
    guard let library = isSame ? library ?? (try? other.library()) : try? other.library()
    else { return nil }
    if isSame { self.library = library }
    return Visit(settings: other, library: library)
  }
}
