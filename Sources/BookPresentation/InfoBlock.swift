import BookCore
import TerminalKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The facts of a volume: its title, then a label and a value for each.
struct InfoBlock {
  /// The columns that a value needs to stand beside its label; otherwise it stands below.
  private static let leastValueWidth = 20

  private let title: String
  private let facts: [(label: String, value: String)]

  init(_ book: Book) {
    title = book.title
    facts = [
      (Words.author, book.author.onOneLine),
      (Words.released, book.releaseDate.formatted),
      (Words.pages, String(book.pages)),
      (Words.wiki, book.wiki?.absoluteString ?? ""),
    ].filter { !$0.value.isEmpty }
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    format.heading(title) + facts.flatMap { lines($0, $1, format) }.map(format.indented)
  }
}

extension InfoBlock {
  private func lines(_ label: String, _ value: String, _ format: PageFormat) -> [StyledText] {
    let label = StyledText(label, style: .bold)
    let column = labelWidth + 2
    guard format.textWidth - column >= Self.leastValueWidth else {
      return [label] + Self.wrapped(value, to: format.textWidth - 2).map { $0.indented(by: 2) }
    }
    let values = Self.wrapped(value, to: format.fullWidth - column)
    return [label.paddedAtEnd(to: column) + values[0]]
      + values.dropFirst().map { $0.indented(by: column) }
  }

  /// Wraps a value; one without spaces is broken at its last slash where that makes two lines, so
  /// that an address does not end in the middle of a name.
  private static func wrapped(_ value: String, to width: Int) -> [StyledText] {
    let whole = StyledText(value)
    guard whole.displayWidth > width, !value.contains(" "),
      let slash = value.lastIndex(of: "/")
    else { return whole.wrapped(to: width) }
    let halves = [value[...slash], value[slash...].dropFirst()].map { StyledText(String($0)) }
    return halves.allSatisfy { $0.displayWidth <= width } ? halves : whole.wrapped(to: width)
  }

  private var labelWidth: Int {
    facts.map(\.label.displayWidth).max() ?? 0
  }
}
