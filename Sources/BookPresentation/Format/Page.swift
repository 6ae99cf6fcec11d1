package import BookCore
package import DisplayText
import TypedText

/// A page made of blocks, ready to be written, or to be browsed on a screen.
package struct Page: Equatable, Sendable {
  /// The rows of the page, with an empty one between blocks.
  private(set) var rows: [Row]

  /// What the address on the page leads to, or nil if there is none.
  package var link: WebAddress?

  /// How many rows at the top say what stands above the page on a screen.
  var headCount = 0

  package init(_ block: [StyledText] = []) { rows = block.rows() }

  init(rows: [Row]) { self.rows = rows }

  package var lines: [StyledText] { rows.map(\.line) }

  package mutating func append(_ block: [StyledText]) { append(block.rows()) }

  /// Adds a block at the end, unless it has no rows; the empty row before it ends the one above.
  mutating func append(_ block: [Row]) {
    if block.isEmpty { return }
    if let last = rows.last { rows.append(Row(StyledText(), at: last.anchor)) }
    rows += block
  }

  /// Says that what has been added so far stands above the page on a screen.
  mutating func endHead() { headCount = rows.count + 1 }
}
