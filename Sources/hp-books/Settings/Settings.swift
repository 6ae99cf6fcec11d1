import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText
import SystemCalls
import TerminalKit

/// What a run goes by: where its books are, where it remembers, and how it prints.
///
/// All of it is worked out once, from the options, the environment and the streams.
struct Settings {
  let given: GivenValues
  let context: ProcessContext

  let source: DataSource
  let state: Library.StatePlace

  /// Those whose states are kept there; nil if none is.
  let readers: Readers?

  /// The one among them whose state it is.
  let reader: Reader?

  let output: StreamLook

  init(_ given: GivenValues = GivenValues(), in context: ProcessContext) {
    let environment = context.environment
    self.given = given
    self.context = context
    source = DataSource(path: given.dataPath ?? environment.nonEmpty("HP_BOOKS_DATA"))
    if given.keepsState, let name = given.readerName(environment) {
      readers = ReaderStateLocation(
        named: given.statePath ?? environment.nonEmpty("HP_BOOKS_STATE"),
        orIn: Messages.programName, environment
      ).map(Readers.init)
      reader = readers?.reader(named: name)
      state =
        reader.map { context.statePlace(of: $0) }
        ?? .unavailable(reason: Messages.noHome(in: environment))
    } else {
      (readers, reader, state) = (nil, nil, .none)
    }
    output = StreamLook(context.output, given: given, in: environment)
  }

  /// Whether the line names no command, but what the default command takes.
  var isCommandImplied: Bool { given.isCommandImplied }

  var format: PageFormat { output.format }

  private var isSeenInColor: Bool { context.output.isTerminal && format.usesColor }

  /// Whether addresses on standard output are hyperlinks: only with colour, and only on a terminal,
  /// since a pipe may lead anywhere.
  var allowsLinks: Bool {
    isSeenInColor && !given[CommonOptions.noLinks] && context.environment.allowsLinks
  }

  /// Whether covers can be drawn: they are for the eye alone, and not in ASCII.
  var canDrawCovers: Bool {
    isSeenInColor && !format.usesASCII && context.environment.allowsPictures
  }

  /// Whether covers are shown beside a text, which needs enough room.
  var showsCovers: Bool {
    canDrawCovers && !given[CommonOptions.noCover] && format.width >= DrawnCover.minPageWidth
      && context.environment["HP_BOOKS_COVER"] != "never"
  }

  /// How text looks on standard error, to which few runs write.
  var error: StreamLook { StreamLook(context.error, given: given, in: context.environment) }

  struct StreamLook {
    let format: PageFormat

    /// How many colours text may have, or nil if it may not be styled.
    let colorDepth: ColorDepth?

    let encoder: ANSIEncoder

    init(_ stream: ProcessContext.Stream, given: GivenValues, in environment: Environment) {
      colorDepth = given.colorChoice.depth(in: environment, isTerminal: stream.isTerminal)
      let usesColor = colorDepth.map { $0 > .monochrome } ?? false
      encoder = ANSIEncoder(colorDepth, isolatesTitles: stream.isTerminal && environment.mayReorder)
      var format = PageFormat(
        width: TerminalWidth.columns(
          requested: given.width, environment: environment, measured: stream.columns),
        usesColor: usesColor,
        usesASCII: given[CommonOptions.ascii] || environment.namesOtherCharset)
      format.hasBars = environment.allowsPictures
      self.format = format
    }
  }
}

extension GivenValues {
  /// Whose state it is, unless a file is named for it: the usual reader’s where nobody is named; nil
  /// if nobody can have the name.
  fileprivate func readerName(_ environment: Environment) -> ReaderName? {
    let name = reader ?? (statePath == nil ? environment.nonEmpty("HP_BOOKS_READER") : nil)
    return name.map(ReaderName.init) ?? .usual
  }
}

extension ProcessContext {
  func statePlace(of reader: Reader) -> Library.StatePlace {
    .file(reader.location, home: environment.path("", inFolderOf: "HOME") ?? "")
  }
}

// MARK: Several readers

extension Settings {
  /// The reader on the line if nothing has been remembered of them yet.
  var newReader: Reader? { reader.flatMap { $0.isNew ? $0 : nil } }

  /// Who was probably meant by the name of a new reader.
  var readerLikeNew: String? {
    guard let name = newReader?.name, let readers else { return nil }
    // The name itself may have been written meanwhile.
    let others = readers.all.map(\.name).filter { $0 != name }
    return Suggestion.words(like: name.text, among: others.map(\.text)).first
  }

  /// What a shell can offer for the name of a reader.
  func readers(beginningWith typed: String) -> [Term] {
    (given.statePath == nil ? readers?.all ?? [] : []).map { Term($0.name.text) }
      .filter { $0.name.uppercased().hasPrefix(typed.uppercased()) }
  }

  /// What a shell can offer for the path of books of which something is remembered.
  func otherFiles(beginningWith typed: String) throws -> [Term] {
    guard source.canBeReadAtOnce else { return [] }
    return try library().session.otherBooks.map(\.path)
      .filter { $0.utf8.starts(with: typed.utf8) }.map { Term($0) }
  }

  var typedLine: TypedLine { TypedLine(context.arguments, of: context.program) }

  func library() throws(DataFileError) -> Library {
    var library = try Library(source, state: state)
    library.session.today = today
    library.session.remembersShown = newReader == nil
    return library
  }

  /// Asks for the day on which a change is made: that of the variable, or else of the clock.
  private var today: @Sendable () -> ReadingDay? {
    if let day = dayOfVariable { return { ReadingDay(day) } }
    let clock = context.clock
    return { clock().flatMap { ReadingDay(year: $0.year, month: $0.month, day: $0.day) } }
  }

  private var dayOfVariable: String? { context.environment.nonEmpty("HP_BOOKS_TODAY") }

  /// Makes sure that what is remembered is not kept in the file of the books, nor in a folder named
  /// `~` that nobody has made, nor in a file where a stream is meant.
  func requireUsableFiles() throws(ValidationError) {
    if given.keepsState, given.readerName(context.environment) == nil {
      let reader = context.environment["HP_BOOKS_READER"] ?? ""
      throw ValidationError(
        "The variable HP_BOOKS_READER must be \(Messages.readerName), not \(reader.quoted).")
    }
    if let day = dayOfVariable, ReadingDay(day) == nil {
      let valid = "a day from 2020 on, such as 2026-03-09"
      throw ValidationError("The variable HP_BOOKS_TODAY must be \(valid), not \(day.quoted).")
    }
    guard case .file(let location, _) = state, location.isNamed else { return }
    if case .file(let data) = source, FilePath.areSameFile(data, and: location.path) {
      throw ValidationError("The reader state and the books cannot be in the same file.")
    }
    if location.path == "-" {
      throw ValidationError(
        "The reader state needs a file, and - is a stream.",
        hints: [.text("To name a file called -, write ./- instead.")])
    }
    guard pathInHome(location.path) != nil, !FilePath.exists("~") else { return }
    throw ValidationError(
      Messages.unexpandedTilde(location.path),
      hints: [
        given.statePath == nil
          ? .text("The variable HP_BOOKS_STATE names this file.") : hint(forTildeOf: location.path)
      ])
  }

  /// The path that a shell makes of one that begins with `~/`; nil for others, and without a home
  /// folder.
  func pathInHome(_ path: String) -> String? {
    guard path.utf8.starts(with: "~/".utf8) else { return nil }
    return context.environment.path(String(path.dropFirst(2)), inFolderOf: "HOME")
  }

  /// The same line with a path in the home folder in place of one that begins with `~/`.
  func hint(forTildeOf path: String, behind fact: String = "") -> Hint {
    let full = pathInHome(path) ?? path
    let arguments = context.arguments.map { argument in
      argument == path
        ? full : argument.hasSuffix("=" + path) ? argument.dropLast(path.count) + full : argument
    }
    return .command(
      fact + Messages.typing("To name the file in your home folder"),
      TypedLine(arguments, of: context.program).arguments)
  }

  /// Makes sure that a change would be remembered.
  func requirePlaceForChange() throws(ValidationError) {
    if !given.keepsState { throw ValidationError(Messages.noStateToChange) }
    if source.canBeReadAgain { return }
    let name = source.name.onOneLine
    throw ValidationError("Nothing can be changed, since \(name) may hold other books next time.")
  }

  /// Takes over the screen for the interactive reader; nil if standard output is not a capable
  /// terminal, or if there is no terminal to read keys from.
  func fullScreen() -> FullScreen? {
    guard context.environment.terminalSupportsEscapeSequences else { return nil }
    return FullScreen(
      encoder: ANSIEncoder(
        output.colorDepth ?? .monochrome, isolatesTitles: context.environment.mayReorder),
      crashMessage: "hp-books has crashed; the terminal has been restored.\n")
  }
}

extension Environment {
  /// Whether a picture made of signs can be seen: a screen reader, for which `TERM` is `dumb`,
  /// would read it out sign by sign.
  fileprivate var allowsPictures: Bool { self["TERM"] != "dumb" }

  /// Whether the user wants hyperlinks, and the terminal can be trusted to hide their targets, as
  /// the Linux console cannot.
  fileprivate var allowsLinks: Bool { self["HP_BOOKS_LINKS"] != "never" && mayReorder }

  /// Whether the terminal knows more than the Linux console, so that it may reorder text from right
  /// to left.
  fileprivate var mayReorder: Bool { terminalSupportsEscapeSequences && self["TERM"] != "linux" }
}
