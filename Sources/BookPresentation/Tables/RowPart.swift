import DisplayText

/// A part of a row, or a column of a table, and how it gives way where a terminal is narrow.
///
///     let parts = [RowPart(width: 30, minWidth: 8), RowPart(width: 10, rank: 1)]
///     parts.widths(in: 42, gap: 2)  // [30, 10]
///     parts.widths(in: 41, gap: 2)  // [29, 10]
///     parts.widths(in: 19, gap: 2)  // [19, 0]
struct RowPart {
  /// What it says, in the row of a volume.
  let column: VolumeColumn?

  /// The columns that it takes if there is room; a part without any is not there.
  let width: Int

  /// The columns that it keeps where others can go instead.
  let minWidth: Int

  /// What goes first where there is no room: the parts with the highest rank, together, but never
  /// those with rank 0.
  var rank: Int

  init(_ column: VolumeColumn? = nil, width: Int, minWidth: Int? = nil, rank: Int = 0) {
    self.column = column
    self.width = width
    self.minWidth = min(minWidth ?? width, width)
    self.rank = rank
  }
}

extension Sequence<RowPart> {
  /// Whether there is room for all that never goes.
  func fit(in room: Int, gap: Int) -> Bool { minWidth(upTo: 0, gap) <= room }

  /// The highest rank that there is room for, together with all below it.
  func shownRank(in room: Int, gap: Int) -> Int {
    let highest = reduce(0) { Swift.max($0, $1.rank) }
    var widths = Array(repeating: 0, count: highest + 1)
    for part in self where part.width > 0 { widths[part.rank] += part.minWidth + gap }
    var width = -gap
    for rank in 0...highest {
      width += widths[rank]
      if width > room { return Swift.max(0, rank - 1) }
    }
    return highest
  }

  /// The columns of each part, and none for one that goes.
  ///
  /// What is left beside the least that each needs is for the first that can use it.
  func widths(in room: Int, gap: Int) -> [Int] {
    let shownRank = shownRank(in: room, gap: gap)
    var spare = room - minWidth(upTo: shownRank, gap)
    return map { part in
      if part.rank > shownRank { return 0 }
      let width = Swift.max(part.minWidth, Swift.min(part.width, part.minWidth + spare))
      spare -= width - part.minWidth
      return width
    }
  }

  private func minWidth(upTo rank: Int, _ gap: Int) -> Int {
    reduce(-gap) { $1.width > 0 && $1.rank <= rank ? $0 + $1.minWidth + gap : $0 }
  }
}

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
