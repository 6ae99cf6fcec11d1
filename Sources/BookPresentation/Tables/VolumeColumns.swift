import DisplayText

/// What a row may say of a volume, from left to right.
enum VolumeColumn: Int {
  case number, title, bar, author, released, year, pages, status

  /// What stands above the column in a table.
  var head: String {
    switch self {
    case .number, .bar: ""
    case .title: Messages.titleColumn
    case .author: Messages.author
    case .released: Messages.released
    case .year: Messages.year
    case .pages: Messages.pages
    case .status: Messages.statusColumn
    }
  }

  fileprivate var alignment: TableRow.Alignment {
    self == .number || self == .year || self == .pages ? .right : .left
  }
}

/// The columns that the rows of a list of volumes have.
struct VolumeColumns {
  /// Some of the columns, and how each gives way.
  typealias Choice = [(column: VolumeColumn, part: RowPart)]

  let choice: Int

  private var shown: [(column: VolumeColumn, width: Int)] = []

  /// Takes the first of some choices that there is room for, or else the last.
  init(_ choices: [Choice], in room: Int) {
    let fitting = choices.firstIndex { $0.map(\.part).fit(in: room, gap: TableRow.gap) }
    choice = fitting ?? choices.count - 1
    let widths = choices[choice].map(\.part).widths(in: room, gap: TableRow.gap)
    for (column, width) in zip(choices[choice], widths) where width > 0 {
      shown.append((column.column, width))
    }
  }

  /// The columns of all cells and of the gaps between them.
  var width: Int { shown.reduce(-TableRow.gap) { $0 + $1.width + TableRow.gap } }

  func width(of column: VolumeColumn) -> Int { shown.first { $0.column == column }?.width ?? 0 }

  /// Whether rows say the same, so that only the length of bars may tell them apart.
  func saysTheSame(as other: VolumeColumns) -> Bool {
    shown.map(\.column) == other.shown.map(\.column)
      && width(of: .title) == other.width(of: .title)
  }

  /// A row, given what it says in a column of some width.
  func row(margin: Int, _ cell: (VolumeColumn, Int) -> StyledText) -> StyledText {
    var row = TableRow(margin: margin)
    for (column, width) in shown {
      row.append(cell(column, width), width: width, alignment: column.alignment)
    }
    return row.text
  }
}
