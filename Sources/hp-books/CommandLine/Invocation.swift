import ArgumentParsing
import BookCore
import BookPresentation
import SystemCalls
import TerminalKit

/// One run of the program: its command, the values of the command line, and the context that it
/// runs in.
struct Invocation {
  /// The command to run, or nil for help, the version and errors.
  let command: (any BookCommand.Type)?
  let values: GivenValues
  let context: ProcessContext

  /// Where the books come from.
  let source: DataSource

  init(
    command: (any BookCommand.Type)? = nil, values: GivenValues = GivenValues(),
    context: ProcessContext
  ) {
    self.command = command
    self.values = values
    self.context = context
    source = DataSource(
      path: values[CommonOptions.data] ?? context.environment.nonEmpty("HP_BOOKS_DATA"))
  }

  /// The room on standard output.
  var format: PageFormat { format(on: context.output) }

  /// The room on a stream.
  func format(on stream: ProcessContext.Stream) -> PageFormat {
    let width = TerminalWidth.columns(
      requested: values[CommonOptions.width], environment: context.environment,
      measured: stream.columns)
    return PageFormat(width: width, usesColor: usesColor(on: stream), usesASCII: usesASCII)
  }

  /// How many colours text on a stream may have, or nil if it may not be styled.
  func colorDepth(on stream: ProcessContext.Stream) -> ColorDepth? {
    usesColor(on: stream) ? context.environment.colorDepth : nil
  }

  private func usesColor(on stream: ProcessContext.Stream) -> Bool {
    let choice = values[CommonOptions.noColor] ? .never : values[CommonOptions.color] ?? .auto
    return choice.allowsColor(environment: context.environment, isTerminal: stream.isTerminal)
  }

  /// Whether everything but the text of the books is in ASCII.
  var usesASCII: Bool { values[CommonOptions.ascii] || context.environment.namesOtherCharset }

  /// Whether addresses on standard output are hyperlinks.
  ///
  /// Only with colour, and only on a terminal: a pipe may lead anywhere.
  var allowsLinks: Bool {
    context.output.isTerminal && usesColor(on: context.output) && !values[CommonOptions.noLinks]
      && context.environment.allowsLinks
  }

  /// How many colours the cover of a volume may have, or nil if none is shown.
  ///
  /// A cover is for the eye alone: it needs a terminal with colour and enough room, and cannot be
  /// drawn in ASCII.
  var coverDepth: ColorDepth? {
    guard context.output.isTerminal, !values[PageOptions.noCover],
      context.environment["HP_BOOKS_COVER"] != "never"
    else { return nil }
    let format = format
    guard !format.usesASCII, format.width >= DrawnCover.minPageWidth else { return nil }
    return colorDepth(on: context.output)
  }

  /// A command line that the user can type next, about the same files.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the program.
  ///   - name: A name behind them that may look like an option.
  /// - Returns: The line, with the options that name the files; nil if the books cannot be read again.
  func commandLine(_ words: [String], name: String? = nil) -> ShellCommand? {
    guard source.canBeReadAgain else { return nil }
    let options =
      self.words(repeating: CommonOptions.data) + self.words(repeating: CommonOptions.state)
    guard let name else { return ShellCommand([Messages.programName] + words + options) }
    let isLikeOption = name.utf8.first == UInt8(ascii: "-")
    return ShellCommand(
      [Messages.programName] + words
        + (isLikeOption ? options + ["--", name] : [name] + options))
  }

  /// A hint that says which command to type for a purpose; nil if the books cannot be read again.
  func advice(_ purpose: String, _ words: [String], name: String? = nil) -> String? {
    commandLine(words, name: name).map { "\(purpose), type: \($0.text)" }
  }

  /// A hint that shows a command by example; nil if the books cannot be read again.
  func example(_ words: [String]) -> String? {
    commandLine(words).map { "For example: \($0.text)" }
  }

  private func words(repeating option: Option<String>) -> [String] {
    guard let value = values[option] else { return [] }
    let spelling = option.definition.spelling
    return value.utf8.first == UInt8(ascii: "-") ? ["\(spelling)=\(value)"] : [spelling, value]
  }

  /// The path of the data file as `--data` takes it; nil for the embedded series.
  var dataPath: String? {
    switch source {
    case .embedded: nil
    case .file, .stream: source.series?.name ?? source.name
    case .standardInput: "-"
    }
  }

  /// The place of the state file, or nil if there is none.
  var stateLocation: ReaderStateLocation? {
    ReaderStateLocation(
      named: values[CommonOptions.state] ?? context.environment.nonEmpty("HP_BOOKS_STATE"),
      orIn: Messages.programName, context.environment)
  }

  /// Whether the line names a volume; false if the books cannot be read twice.
  var namesVolume: Bool {
    guard source.canBeReadAgain, let name = values[VolumeArgument.shownLast] else { return false }
    return (try? Visit(self, recallsState: false).series.book(named: name)) != nil
  }

  /// Whether only a variable names the data file.
  var hasDataOfVariable: Bool { values[CommonOptions.data] == nil && source != .embedded }

  /// Makes sure that the books and what is remembered of them are not in the same file.
  ///
  /// - Throws: `ValidationError` if they are.
  func requireSeparateFiles() throws(ValidationError) {
    guard case .file(let data) = source, keepsState, let state = stateLocation, state.isNamed,
      FilePath.areSameFile(data, state.path)
    else { return }
    throw ValidationError(Messages.sameFile)
  }

  /// Whether anything is recalled from earlier runs and remembered for later ones.
  var keepsState: Bool { !values[CommonOptions.noState] }
}

extension Invocation {
  /// Takes over the screen for the interactive reader.
  ///
  /// - Returns: The screen; nil if standard output is not a capable terminal, or if there is no
  ///   terminal to read keys from.
  func fullScreen() -> FullScreen? {
    guard context.environment.terminalSupportsEscapeSequences else { return nil }
    return FullScreen(
      encoder: ANSIEncoder(colorDepth(on: context.output), keepsWeight: true),
      crashMessage: Messages.crashMessage)
  }
}

extension Environment {
  /// Whether the user wants hyperlinks, and the terminal can be trusted to hide their targets, as
  /// the Linux console cannot.
  fileprivate var allowsLinks: Bool {
    self["HP_BOOKS_LINKS"] != "never" && terminalSupportsEscapeSequences && self["TERM"] != "linux"
  }
}
