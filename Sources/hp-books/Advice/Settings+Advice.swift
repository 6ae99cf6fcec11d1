import ArgumentParsing
import BookCore
import BookPresentation

extension Settings {
  /// A command line that the user can type next, after a label and about the same files; none
  /// without words, or if the books cannot be read again.
  ///
  /// Names behind its words may look like options.
  func command(_ label: String, _ words: [String]?, names: [String] = []) -> [LabelledCommand] {
    guard let words, let line = line(label, words, names) else { return [] }
    return [line]
  }

  private func line(
    _ label: String, _ words: [String], _ names: [String] = []
  ) -> LabelledCommand? {
    guard source.canBeReadAgain else { return nil }
    return LabelledCommand(label, [Messages.programName] + arguments(words, names))
  }

  /// The line that sets the bookmark of a record; the label does not go with a volume without
  /// chapters, which is finished instead.
  func command(
    _ label: String, setting record: BookRecord? = nil, in book: Book
  ) -> [LabelledCommand] {
    command(
      book.chapters.isEmpty ? Messages.finishIt : label, AdvisedLine.setBookmark(record, in: book))
  }

  /// The line that shows the summary of a volume the other way.
  func toggle(_ book: Book, _ record: BookRecord) -> LabelledCommand? {
    let words = AdvisedLine.toggle(book, isExpanded: record.isExpanded)
    return line(record.isExpanded ? Messages.less : Messages.more, words)
  }

  /// A hint that says which command to type for a purpose; nil if the books cannot be read again.
  func advice(_ purpose: String, _ words: [String]) -> String? {
    line("\(Messages.typing(purpose)) ", words)?.text
  }

  /// What an error says about a command to type for a purpose.
  func hint(_ purpose: String, _ words: [String], names: [String] = []) -> Hint {
    .command(Messages.typing(purpose), arguments(words, names))
  }

  /// What an error says to show a command by example.
  func example(_ words: [String]) -> Hint { .command(Messages.forExample, arguments(words)) }

  /// Some words, and the files and the reader that were given.
  private func arguments(_ words: [String], _ names: [String] = []) -> [String] {
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
