import BookCore
import TerminalKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The facts of a volume under its title.
struct InfoBlock {
  private let title: String
  private let facts: FactList

  init(_ book: Book) {
    title = book.title
    facts = FactList([
      (Words.author, book.author),
      (Words.released, book.releaseDate.formatted),
      (Words.pages, String(book.pages)),
      (Words.wiki, book.wiki?.absoluteString ?? ""),
    ])
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    format.heading(title) + facts.lines(format)
  }
}
