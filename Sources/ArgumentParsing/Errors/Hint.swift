package import DisplayText
import TypedText

/// What to do next after a mistake.
package enum Hint: Equatable, Sendable {
  /// Words without a command line.
  case text(String)

  /// A command line behind what it is for, such as `To list all commands, type:`.
  case command(String, [String])

  /// The lines that may have been meant.
  case corrections([Correction])
}

/// A command line that may have been meant by one that is wrong.
package struct Correction: Equatable, Sendable {
  /// What stands in place of the mistake.
  let meaning: String

  /// The words of the line behind the name of the program.
  let arguments: [String]

  package init(_ meaning: String, _ arguments: [String]) {
    self.meaning = meaning
    self.arguments = arguments
  }
}

/// What would come of a command line if it were typed.
package enum Verdict {
  case right

  /// It is a mistake as well, of which these are the hints.
  case wrong([Hint])
}

extension [Hint] {
  /// More mistakes in one line are not looked for.
  private static let mostMistakes = 4

  /// The first that leads on, with no line in it that would be wrong; none if there is no such.
  ///
  /// What is right is asked of the program. A line may need several corrections.
  package func leadingOn(_ verdict: ([String]) -> Verdict) -> [Hint] {
    for hint in self {
      switch hint {
      case .text: return [hint]
      case .command(_, let arguments): if case .right = verdict(arguments) { return [hint] }
      case .corrections(let corrections):
        let right = Self.right(corrections, Self.mostMistakes, verdict)
        if !right.isEmpty { return [.corrections(right)] }
      }
    }
    return []
  }

  private static func right(
    _ corrections: [Correction], _ mistakes: Int, _ verdict: ([String]) -> Verdict
  ) -> [Correction] {
    var found: [Correction] = []
    for correction in corrections {
      var right: [Correction] = []
      switch verdict(correction.arguments) {
      case .right: right = [correction]
      case .wrong(let hints):
        for case .corrections(let more) in hints where mistakes > 1 && right.isEmpty {
          right = self.right(more, mistakes - 1, verdict)
        }
      }
      found += right.filter { right in !found.contains { $0.arguments == right.arguments } }
    }
    return found
  }
}

extension Hint {
  /// The hint as it is printed, each line to be typed whole at the end of one.
  package func lines(of program: String) -> [StyledText] {
    func line(_ arguments: [String]) -> String {
      ([program] + arguments).map(\.shellQuoted).joined(by: " ")
    }
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
