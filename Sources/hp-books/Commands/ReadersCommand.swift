import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import SystemCalls

/// `hp-books readers`: those who have a reader state of their own.
struct ReadersCommand: LibraryCommand {
  static let name = "readers"
  static let synonyms: [Synonym] = ["users", "profiles"]
  static let abstract = "List the readers and what they are reading."
  static let discussion: [HelpBlock] = [
    """
    With --reader NAME, any command remembers and recalls for this reader alone, and with \
    HP_BOOKS_READER all commands of a shell do. Nobody has to be added: whoever is named has a \
    file of their own from their first change on. The sign » marks the reader of this line; 'you' is \
    the usual one. To remove a reader, remove the file.
    """
  ]
  static let examples = [
    Example("readers", "Who is reading what"),
    Example("next --reader anna", "Anna has read a chapter"),
  ]
  static let options = [CommonOptions.json]

  init(_ given: GivenValues) {}

  func run(_: Void, _ library: inout Library, _ settings: Settings) -> CommandOutput {
    let series = library.series
    let listed = settings.listedReaders.map { reader in
      let isCurrent = reader == settings.reader
      return ListedReader(
        reader, file: FilePath.absolute(reader.location.path),
        isCurrent ? library : Library(series, settings.context.statePlace(of: reader)),
        isCurrent: isCurrent)
    }
    var output = CommandOutput(
      json: .readers(listed), page: .readers(listed, format: settings.format), settings)
    if listed.isEmpty, !settings.options.printsJSON {
      output.hint =
        settings.options.keepsState
        ? Messages.noReaders(in: settings.context.environment) : Messages.nothingRemembered
    }
    return output
  }
}

extension ValueKind {
  static let readers = "readers"

  /// The name of a reader, who may be a new one.
  static var reader: ValueKind {
    ValueKind(
      placeholder: "NAME", completion: .asked(readers),
      fault: { ReaderName($0) == nil ? InvalidValue(expected: Messages.readerName) : nil })
  }
}

extension Settings {
  /// Everybody who has a state beside the one in use, and the reader of this line.
  fileprivate var listedReaders: [Reader] {
    let all = readers?.all ?? []
    return newReader.map { all + [$0] } ?? all
  }

  /// Says that nothing has been remembered of a reader, below a page that shows it.
  var newReaderNotice: [StyledText] {
    newReader.map { Page.answer([Messages.newReader($0)], format: format).lines } ?? []
  }

  /// What a shell can offer for the name of a reader.
  func readers(beginningWith typed: String) -> [Term] {
    (options.statePath == nil ? readers?.all ?? [] : []).map { Term($0.name.text) }
      .filter { $0.name.uppercased().hasPrefix(typed.uppercased()) }
  }
}
