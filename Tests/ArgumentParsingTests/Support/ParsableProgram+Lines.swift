import ArgumentParsing
import TypedText

/// A command line does not ask for what a test expects of it.
struct AskedForSomethingElse: Error {}

/// What a command line asks for that is typed as one string, words parted by spaces.
extension ParsableProgram {
  static func run(_ line: String) throws -> (command: Command, given: GivenValues) {
    guard case .run(let command, let given) = try parse(line.words) else {
      throw AskedForSomethingElse()
    }
    return (command, given)
  }

  static func help(_ line: String) throws -> (page: HelpPage, given: GivenValues) {
    guard case .help(let page, let given) = try parse(line.words) else {
      throw AskedForSomethingElse()
    }
    return (page, given)
  }

  /// What is wrong with it, or nil if nothing is.
  static func message(for line: String) -> String? { error(for: line)?.problem.message }

  static func error(for line: String) -> UsageError? { error(for: line.words) }

  static func error(for arguments: [String]) -> UsageError? {
    do {
      _ = try parse(arguments)
      return nil
    } catch {
      var error = error
      error.problem.hints = error.problem.hints.leadingOn { (try? parse($0)) != nil }
      return error
    }
  }
}

extension String {
  var words: [String] { ShellWords(self).words }
}
