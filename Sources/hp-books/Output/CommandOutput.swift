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

  enum Delivery {
    /// Printed, however long it is.
    case printed

    /// Through a pager if it is taller than the terminal.
    case paged

    /// Byte for byte, for another program to read; there are no lines. Text from outside must
    /// already be safe for a terminal.
    case verbatim([UInt8])
  }
}

extension CommandOutput {
  /// The document if `--json` was given, otherwise the page, which may go through a pager, and a
  /// hint.
  @inline(never)  // Inlined at every call site, it takes 25 kB.
  init(
    json document: @autoclosure () -> JSONDocument, page: @autoclosure () -> Page,
    hint: @autoclosure () -> String? = nil, _ settings: Settings
  ) {
    if settings.given.printsJSON {
      self.init(delivery: .verbatim(document().bytes))
    } else {
      let page = page()
      self.init(lines: page.lines, link: page.link, hint: hint(), delivery: .paged)
    }
  }
}
