import ArgumentParsing
import BookCore
import BookPresentation
import TerminalKit

/// The volume that a command is about, how its summary is shown, and what is saved about it.
struct SelectedVolume {
  let book: Book

  /// What is remembered about it, and how its summary is shown this time.
  let state: VolumeState

  /// The cover to show beside the facts, if there is one.
  let cover: DrawnCover

  /// The reader state as earlier runs left it.
  private let session: ReaderStateSession

  private let invocation: Invocation

  /// Finds the volume and loads its state.
  ///
  /// - Parameters:
  ///   - invocation: The invocation, with the argument `VOLUME` or without.
  ///   - coverDepth: How many colours a cover may have, or nil if none is shown.
  /// - Throws: `ValidationError` if the series has no such volume, and
  ///   ``BookCore/DataFileError``.
  init(_ invocation: Invocation, coverDepth: ColorDepth? = nil) throws {
    let session = invocation.session()
    let selection = VolumeSelection(invocation) { session.state.lastShownVolume }
    let series = try invocation.series()
    let painter = try coverDepth.map { try CoverPainter(series, depth: $0) }
    let book = try selection.book(in: series, for: invocation)
    self.book = book
    cover = painter?.cover(of: book) ?? .none
    var state = session.state.volume(book.seriesNumber)
    if let isExpanded = SummaryToggle.requestedExpansion(in: invocation) {
      state.isExpanded = isExpanded
    }
    self.state = state
    self.session = session
    self.invocation = invocation
  }

  /// The command that shows the summary the other way, in the same files; nil if the books could not
  /// be read again.
  var toggle: ShellCommand? {
    SummaryToggle.command(for: book, isExpanded: state.isExpanded, invocation)
  }

  /// The session, with what is to be saved once the page is out.
  ///
  /// - Parameter isShown: Whether the volume counts as shown.
  /// - Returns: The session.
  func session(isShown: Bool = false) -> ReaderStateSession {
    var session = session
    // A short summary has no states.
    if let isExpanded = SummaryToggle.requestedExpansion(in: invocation),
      book.summary.isCollapsible
    {
      session.remember(
        isExpanded ? .expanded(book.seriesNumber) : .collapsed(book.seriesNumber),
        isRequested: true)
    }
    if isShown {
      session.remember(.shown(book.seriesNumber), isRequested: false)
      session.remember(.visited(book.seriesNumber), isRequested: false)
    }
    return session
  }
}

/// The flags that expand or collapse a summary.
enum SummaryToggle {
  static let expand = Flag("expand", help: Messages.expandHelp)
  static let collapse = Flag("collapse", help: Messages.collapseHelp)

  static let options = [expand, collapse]

  /// What is asked to be remembered cannot be forgotten at the same time.
  static let exclusive = ExclusiveGroup(options + [CommonOptions.noState])

  /// Whether the user asked for the whole summary, or nil if neither flag was given.
  static func requestedExpansion(in invocation: Invocation) -> Bool? {
    invocation.values[expand] ? true : invocation.values[collapse] ? false : nil
  }

  /// The words of the command that expands the summary of a volume.
  static func expansion(of book: Book) -> [String] {
    [SummaryCommand.name, String(book.seriesNumber), expand.spelling]
  }

  /// The command that shows the summary of a volume the other way, in the same files; nil if the
  /// books could not be read again.
  static func command(for book: Book, isExpanded: Bool, _ invocation: Invocation) -> ShellCommand? {
    let flag = isExpanded ? collapse : expand
    return invocation.commandLine(
      [SummaryCommand.name, String(book.seriesNumber), flag.spelling])
  }
}
