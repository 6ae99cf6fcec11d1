package import BookCore
package import DisplayText
import TypedText

/// A page made of blocks, ready to be written, or to be browsed on a screen.
package struct Page: Equatable, Sendable {
  /// The rows of the page, with an empty one between blocks.
  private(set) var rows: [Row]

  /// What the address on the page leads to, or nil if there is none.
  package var link: WebAddress?

  /// What was found, if that is what it shows.
  var found: [SearchResult] = []

  /// How many rows at the top say what stands above the page on a screen.
  var headCount = 0

  package init(_ block: [StyledText] = []) {
    rows = []
    rows.reserveCapacity(block.count)
    rows.append(block)
  }

  init(rows: [Row]) { self.rows = rows }

  /// What is printed.
  package var lines: [StyledText] { rows.map(\.line) }

  /// Adds a block at the end, unless it has no lines.
  package mutating func append(_ block: [StyledText]) {
    if block.isEmpty { return }
    endBlock()
    rows.append(block)
  }

  /// Adds a block at the end, unless it has no rows.
  mutating func append(_ block: [Row]) {
    if block.isEmpty { return }
    endBlock()
    rows += block
  }

  /// The empty row before a block ends the one above.
  private mutating func endBlock() {
    if let last = rows.last { rows.append(Row(StyledText(), at: last.anchor)) }
  }

  /// Says that what has been added so far stands above the page on a screen.
  mutating func endHead() { headCount = rows.count + 1 }

  /// Puts a cover to the left of all rows, with as many more as it needs.
  mutating func put(_ cover: DrawnCover, _ format: PageFormat) {
    if cover.isNone { return }
    rows += Array(repeating: Row(StyledText()), count: max(0, DrawnCover.height - rows.count))
    for index in rows.indices {
      rows[index].put(cover.left(beside: rows[index].line, at: index, format))
    }
  }

  /// What is true, and what to type next.
  package static func answer(
    _ answers: [String], commands: [LabelledCommand] = [], format: PageFormat
  ) -> Page {
    answer(answers.map { Answer($0) }, about: nil, commands: commands, format: format)
  }

  /// The same of volumes of a series, with titles as in its overview.
  package static func answer(
    _ answers: [Answer], about series: BookSeries?, commands: [LabelledCommand] = [],
    format: PageFormat
  ) -> Page {
    let beginning = series?.map { $0.title.onOneLine }.sharedBeginning ?? ""
    let lines = answers.flatMap { $0.lines(without: beginning, format) }
    return Page(lines + commands.flatMap { $0.lines(format) })
  }
}
