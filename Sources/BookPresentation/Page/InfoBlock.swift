import BookCore
import TerminalKit

/// The facts of a volume under its title.
struct InfoBlock {
  private let title: String
  private var facts = FactList()

  init(_ book: Book) {
    title = book.title
    facts.add(Words.author, book.author)
    facts.add(Words.released, book.releaseDate.formatted)
    facts.add(Words.pages, String(book.pages))
    facts.add(Words.wiki, book.wiki?.description ?? "")
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    format.heading(title) + facts.lines(format)
  }
}
