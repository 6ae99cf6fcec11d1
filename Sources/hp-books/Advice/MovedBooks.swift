import BookCore
import BookPresentation
import DisplayText

/// What commands say of books whose file is gone, and which may be those that are open.
enum MovedBooks {
  /// How many files are named; a series whose volumes are only numbered may look like many others.
  private static let maxFiles = 3

  /// Where the books were, and how to take over what is remembered of them; nothing if there are
  /// none.
  static func notice(in library: Library, _ settings: Settings) -> [StyledText] {
    let commands = library.movedBooks.prefix(maxFiles).flatMap { books in
      settings.command(
        Messages.rememberedElsewhere(books.path), AdvisedLine.takingOver(from: books.path))
    }
    return Page.answer([], commands: commands, format: settings.format).lines
  }
}
