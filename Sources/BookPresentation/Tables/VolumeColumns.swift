import DisplayText

/// The columns that the rows of a list of volumes have.
struct VolumeColumns {
  /// Which of the choices they are.
  let choice: Int

  private let parts: [RowPart]

  /// The columns of each part; none for one that goes.
  private let widths: [Int]

  /// Takes the first of some choices that there is room for, or else the last.
  init(_ choices: [[RowPart]], in room: Int) {
    let fitting = choices.firstIndex { $0.fit(in: room, gap: TableRow.gap) }
    choice = fitting ?? choices.count - 1
    parts = choices[choice]
    widths = parts.widths(in: room, gap: TableRow.gap)
  }

  /// The columns of all cells and of the gaps between them.
  var width: Int { widths.reduce(-TableRow.gap) { $1 > 0 ? $0 + $1 + TableRow.gap : $0 } }

  /// Whether rows say the same, so that only the length of bars may tell them apart.
  func saysTheSame(as other: VolumeColumns) -> Bool {
    shown == other.shown && width(of: .title) == other.width(of: .title)
  }

  private var shown: [VolumeColumn] {
    parts.indices.compactMap { widths[$0] > 0 ? parts[$0].column : nil }
  }

  private func width(of column: VolumeColumn) -> Int {
    parts.firstIndex { $0.column == column }.map { widths[$0] } ?? 0
  }

  /// A row, given what it says in a column of some width.
  func row(margin: Int, _ cell: (VolumeColumn, Int) -> StyledText) -> StyledText {
    var row = TableRow(margin: margin)
    for (part, width) in zip(parts, widths) where width > 0 {
      guard let column = part.column else { continue }
      row.append(cell(column, width), width: width, alignment: column.alignment)
    }
    return row.text
  }
}
