public import TerminalKit

/// A page made of blocks, ready to be written.
public struct Page: Equatable, Sendable {
  /// The blocks from top to bottom, each a list of lines.
  let blocks: [[StyledText]]

  init(blocks: [[StyledText]]) {
    self.blocks = blocks.filter { !$0.isEmpty }
  }

  /// The lines of the page, with an empty one between blocks.
  public var lines: [StyledText] {
    Array(blocks.joined(separator: [StyledText()]))
  }
}
