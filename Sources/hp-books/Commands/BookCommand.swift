import ArgumentParsing
import BookCore
import BookPresentation

/// A command of this program, made from the values of a valid line.
protocol BookCommand: ParsableCommand {
  init(_ given: GivenValues) throws(ValidationError)

  /// Whether it has anything to do with the data file or the reader state.
  static var usesFiles: Bool { get }

  /// Runs the command; its output is printed when this has returned.
  ///
  /// A `ValidationError` gets the usage of the command, and so does an `UnknownName`.
  func run(_ settings: Settings) throws -> CommandOutput

  /// Whether the names on its line lead somewhere in a library, which is opened only for them.
  func leadsOn(in library: () throws -> Library, _ settings: Settings) -> Bool
}

extension BookCommand {
  static var usesFiles: Bool { true }

  func leadsOn(in library: () throws -> Library, _ settings: Settings) -> Bool { true }
}

/// A command about the books, or about what is remembered of them.
protocol LibraryCommand: BookCommand {
  /// What its words name: a book, a place in one, several books, people, or nothing.
  associatedtype Named

  /// Finds what the words of the line name; throws if that is nothing, or if it leads nowhere.
  func named(in library: Library, _ settings: Settings) throws -> Named

  /// Runs the command in an open library; its changes are saved when the output is out.
  func run(_ named: Named, _ library: inout Library, _ settings: Settings) throws -> CommandOutput

  /// What it says where the words name nothing; most throw that.
  func answer(
    to error: NameError, in library: Library, _ settings: Settings
  ) throws -> CommandOutput
}

extension LibraryCommand where Named == Void {
  func named(in library: Library, _ settings: Settings) {}
}

extension LibraryCommand {
  func run(_ settings: Settings) throws -> CommandOutput {
    var library = try settings.library()
    do {
      var output = try run(try named(in: library, settings), &library, settings)
      output.session = library.session
      return output
    } catch let error as NameError {
      return try answer(to: error, in: library, settings)
    }
  }

  func answer(
    to error: NameError, in library: Library, _ settings: Settings
  ) throws -> CommandOutput {
    throw UnknownName(error: error, library: library)
  }

  func leadsOn(in library: () throws -> Library, _ settings: Settings) -> Bool {
    settings.source.canBeReadAgain && (try? named(in: library(), settings)) != nil
  }
}

/// A name that leads nowhere, and the library in which it was looked up.
struct UnknownName: Error {
  let error: NameError
  let library: Library
}

/// Tells which lines lead on, that may be advised instead of one that went wrong.
struct LineCheck {
  let settings: Settings

  /// The library of that line, once it is known.
  private(set) var library: Library?

  init(_ settings: Settings, _ library: Library?) {
    (self.settings, self.library) = (settings, library)
  }

  /// Whether a line can be read, and its names lead somewhere.
  mutating func leadsOn(_ arguments: [String]) -> Bool {
    guard let result = try? HPBooks.parse(arguments) else { return false }
    guard case .run(let command, let given) = result else { return true }
    var context = settings.context
    context.arguments = arguments
    let other = Settings(given, in: context)
    guard let command = try? command.init(given), (try? other.requireUsableFiles()) != nil
    else { return false }
    return leadsOn(command, other)
  }

  /// Whether the names of a command lead somewhere.
  mutating func leadsOn(_ command: any BookCommand, _ settings: Settings) -> Bool {
    command.leadsOn(in: { try opened(by: settings) }, settings)
  }

  private mutating func opened(by other: Settings) throws(DataFileError) -> Library {
    let isSame = other.source == settings.source && other.reader == settings.reader
    if isSame, let library { return library }
    let opened = try other.library()
    if isSame { library = opened }
    return opened
  }
}
