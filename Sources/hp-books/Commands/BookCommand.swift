import ArgumentParsing
import BookCore

/// A command of the program: a value, whose fields are what a line gave for it.
protocol BookCommand: ParsableCommand {
  /// Makes the command of a line; throws if its values do not go together.
  init(_ given: GivenValues) throws(ValidationError)

  /// Runs the command; its output is printed when this has returned.
  ///
  /// A `ValidationError` gets the usage of the command, and so does a `NameError`.
  func run(_ settings: Settings) throws -> CommandOutput
}

/// A command about the books, or about what is remembered of them.
protocol LibraryCommand: BookCommand {
  /// Runs the command in an open library; its changes are saved when the output is out.
  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput
}

extension LibraryCommand {
  func run(_ settings: Settings) throws -> CommandOutput {
    var library = try settings.library()
    do {
      var output = try run(&library, settings)
      output.session = library.session
      return output
    } catch {
      settings.keep(library)
      throw error
    }
  }
}
