import DisplayText

/// A row of a table, built up from left to right.
struct TableRow {
  enum Alignment { case left, right }

  static let gap = 2

  /// The row, without trailing spaces.
  private(set) var text = StyledText()

  private var spaces: Int

  init(margin: Int = 0) { spaces = margin }

  /// Adds a cell at the right; in a column without text, it takes no room.
  mutating func append(_ cell: StyledText, width: Int, alignment: Alignment = .left) {
    if width == 0 { return }
    let room = width - cell.displayWidth
    if cell.isEmpty {
      spaces += width + Self.gap
    } else {
      text.appendSpaces(alignment == .right ? spaces + room : spaces)
      text += cell
      spaces = alignment == .right ? Self.gap : room + Self.gap
    }
  }
}

/// What a row may say of a volume, from left to right.
enum VolumeColumn {
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

  var alignment: TableRow.Alignment {
    self == .number || self == .year || self == .pages ? .right : .left
  }
}
