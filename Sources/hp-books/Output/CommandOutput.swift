import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// The output of a command, and the session with the changes that it made.
struct CommandOutput {
  var lines: [StyledText] = []

  /// The target of the address in these lines, or nil if there is none.
  var link: WebAddress?

  /// A hint for the user, on standard error.
  var hint: String?

  /// The session, which is saved and whose problems are reported when the output is out.
  var session = ReaderStateSession()

  /// The reason why the command found nothing that the user asked for.
  var failure: (any Error)?

  var delivery = Delivery.printed

  /// How the output reaches the user.
  enum Delivery {
    /// Printed, however long it is.
    case printed

    /// Through a pager if it is taller than the terminal.
    case paged

    /// Byte for byte, for another program to read; there are no lines. Text from outside must
    /// already be safe for a terminal.
    case verbatim([UInt8])

    /// The same, as `--json` asks for it.
    case document(JSONDocument)
  }
}

extension CommandOutput {
  /// The output that is a page, which may go through a pager.
  init(paging page: Page) { self.init(lines: page.lines, link: page.link, delivery: .paged) }

  /// The document if `--json` was given, otherwise the page, which may go through a pager.
  init(
    json document: @autoclosure () -> JSONDocument, page: @autoclosure () -> Page,
    _ settings: Settings
  ) {
    self =
      settings.options.printsJSON
      ? CommandOutput(delivery: .document(document())) : CommandOutput(paging: page())
  }

  /// The output of a command about several volumes, and about lost books, with what it replaced if
  /// it changed anything; the page and the hint are for people.
  init(
    _ books: @autoclosure () -> [Book], lost: [BookRecord] = [], of library: Library,
    _ settings: Settings, replacing replaced: ReaderState.Replaced? = nil,
    page: @autoclosure () -> Page, hint: @autoclosure () -> String? = nil
  ) {
    self.init(
      json: .volumes(books(), lost: lost, of: library.series, library.state, replacing: replaced),
      page: page(), settings)
    if !settings.options.printsJSON { self.hint = hint() }
  }

  /// Volumes as rows in the order given, by default as `list` shows them, with a notice below, or
  /// what to say to people if there are none.
  static func table(
    of volumes: [Int], as kind: VolumeRows.Kind = .table, areKept: Bool = false,
    lost: [BookRecord] = [], in library: Library,
    _ settings: Settings, notice: [StyledText] = [], orElse nothing: @autoclosure () -> EmptyList?
  ) -> CommandOutput {
    let volumes = volumes.filter(library.series.volumes.contains)
    let nothing = volumes.isEmpty ? nothing() : nil
    let hint = nothing.flatMap { whyNothing($0.hint, in: library, settings) }
    return CommandOutput(
      library.books(numbered: volumes), lost: lost, of: library, settings,
      page: page(
        of: volumes, as: kind, areKept: areKept, in: library, settings,
        orElse: hint == nil ? nil : nothing?.fact, notice),
      hint: hint)
  }

  private static func page(
    of volumes: [Int], as kind: VolumeRows.Kind, areKept: Bool, in library: Library,
    _ settings: Settings,
    orElse fact: String?, _ notice: [StyledText]
  ) -> Page {
    var page = fact.map { Page.answer([$0], format: settings.format) } ?? Page()
    if !volumes.isEmpty {
      let hues = settings.painter(of: library)?.hues(of: library.series)
      let rows = VolumeRows(
        VolumeRowFacts(library.series, library.progress), kind, areKept: areKept,
        barColor: { hues?[$0.seriesNumber - 1] }, format: settings.format)
      page = Page(rows.rows(of: volumes))
    }
    page.append(notice)
    return page
  }

  /// The answer to a question about some books, with a hint for people.
  static func answer(
    about books: [Book], in library: Library, _ settings: Settings, _ answers: [Answer],
    hint: String?
  ) -> CommandOutput {
    CommandOutput(
      books, of: library, settings,
      page: .answer(answers, about: library.series, format: settings.format),
      hint: whyNothing(hint, in: library, settings))
  }

  /// The answer of a command that has changed something: the facts that are true of some books now,
  /// also of lost ones, by default those that it changed, and what to type next; behind a label,
  /// also how to take back whatever it changed.
  static func answer(
    about books: [Book], lost: [BookRecord]? = nil, in library: Library, _ settings: Settings,
    _ answers: [Answer], next: [LabelledCommand] = [], replacing replaced: ReaderState.Replaced?,
    undo label: String? = Messages.undo
  ) -> CommandOutput {
    CommandOutput(
      books, lost: lost ?? library.lostRecords(changedBy: replaced), of: library, settings,
      replacing: replaced,
      page: .answer(
        answers + settings.newReader(afterReplacing: replaced), about: library.series,
        commands: next + settings.undo(replaced, label), format: settings.format))
  }

  /// The same output, which tells a person nothing, with the reason if nothing is remembered at all.
  func tellingNothing(in library: Library, _ settings: Settings) -> CommandOutput {
    var output = self
    if !settings.options.printsJSON { output.hint = Self.whyNothing(in: library, settings) }
    return output
  }

  /// Why nothing is remembered at all, or else a hint that nothing is remembered yet, which would
  /// be wrong if what is remembered could not be read.
  private static func whyNothing(
    _ hint: String? = nil, in library: Library, _ settings: Settings
  ) -> String? {
    if !settings.options.keepsState { return Messages.nothingRemembered }
    let source = settings.source
    if !source.canBeReadAgain { return Messages.nothingRemembered(of: source.name) }
    return library.mayKeepPlace ? nil : hint
  }
}

extension Settings {
  /// How to take a change back, behind a label; nothing if there was none.
  func undo(_ replaced: ReaderState.Replaced?, _ label: String?) -> [LabelledCommand] {
    replaced?.isNothing == false ? label.map { command($0, AdvisedLine.undo) } ?? [] : []
  }

  /// Says of whom something is remembered for the first time.
  func newReader(afterReplacing replaced: ReaderState.Replaced?) -> [Answer] {
    replaced?.isNothing == false ? newReader.map { [Answer(Messages.newReader($0))] } ?? [] : []
  }
}

/// What to say where a list has no volumes, and how to change that.
struct EmptyList {
  let fact: String
  let hint: String?
}
