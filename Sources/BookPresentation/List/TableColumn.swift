import TerminalKit

/// A column of a table: a header, and cells that line up under it.
struct TableColumn: Sendable {
  enum Alignment {
    case left, right
  }

  /// The header, then a cell for each row.
  let cells: [StyledText]

  /// The columns that the widest cell takes.
  let width: Int

  private let alignment: Alignment

  init(_ header: String, _ rows: [String], alignment: Alignment) {
    var cells = [StyledText(header, style: .dim)]
    for row in rows { cells.append(StyledText(row)) }
    self.init(cells: cells, alignment: alignment)
  }

  private init(cells: [StyledText], alignment: Alignment) {
    self.cells = cells
    self.alignment = alignment
    width = cells.reduce(0) { max($0, $1.displayWidth) }
  }

  /// The spaces that line a cell up with the others.
  func spaces(around row: Int) -> (before: Int, after: Int) {
    let room = width - cells[row].displayWidth
    return alignment == .left ? (0, room) : (room, 0)
  }

  /// The column with its cells cut where they are wider.
  ///
  /// The titles of a series often begin alike. Where a cut at the end would leave different titles
  /// looking the same, the words that all of them begin with are cut as well.
  func cut(to width: Int) -> TableColumn {
    let rows = cells.dropFirst()
    let cut = rows.map { $0.truncated(to: width) }
    let shorter = Self.withoutSharedWords(rows.map(\.plainText)).map { $0.truncated(to: width) }
    let isTelling = Self.count(of: cut) < Self.count(of: shorter)
    return TableColumn(
      cells: [cells[0].truncated(to: width)] + (isTelling ? shorter : cut), alignment: alignment)
  }

  private static func count(of rows: some Sequence<StyledText>) -> Int {
    Set(rows.map(\.plainText)).count
  }

  /// The texts with an ellipsis for the words that all of them begin with.
  private static func withoutSharedWords(_ texts: [String]) -> [StyledText] {
    let shared = texts.sharedBeginning.utf8.count
    return texts.map { StyledText("…" + String(Substring($0.utf8.dropFirst(shared)))) }
  }
}
