import ArgumentParsing
import BookCore
import BookPresentation
import SystemCalls
import TerminalKit

/// What a command was asked, and where.
struct Invocation {
  let values: Values
  let context: ProcessContext

  init(_ values: Values, _ context: ProcessContext) {
    self.values = values
    self.context = context
  }

  var color: ColorChoice {
    values[CommonOptions.noColor] ? .never : values[CommonOptions.color] ?? .auto
  }

  var allowsPager: Bool {
    !values[CommonOptions.noPager]
  }

  /// The columns that were asked for.
  var width: Int? {
    values[CommonOptions.width]
  }

  /// The room on standard output.
  var format: PageFormat {
    let environment = context.environment
    return PageFormat(
      width: TerminalWidth.columns(
        requested: width,
        environment: environment,
        measured: context.output.columns),
      usesColor: color.allowsColor(
        environment: environment, isTerminal: context.output.isTerminal))
  }

  /// Opens the series that was asked for.
  ///
  /// - Parameter volume: The one volume that is wanted, or nil where all of them are.
  /// - Returns: The series, in which nothing may be known of other volumes where there is that one.
  /// - Throws: ``DataFileError``.
  func series(only volume: Int? = nil) throws(DataFileError) -> DataFile {
    if let file = values[CommonOptions.data] {
      try DataFile(contentsOf: file)
    } else {
      try .embedded(only: volume)
    }
  }

  /// The path of the data file, or nil for the embedded series.
  var dataPath: String? {
    values[CommonOptions.data].map { SeriesIdentity.dataFile($0).name }
  }

  /// The path of the state file, or nil where there is no place for one.
  var statePath: String? {
    ReaderStateLocation.file(requested: values[CommonOptions.state]) {
      context.environment[$0]
    }
  }

  /// Loads what the user did with that series in earlier runs.
  func session() -> ReaderStateSession {
    let series = values[CommonOptions.data].map(SeriesIdentity.dataFile) ?? .embedded
    return ReaderStateSession(statePath.map { ReaderStateStore(file: $0, series: series) })
  }
}

/// What the interactive reader needs to know of the terminal.
extension Invocation {
  /// Takes the screen over.
  ///
  /// - Returns: nil where that is not possible: standard output is no terminal or not capable of
  ///   it, or there is none to read keys from.
  func fullScreen() -> FullScreen? {
    guard let terminal = context.environment.nonEmpty("TERM"), terminal != "dumb" else {
      return nil
    }
    return FullScreen(
      encoder: ANSIEncoder(usesColor: format.usesColor), crashMessage: Messages.crashMessage)
  }

  /// What opens the pages of the web, or nil where nothing does.
  var browser: Browser? {
    Browser(
      environment: context.environment, variables: ["HP_BOOKS_BROWSER", "BROWSER"],
      isAtTerminal: true)
  }

  /// Whether the reader's own marks are ASCII only.
  var usesASCII: Bool {
    values[ReadCommand.ascii] || !context.environment.isUTF8
  }
}

extension Environment {
  /// Whether the locale says that text is UTF-8.
  fileprivate var isUTF8: Bool {
    let locale = nonEmpty("LC_ALL") ?? nonEmpty("LC_CTYPE") ?? nonEmpty("LANG") ?? ""
    let name = locale.lowercased()
    // What stands behind an at sign is a variant of the locale and no encoding.
    let encoding = name.prefix { $0 != "@" }
    return encoding.hasSuffix("utf-8") || encoding.hasSuffix("utf8")
  }
}
