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
}

extension Settings {
  /// The document if `--json` was given, otherwise the page, which may go through a pager; neither
  /// where the line is only tried.
  func output(
    json document: @autoclosure () -> JSONDocument, page: @autoclosure () -> Page
  ) -> CommandOutput {
    if context.isTrial { return CommandOutput() }
    if options.printsJSON { return CommandOutput(delivery: .document(document())) }
    return CommandOutput(paging: page())
  }

  /// The output of a command about several volumes, and about lost books, with what it replaced if
  /// it changed anything; the page and the hint are for people.
  func output(
    _ books: @autoclosure () -> [Book], lost: [BookRecord] = [], of library: Library,
    replacing replaced: ReaderState.Replaced? = nil, page: @autoclosure () -> Page,
    hint: @autoclosure () -> String? = nil
  ) -> CommandOutput {
    var output = output(
      json: .volumes(books(), lost: lost, of: library.series, library.state, replacing: replaced),
      page: page())
    if !options.printsJSON { output.hint = hint() }
    return output
  }

  /// Volumes as `list` shows them, in the order given, with a notice below and a hint for
  /// people if there are none.
  func table(
    of volumes: [Int], areKept: Bool = false, lost: [BookRecord] = [], in library: Library,
    notice: [StyledText] = [], hint: @autoclosure () -> String? = nil
  ) -> CommandOutput {
    let volumes = volumes.filter(library.series.volumes.contains)
    return output(
      library.books(numbered: volumes), lost: lost, of: library,
      page: table(of: volumes, areKept: areKept, in: library, notice),
      hint: volumes.isEmpty ? whyNothing(hint(), in: library) : nil)
  }

  private func table(
    of volumes: [Int], areKept: Bool, in library: Library, _ notice: [StyledText]
  ) -> Page {
    var page = Page()
    if !volumes.isEmpty {
      let painter = painter(of: library)
      let rows = VolumeRows(
        VolumeRowFacts(library.series, library.progress), .table, areKept: areKept,
        barColor: { painter?.hue(of: $0) }, format: format)
      page = Page(rows.table(of: volumes))
    }
    page.append(notice)
    return page
  }

  /// The answer to a question about some books, with a hint for people.
  func answer(
    about books: [Book], in library: Library, _ answers: [String], hint: String?
  ) -> CommandOutput {
    output(
      books, of: library, page: .answer(answers, format: format),
      hint: whyNothing(hint, in: library))
  }

  /// Why nothing is remembered at all, or else a hint that nothing is remembered yet, which would
  /// be wrong if what is remembered could not be read.
  private func whyNothing(_ hint: String?, in library: Library) -> String? {
    if !options.keepsState { return Messages.nothingRemembered }
    if !source.canBeReadAgain { return Messages.nothingRemembered(of: source.name) }
    return library.mayKeepPlace ? nil : hint
  }
}
