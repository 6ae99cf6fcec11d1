import ArgumentParsing

extension Settings {
  /// What an error says about a command to type for a purpose.
  func hint(_ purpose: String, _ words: [String], names: [String] = []) -> Hint {
    .command(Messages.typing(purpose), arguments(words, names))
  }

  func example(_ words: [String]) -> Hint { .command("For example:", arguments(words)) }

  /// Some words, and the files and the reader that were given.
  func arguments(_ words: [String], _ names: [String] = []) -> [String] {
    let files =
      Self.words(repeating: CommonOptions.data, options.dataPath)
      + Self.words(repeating: CommonOptions.state, options.statePath)
      + Self.words(repeating: CommonOptions.reader, options.reader)
    let areLikeOptions = names.contains { $0.utf8.first == UInt8(ascii: "-") }
    return words + (areLikeOptions ? files + ["--"] + names : names + files)
  }

  private static func words(repeating option: Option, _ value: String?) -> [String] {
    guard let value else { return [] }
    let spelling = option.spelling
    return value.utf8.first == UInt8(ascii: "-") ? ["\(spelling)=\(value)"] : [spelling, value]
  }
}
