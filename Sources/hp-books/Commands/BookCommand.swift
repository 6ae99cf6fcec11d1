import ArgumentParsing
import BookCore

/// A command of this program, made from the values of a valid line.
protocol BookCommand: ParsableCommand {
  init(_ given: GivenValues) throws(ValidationError)

  /// Whether it has anything to do with the data file or the reader state.
  static var usesFiles: Bool { get }

  /// Runs the command; its output is printed when this has returned.
  ///
  /// A `ValidationError` gets the usage of the command, and so does an `UnknownName`.
  func run(_ settings: Settings) throws -> CommandOutput

  /// Whether the names on its line lead somewhere in a library, which is opened only for them;
  /// they do not if it cannot be.
  func leadsOn(in visit: () throws -> Visit) -> Bool
}

extension BookCommand {
  static var usesFiles: Bool { true }

  func leadsOn(in visit: () throws -> Visit) -> Bool { true }
}

/// A command about the books, or about what is remembered of them.
protocol LibraryCommand: BookCommand {
  /// What its words name: a book, a place in one, several books, people, or nothing.
  associatedtype Named

  /// Finds what the words of the line name; throws if that is nothing, or if it leads nowhere.
  func named(in visit: Visit) throws -> Named

  /// Runs the command in an open library; its changes are saved when the output is out.
  func run(_ named: Named, in visit: inout Visit) throws -> CommandOutput

  /// What it says where the words name nothing; most throw that.
  func answer(to error: NameError, in visit: Visit) throws -> CommandOutput
}

extension LibraryCommand where Named == Void { func named(in visit: Visit) {} }

extension LibraryCommand {
  func run(_ settings: Settings) throws -> CommandOutput {
    var visit = Visit(settings: settings, library: try settings.library())
    var output: CommandOutput
    do {
      output = try run(try named(in: visit), in: &visit)
    } catch let error as NameError {
      output = try answer(to: error, in: visit)
    }
    output.session = visit.library.session
    return output
  }

  func answer(to error: NameError, in visit: Visit) throws -> CommandOutput {
    throw UnknownName(error: error, library: visit.library)
  }

  func leadsOn(in visit: () throws -> Visit) -> Bool { (try? named(in: visit())) != nil }
}

/// A name that leads nowhere, and the library in which it was looked up.
struct UnknownName: Error {
  let error: NameError
  let library: Library
}
