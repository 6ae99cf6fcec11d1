import BookCore
import TerminalKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The facts of a volume: its title, then a label and a value for each.
struct InfoBlock {
  private struct Fact {
    let label: String
    let value: String
  }

  /// The columns that a value needs to stand beside its label; otherwise it stands below.
  private static let leastValueWidth = 20

  private let title: String
  private let facts: [Fact]

  init(_ book: Book) {
    title = book.title
    facts = [
      Fact(label: Words.author, value: book.author),
      Fact(label: Words.released, value: book.releaseDate.formatted),
      Fact(label: Words.pages, value: String(book.pages)),
      Fact(label: Words.wiki, value: book.wiki?.absoluteString ?? ""),
    ].filter { !$0.value.isEmpty }
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    format.heading(title) + facts.flatMap { lines(for: $0, format) }.map(format.indented)
  }
}

extension InfoBlock {
  private func lines(for fact: Fact, _ format: PageFormat) -> [StyledText] {
    let label = StyledText(fact.label, style: .bold)
    let value = StyledText(fact.value.onOneLine)
    let column = labelWidth + 2
    guard format.textWidth - column >= Self.leastValueWidth else {
      return [label] + value.wrapped(to: format.textWidth - 2).map { $0.indented(by: 2) }
    }
    let values = value.wrapped(to: format.fullWidth - column)
    return [label.paddedAtEnd(to: column) + values[0]]
      + values.dropFirst().map { $0.indented(by: column) }
  }

  private var labelWidth: Int {
    facts.map(\.label.displayWidth).max() ?? 0
  }
}
