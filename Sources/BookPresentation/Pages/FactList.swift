import BookCore
import DisplayText

/// Labels with their values, in two columns if there is room for two.
///
/// An address or a path is never broken, so that it can be copied: if it does not fit where a value
/// goes, it has a line of its own.
struct FactList {
  /// The columns that a value needs beside its label; with fewer it goes below.
  private static let minValueWidth = 20

  private static let indent = 2

  private var labels: [String] = []
  private var values: [StyledText] = []

  mutating func add(_ label: String, _ value: String) {
    add(label, StyledText(prose: value.onOneLine))
  }

  /// Adds a label with an address or a path, or with other words if there is none.
  mutating func add(_ label: String, address: String?, orElse words: String = "") {
    add(label, address.map { StyledText($0, style: .address) } ?? StyledText(words))
  }

  /// Its rows, in which the labels are not what a search is after.
  func rows(_ format: PageFormat, at anchor: Anchor? = nil) -> [Row] {
    let valueColumn = labels.reduce(0) { max($0, $1.displayWidth) } + TableRow.gap
    let isRoomy = format.textWidth - valueColumn >= Self.minValueWidth
    let column = isRoomy ? valueColumn : Self.indent
    var rows: [Row] = []
    for (label, value) in zip(labels, values) {
      let label = StyledText(label, style: .bold)
      let room = (value.isAddress ? format.fullWidth : format.textWidth) - column
      if value.isAddress, value.displayWidth > room {
        rows += [format.indented(label)].rows(at: anchor, areLabels: true)
        rows += format.whole(value).rows(at: anchor)
        continue
      }
      if !isRoomy { rows += [format.indented(label)].rows(at: anchor, areLabels: true) }
      for (row, line) in value.wrapped(to: room).enumerated() {
        let beginning = isRoomy && row == 0 ? label : StyledText()
        let text = format.indented(beginning.paddedAtEnd(to: column) + line)
        rows.append(Row(text, at: anchor, labelLength: text.length - line.length))
      }
    }
    return rows
  }
}

extension FactList {
  /// The facts of a volume, and what the reader has done with it.
  init(_ book: Book, _ record: BookRecord, status: ReadingStatus) {
    add(Messages.author, book.author)
    add(Messages.released, book.releaseDate.formatted)
    add(Messages.pages, book.pages.grouped)
    add(Messages.statusColumn, record.statusDescription(status, in: book.chapters))
    add(Messages.finishedVolume, record.finishedOn.map(\.formatted).joined(by: "; "))
  }

  private mutating func add(_ label: String, _ value: StyledText) {
    if value.isEmpty { return }
    labels.append(label)
    values.append(value)
  }
}

extension Page {
  package static func paths(
    data: String?, state: String?, orElse words: String = "", format: PageFormat
  ) -> Page {
    var facts = FactList()
    facts.add(
      "Data", address: data == "-" ? nil : data,
      orElse: data == nil ? "embedded in the program" : "standard input")
    facts.add("State", address: state, orElse: words)
    return Page(rows: facts.rows(format))
  }
}
