import ArgumentParsing
import BookCore
import BookPresentation
import SystemCalls
import TerminalKit

/// What a run goes by: where its books are, where it remembers, and how it prints.
///
/// All of it is worked out once, from the options, the environment and the streams.
struct Settings {
  let options: CommonOptions
  let context: ProcessContext

  /// Whether the line names no command, but what the default command takes.
  let isCommandImplied: Bool

  /// Where the books come from.
  let source: DataSource

  /// Where the reader state is kept.
  let state: Library.StatePlace

  /// How text looks on standard output.
  let output: StreamLook

  /// Whether addresses on standard output are hyperlinks: only with colour, and only on a terminal,
  /// since a pipe may lead anywhere.
  let allowsLinks: Bool

  /// How many colours a cover may have, or nil if none is shown.
  ///
  /// A cover is for the eye alone: it needs a terminal with colour and enough room, and cannot be
  /// drawn in ASCII.
  let coverDepth: ColorDepth?

  init(_ given: GivenValues = GivenValues(), in context: ProcessContext) {
    let (options, environment) = (CommonOptions(given), context.environment)
    self.options = options
    self.context = context
    isCommandImplied = given.isCommandImplied
    source = DataSource(path: options.dataPath ?? environment.nonEmpty("HP_BOOKS_DATA"))
    state =
      options.keepsState
      ? ReaderStateLocation(
        named: options.statePath ?? environment.nonEmpty("HP_BOOKS_STATE"),
        orIn: Messages.programName, environment
      ).map { .file($0) } ?? .unavailable(reason: Messages.noHome(in: environment)) : .none
    let output = StreamLook(context.output, options, environment)
    self.output = output
    let isSeen = context.output.isTerminal
    allowsLinks =
      isSeen && options.allowsLinks && output.format.usesColor && environment.allowsLinks
    coverDepth =
      isSeen && options.allowsCovers && !output.format.usesASCII
        && output.format.width >= DrawnCover.minPageWidth
        && environment["HP_BOOKS_COVER"] != "never" ? output.colorDepth : nil
  }

  /// The room on standard output.
  var format: PageFormat { output.format }

  /// How text looks on standard error, to which few runs write.
  var error: StreamLook { StreamLook(context.error, options, context.environment) }

  /// How text looks on a stream.
  struct StreamLook {
    let format: PageFormat

    /// How many colours text may have, or nil if it may not be styled.
    let colorDepth: ColorDepth?

    fileprivate init(
      _ stream: ProcessContext.Stream, _ options: CommonOptions, _ environment: Environment
    ) {
      let usesColor = options.colorChoice.allowsColor(
        environment: environment, isTerminal: stream.isTerminal)
      colorDepth = usesColor ? environment.colorDepth : nil
      format = PageFormat(
        width: TerminalWidth.columns(
          requested: options.width, environment: environment, measured: stream.columns),
        usesColor: usesColor, usesASCII: options.usesASCII || environment.namesOtherCharset)
    }
  }
}

extension Settings {
  /// Opens the library.
  func library() throws(DataFileError) -> Library { try Library(source, state: state) }

  /// Makes sure that the books and what is remembered of them are not in the same file.
  func requireSeparateFiles() throws(ValidationError) {
    guard case .file(let data) = source, case .file(let location) = state, location.isNamed,
      FilePath.areSameFile(data, location.path)
    else { return }
    throw ValidationError(Messages.sameFile)
  }

  /// Makes sure that a change would be remembered.
  func requirePlaceForChange() throws(ValidationError) {
    if !options.keepsState { throw ValidationError(Messages.noStateToChange) }
    if !source.canBeReadAgain { throw ValidationError(Messages.nothingToChange(of: source.name)) }
  }

  /// Whether only a variable names the data file.
  var hasDataOfVariable: Bool { options.dataPath == nil && source != .embedded }

  /// Takes over the screen for the interactive reader; nil if standard output is not a capable
  /// terminal, or if there is no terminal to read keys from.
  func fullScreen() -> FullScreen? {
    guard context.environment.terminalSupportsEscapeSequences else { return nil }
    return FullScreen(
      encoder: ANSIEncoder(output.colorDepth, keepsWeight: true),
      crashMessage: Messages.crashMessage)
  }
}

// MARK: What to type next

extension Settings {
  /// A command line that the user can type next, about the same files; nil if the books cannot be
  /// read again.
  ///
  /// A name behind its words may look like an option.
  func commandLine(_ words: [String], name: String? = nil) -> ShellCommand? {
    guard source.canBeReadAgain else { return nil }
    let files =
      Self.words(repeating: CommonOptions.data, options.dataPath)
      + Self.words(repeating: CommonOptions.state, options.statePath)
    guard let name else { return ShellCommand([Messages.programName] + words + files) }
    let isLikeOption = name.utf8.first == UInt8(ascii: "-")
    return ShellCommand(
      [Messages.programName] + words + (isLikeOption ? files + ["--", name] : [name] + files))
  }

  /// A hint that says which command to type for a purpose; nil if the books cannot be read again.
  func advice(_ purpose: String, _ words: [String], name: String? = nil) -> String? {
    commandLine(words, name: name).map { Messages.advice(purpose, $0) }
  }

  /// A hint that shows a command by example; nil if the books cannot be read again.
  func example(_ words: [String]) -> String? { commandLine(words).map(Messages.example) }

  private static func words(repeating option: Option<String>, _ value: String?) -> [String] {
    guard let value else { return [] }
    let spelling = option.definition.spelling
    return value.utf8.first == UInt8(ascii: "-") ? ["\(spelling)=\(value)"] : [spelling, value]
  }
}

extension Environment {
  /// Whether the user wants hyperlinks, and the terminal can be trusted to hide their targets, as
  /// the Linux console cannot.
  fileprivate var allowsLinks: Bool {
    self["HP_BOOKS_LINKS"] != "never" && terminalSupportsEscapeSequences && self["TERM"] != "linux"
  }
}
