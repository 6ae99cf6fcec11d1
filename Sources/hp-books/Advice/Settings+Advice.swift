import ArgumentParsing

extension Settings {
  /// What an error says about a command to type for a purpose.
  func hint(_ purpose: String, _ words: [String], names: [String] = []) -> Hint {
    .command(Messages.typing(purpose), arguments(words, names))
  }

  func example(_ words: [String]) -> Hint { .command("For example:", arguments(words)) }

  /// Some words and options, and the files and the reader that were given.
  func arguments(_ words: [String], _ names: [String] = [], _ options: [String] = []) -> [String] {
    var options = options
    for option in [CommonOptions.data, CommonOptions.state, CommonOptions.reader] {
      guard let value: String = given[option] else { continue }
      let isLikeOption = value.utf8.first == UInt8(ascii: "-")
      options += isLikeOption ? ["\(option.spelling)=\(value)"] : [option.spelling, value]
    }
    let areLikeOptions = names.contains { $0.utf8.first == UInt8(ascii: "-") }
    return words + (areLikeOptions ? options + ["--"] + names : names + options)
  }
}
