package import DisplayText
import TypedText

/// What to do next after a mistake.
package enum Hint: Equatable, Sendable {
  case text(String)

  /// A command line behind what it is for, such as `To list all commands, type:`.
  case command(String, [String])

  case corrections([Correction])
}

package struct Correction: Equatable, Sendable {
  /// What stands in place of the mistake.
  let meaning: String

  /// The words of the line behind the name of the program.
  let arguments: [String]

  package init(_ meaning: String, _ arguments: [String]) {
    (self.meaning, self.arguments) = (meaning, arguments)
  }
}

extension [Hint] {
  /// The first that leads on, with no line in it that would be wrong; none if there is no such.
  package func leadingOn(_ isRight: ([String]) -> Bool) -> [Hint] {
    for hint in self {
      switch hint {
      case .text: return [hint]
      case .command(_, let arguments): if isRight(arguments) { return [hint] }
      case .corrections(let corrections):
        let right = corrections.filter { isRight($0.arguments) }
        if !right.isEmpty { return [.corrections(right)] }
      }
    }
    return []
  }
}

extension Hint {
  package var isCorrection: Bool { if case .corrections = self { true } else { false } }

  package func lines(of program: String) -> [StyledText] {
    func line(_ rest: [String]) -> String { ([program] + rest).map(\.shellQuoted).joined(by: " ") }
    switch self {
    case .text(let text): return [MessageLabel.hint.line(text)]
    case .command(let purpose, let arguments):
      return [MessageLabel.hint.line("\(purpose) \(line(arguments))")]
    case .corrections(let corrections):
      let question = MessageLabel.hint.line(UsageText.didYouMean(corrections.map(\.meaning)))
      let lines = corrections.map { StyledText("  \(line($0.arguments))") }
      return lines.count == 1 ? [question + lines[0]] : [question] + lines
    }
  }
}
