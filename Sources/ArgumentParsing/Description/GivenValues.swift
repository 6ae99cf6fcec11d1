import DisplayText
import TypedText

/// What a line gave for the options and arguments of its command, from which the command is made.
///
/// The descriptions are the keys, so the type of each value is known:
///
///     given[width]   // Int?
///     given[expand]  // Bool
///     given[volume]  // String?
package final class GivenValues {
  /// Whether the line names no command and is one of the default command.
  package let isCommandImplied: Bool

  let arguments: [Argument]

  var words: [String] = []

  /// The options with the texts of their values, in the order in which they were given.
  private(set) var options: [Option] = []
  private var texts: [String] = []

  package init(of arguments: [Argument] = [], isCommandImplied: Bool = false) {
    (self.arguments, self.isCommandImplied) = (arguments, isCommandImplied)
  }

  package subscript(option: Option) -> Bool { options.contains { $0 === option } }

  /// The last value of an option.
  package subscript(option: Option) -> String? {
    options.lastIndex { $0 === option }.map { texts[$0] }
  }

  package subscript(option: Option) -> Int? { self[option].flatMap { WholeNumber($0)?.value } }

  package subscript(argument: Argument) -> String? {
    let words: [String] = self[argument]
    return words.isEmpty || words.contains("") ? nil : words.joined(by: " ")
  }

  package subscript(argument: Argument) -> [String] {
    guard let place = arguments.firstIndex(where: { $0 === argument }), place < words.count else {
      return []
    }
    return argument.extent == .word ? [words[place]] : Array(words[place...])
  }
}

extension GivenValues {
  /// What the words of the last argument name, as the program is asked for a shell; nil for words
  /// that it is not asked about.
  package var subject: String? {
    guard let argument = arguments.last, case .asked(let subject) = argument.value.completion else {
      return nil
    }
    if let other = argument.subjectBesideOptions, other.options.contains(where: { self[$0] }) {
      return other.subject
    }
    return subject
  }

  func append(_ option: Option, with text: String = "") {
    options.append(option)
    texts.append(text)
  }
}
