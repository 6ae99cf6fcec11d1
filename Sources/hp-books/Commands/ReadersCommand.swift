import ArgumentParsing
import BookCore
import BookPresentation
import SystemCalls

/// `hp-books readers`: those who have a reader state of their own.
struct ReadersCommand: LibraryCommand {
  static let name = "readers"
  static let synonyms: [Synonym] = ["users", "profiles"]
  static let abstract = "List the readers and what they are reading."
  static let discussion: HelpBlock = """
    With --reader NAME, any command remembers and recalls for this reader alone, and with \
    HP_BOOKS_READER all commands of a shell do. Nobody has to be added: whoever is named has a \
    file of their own from their first change on. The sign » marks the reader of this line; 'you' \
    is the usual one. To remove a reader, remove the file.
    """
  static let examples = [
    Example("readers", "Who is reading what"),
    Example("next --reader anna", "Anna has read a chapter"),
  ]
  static let options = [CommonOptions.json]

  init(_ given: GivenValues) {}

  func run(_: Void, in visit: inout Visit) -> CommandOutput {
    let (settings, library) = (visit.settings, visit.library)
    let new = settings.newReader.map { [$0] } ?? []
    let listed = ((settings.readers?.all ?? []) + new).map { reader in
      let isCurrent = reader == settings.reader
      let place = settings.context.statePlace(of: reader)
      return ListedReader(
        reader, file: FilePath.absolute(reader.location.path),
        isCurrent ? library : Library(library.series, state: place), isCurrent: isCurrent)
    }
    var why: String {
      if !settings.given.keepsState { return Messages.nothingRemembered }
      let reason = Messages.noHome(in: settings.context.environment)
      return "There is no place for reader states, since \(reason)."
    }
    return CommandOutput(
      json: .readers(listed), page: .readers(listed, format: visit.format),
      hint: listed.isEmpty ? why : nil, settings)
  }
}
