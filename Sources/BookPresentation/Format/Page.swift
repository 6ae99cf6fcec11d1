package import BookCore
package import DisplayText

/// A page made of blocks, ready to be written.
package struct Page: Equatable, Sendable {
  /// The lines of the page, with an empty one between blocks.
  package private(set) var lines: [StyledText]

  /// What the address on the page leads to, or nil if there is none.
  package var link: WebAddress?

  package init(_ block: [StyledText] = []) { lines = block }

  /// Adds a block at the end, unless it has no lines.
  package mutating func append(_ block: [StyledText]) {
    if block.isEmpty { return }
    if !lines.isEmpty { lines.append(StyledText()) }
    lines += block
  }
}
