import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import SystemCalls
import TerminalKit

/// One run of the program: its command, the values of the command line, and the context that it
/// runs in.
struct Invocation {
  /// The command to run, or nil for help, the version and errors.
  var command: (any BookCommand.Type)?
  let values: Values
  let context: ProcessContext

  var allowsPager: Bool {
    !values[CommonOptions.noPager]
  }

  /// The room on standard output.
  var format: PageFormat {
    format(on: context.output)
  }

  /// The room on a stream.
  func format(on stream: ProcessContext.Stream) -> PageFormat {
    let width = TerminalWidth.columns(
      requested: values[CommonOptions.width], environment: context.environment,
      measured: stream.columns)
    // Nobody knows how many rows there are for lines that the terminal breaks.
    let height = stream.columns.flatMap { $0 >= width ? stream.rows : nil }
    return PageFormat(
      width: width, height: height, usesColor: usesColor(on: stream), usesASCII: usesASCII)
  }

  /// Whether what is written to a stream may be styled.
  func usesColor(on stream: ProcessContext.Stream) -> Bool {
    let choice = values[CommonOptions.noColor] ? .never : values[CommonOptions.color] ?? .auto
    return choice.allowsColor(environment: context.environment, isTerminal: stream.isTerminal)
  }

  /// Whether everything but the text of the books is in ASCII.
  var usesASCII: Bool {
    values[CommonOptions.ascii] || context.environment.namesOtherCharset
  }

  /// Whether addresses on standard output are hyperlinks.
  ///
  /// Only with colour, and only on a terminal: nobody knows what a pipe leads to.
  var allowsLinks: Bool {
    context.output.isTerminal && usesColor(on: context.output) && !values[CommonOptions.noLinks]
      && context.environment.allowsLinks
  }

  /// How many colours the cover of a volume may have, or nil if none is shown.
  ///
  /// Covers are for eyes alone, so only for a terminal, with colour and enough room, and not where
  /// nothing but ASCII can be shown.
  var coverDepth: ColorDepth? {
    guard context.output.isTerminal, !values[CoverOption.noCover],
      context.environment["HP_BOOKS_COVER"] != "never"
    else { return nil }
    let format = format
    guard format.usesColor, !format.usesASCII, format.width >= DrawnCover.minPageWidth
    else { return nil }
    return context.environment.colorDepth
  }

  /// Opens the series that was asked for.
  func series() throws(DataFileError) -> DataFile {
    try source.read()
  }

  /// Where its books come from.
  var source: DataSource {
    DataSource(path: values[CommonOptions.data])
  }

  /// A command line that the user can type next, about the same files.
  ///
  /// - Parameter words: What follows the name of the program.
  /// - Returns: The line, with the options that name the files; nil if the books cannot be read again.
  func commandLine(_ words: [String]) -> ShellCommand? {
    if source.series == nil { return nil }
    return ShellCommand(
      [Messages.programName] + words + self.words(repeating: CommonOptions.data)
        + self.words(repeating: CommonOptions.state))
  }

  private func words(repeating option: Option<String>) -> [String] {
    guard let value = values[option] else { return [] }
    let spelling = option.definition.spelling
    return value.utf8.first == UInt8(ascii: "-") ? ["\(spelling)=\(value)"] : [spelling, value]
  }

  /// The path of the data file, or what it is instead of a file; nil for the embedded series.
  var dataPath: String? {
    let source = source
    return source == .embedded ? nil : source.series?.name ?? source.name
  }

  /// The path of the state file, or nil if there is no place for one.
  var statePath: String? {
    ReaderStateLocation.file(requested: values[CommonOptions.state]) {
      context.environment[$0]
    }
  }

  /// Whether anything is recalled from earlier runs and remembered for later ones.
  var keepsState: Bool {
    !values[CommonOptions.noState]
  }

  /// Loads the reader state of that series.
  func session() -> ReaderStateSession {
    guard keepsState else { return ReaderStateSession() }
    let source = source
    guard let series = source.series else {
      return ReaderStateSession(ofPassingSource: source.name)
    }
    return ReaderStateSession(statePath.map { ReaderStateStore(file: $0, series: series) })
  }
}

/// What the interactive reader needs to know about the terminal.
extension Invocation {
  /// Takes over the screen.
  ///
  /// - Returns: nil if that is not possible: standard output is not a capable terminal, or there is
  ///   no terminal to read keys from.
  func fullScreen() -> FullScreen? {
    guard context.environment.terminalSupportsEscapeSequences else { return nil }
    return FullScreen(
      encoder: ANSIEncoder(usesColor: usesColor(on: context.output), keepsWeight: true),
      crashMessage: Messages.crashMessage)
  }
}

extension Environment {
  /// Whether the user wants hyperlinks, and the terminal can be trusted to hide their targets.
  fileprivate var allowsLinks: Bool {
    self["HP_BOOKS_LINKS"] != "never" && terminalSupportsEscapeSequences && self["TERM"] != "linux"
  }

  /// Whether the locale names an encoding other than UTF-8.
  ///
  /// `C` and `POSIX` stand for ASCII. A locale that is not set, or names no encoding, says nothing.
  fileprivate var namesOtherCharset: Bool {
    guard let locale = nonEmpty("LC_ALL") ?? nonEmpty("LC_CTYPE") ?? nonEmpty("LANG")
    else { return false }
    guard let dot = locale.utf8.firstIndex(of: UInt8(ascii: "."))
    else { return locale == "C" || locale == "POSIX" }
    // What follows an at sign is a variant of the locale, not an encoding.
    let variant = locale.utf8[dot...].firstIndex(of: UInt8(ascii: "@")) ?? locale.endIndex
    let charset = String(locale[dot..<variant]).lowercased()
    return charset != ".utf-8" && charset != ".utf8"
  }
}
